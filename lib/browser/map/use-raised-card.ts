// A card is the element whose id is `clinic-<cid>`.
import { type RefObject, useEffect } from 'react'

const PREFIX = 'clinic-'
const cardIdAt = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest(`[id^=${PREFIX}]`)?.id.slice(PREFIX.length)) || null

export function useRaisedCard(list: RefObject<HTMLElement | null>, onRaise: (id: string | null) => void): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const raise = ({ target }: Event) => onRaise(cardIdAt(target))
    const lower = () => onRaise(null)
    const events: [string, (event: Event) => void][] = [
      ['pointerover', raise],
      ['focusin', raise],
      ['pointerleave', lower],
      ['focusout', lower],
    ]
    for (const [name, listen] of events) element.addEventListener(name, listen)
    return () => {
      for (const [name, listen] of events) element.removeEventListener(name, listen)
    }
  }, [list, onRaise])
}

export function highlightCard(id: string | null): void {
  for (const card of document.querySelectorAll('[data-raised]')) card.removeAttribute('data-raised')
  if (id !== null) document.getElementById(`${PREFIX}${id}`)?.setAttribute('data-raised', '')
}

export function goToCard(id: string): void {
  const card = document.getElementById(`${PREFIX}${id}`)
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  card?.focus({ preventScroll: true })
}

// Keeps a fixed thing off what matters: it tucks itself away while it would cover the focused control, the page's primary
// button or a step's form.
import { type RefObject, useEffect, useState } from 'react'

const PRIMARY = '[data-primary], main form[method="post"]'

/** What the thing would cover. While it is a focused control alone, the keyboard may still come to the thing. */
export type InTheWay = 'nothing' | 'focus' | 'primary'

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function coveredBy(own: HTMLElement): InTheWay {
  const area = own.getBoundingClientRect()
  const covers = (element: Element) => overlaps(area, element.getBoundingClientRect())
  if ([...document.querySelectorAll(PRIMARY)].some(covers)) return 'primary'
  const focused = document.activeElement
  if (!focused || own.contains(focused) || ['BODY', 'H1', 'MAIN'].includes(focused.tagName)) return 'nothing'
  return covers(focused) ? 'focus' : 'nothing'
}

/** `place` stays where the thing would stand when it is not tucked away; `isThere` says that it is on the page. */
export function useClearOf(place: RefObject<HTMLElement | null>, isThere: boolean): InTheWay {
  const [inTheWay, setInTheWay] = useState<InTheWay>('nothing')
  useEffect(() => {
    if (!isThere) return
    let frame = 0
    const look = () => {
      if (place.current) setInTheWay(coveredBy(place.current))
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    document.addEventListener('focusin', soon)
    document.addEventListener('focusout', soon)
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', soon)
      document.removeEventListener('focusout', soon)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [place, isThere])
  return inTheWay
}

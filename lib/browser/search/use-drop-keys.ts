import { type RefObject, useEffect, useState } from 'react'

const ROWS = 'a, button'

export function useDropKeys(box: RefObject<HTMLElement | null>, field: string) {
  const [isOpen, setIsOpen] = useState(true)
  useEffect(() => {
    const home = box.current?.parentElement
    const input = document.getElementById(field)
    if (!home || !input) return
    const rows = () => [...(box.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
    const onKeyDown = (event: KeyboardEvent) => {
      const all = rows()
      if (all.length === 0) return
      if (event.key === 'Escape') {
        event.preventDefault()
        setIsOpen(false)
        input.focus()
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const at = all.findIndex((row) => row.isSameNode(document.activeElement))
      const isInField = document.activeElement === input
      if (step === 0 || (at < 0 && !isInField) || (isInField && step < 0)) return
      event.preventDefault()
      const next = all[Math.min(at + step, all.length - 1)] ?? input
      next.focus()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !home.contains(relatedTarget)) setIsOpen(false)
    }
    const open = () => setIsOpen(true)
    // Keeps the focus in the field. Otherwise the list would close before the press ends.
    const stay = (event: Event) => event.preventDefault()
    const list = box.current
    list?.addEventListener('mousedown', stay)
    home.addEventListener('keydown', onKeyDown)
    home.addEventListener('focusout', onFocusOut)
    input.addEventListener('input', open)
    input.addEventListener('focus', open)
    return () => {
      list?.removeEventListener('mousedown', stay)
      home.removeEventListener('keydown', onKeyDown)
      home.removeEventListener('focusout', onFocusOut)
      input.removeEventListener('input', open)
      input.removeEventListener('focus', open)
    }
  }, [box, field])
  return { isOpen, close: () => setIsOpen(false) }
}

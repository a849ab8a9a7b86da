// Keeps a fixed thing off what matters: it tucks itself away while it would cover the focused control, the page's primary
// button or a step's form.
import { type RefObject, useEffect, useState } from 'react'

const PRIMARY = '[data-primary], main form[method="post"]'

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** `place` stays where the thing would stand when it is not tucked away. */
export function useClearOf(place: RefObject<HTMLElement | null>): boolean {
  const [isTucked, setIsTucked] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      const own = place.current
      if (!own) return
      const area = own.getBoundingClientRect()
      const focused = document.activeElement
      const inTheWay: Element[] = [...document.querySelectorAll(PRIMARY)]
      if (focused && focused !== document.body && !own.contains(focused) && focused.tagName !== 'H1') {
        inTheWay.push(focused)
      }
      setIsTucked(
        inTheWay.some((element) => element.tagName !== 'MAIN' && overlaps(area, element.getBoundingClientRect())),
      )
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    soon()
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
  }, [place])
  return isTucked
}

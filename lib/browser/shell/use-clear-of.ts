// A fixed element must not cover controls, links, a step's form or first aid.
import { type RefObject, useEffect, useState } from 'react'

const CLEARANCE =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, label, iframe, [role=button], [tabindex="0"], ' +
  '[data-primary], [data-keep-clear], main form[method="post"]'

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** A closed or hidden element may still have a box. */
const isSeen = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility()

function isClear(bar: HTMLElement): boolean {
  const area = bar.getBoundingClientRect()
  return ![...document.querySelectorAll(CLEARANCE)].some(
    (element) =>
      !bar.contains(element) &&
      !element.closest('dialog') &&
      overlaps(area, element.getBoundingClientRect()) &&
      isSeen(element),
  )
}

export function useClearOf(place: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  // Aside until the first check, so that it never flashes over content.
  const [isFree, setIsFree] = useState(false)
  useEffect(() => {
    if (!isThere) return
    let frame = 0
    const measure = () => {
      if (place.current) setIsFree(isClear(place.current))
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    measure()
    // Each of these may move content under the element.
    const changes = new MutationObserver(soon)
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['open', 'hidden', 'inert'],
    })
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    document.addEventListener('transitionend', soon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      sizes.disconnect()
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
      document.removeEventListener('transitionend', soon)
    }
  }, [place, isThere])
  return isFree
}

// Keeps partners' scripts away from the pages that show a patient's own booking or account: between those and all others
// lies a whole load, in either direction, so that no document ever holds both.
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { isPrivatePath } from '@/lib/addresses/private-pages'
import { hasPartners } from '@/lib/browser/measuring/partners'
import { loadAnew, navigateTo } from '@/lib/browser/pool/navigation'

const crosses = (to: string): boolean =>
  hasPartners() && isPrivatePath(new URL(to, window.location.href).pathname) !== isPrivatePath(window.location.pathname)

/** Goes to another page of the site as the router does, but by a whole load where one of both is private. */
export function useGo(): (to: string) => Promise<unknown> {
  const router = useRouter()
  return (to) => {
    if (!crosses(to)) return router.push(to)
    navigateTo(to)
    // Nothing follows: this page is being left.
    return new Promise(() => undefined)
  }
}

/** Links that cross are left to the browser: the links' own handler listens below the document and never hears of them. */
function useLinksThatCross(): void {
  useEffect(() => {
    if (!hasPartners()) return
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && link.origin === window.location.origin && crosses(link.href)) event.stopPropagation()
    }
    document.addEventListener('click', follow, true)
    return () => document.removeEventListener('click', follow, true)
  }, [])
}

/**
 * What this document may hold: `isMixed` when the router came to a page across the border all the same (Back, or another
 * way than the two above); then nothing of it is shown, and it is loaded anew. `mayMeasure`: whether partners may be here.
 */
export function usePrivateDocuments(): { isMixed: boolean; mayMeasure: boolean } {
  const isPrivate = isPrivatePath(useRouter().pathname)
  const [wasPrivate] = useState(isPrivate)
  const isMixed = hasPartners() && isPrivate !== wasPrivate
  useEffect(() => {
    if (isMixed) loadAnew()
  }, [isMixed])
  useLinksThatCross()
  return { isMixed, mayMeasure: hasPartners() && !isPrivate && !wasPrivate }
}

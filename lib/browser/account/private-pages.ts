// Partners' scripts must never share a document with a patient's booking or account. A full load separates them.
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'
import { isPrivatePath } from '@/lib/addresses/private-pages'
import { hasPartners } from '@/lib/browser/measuring/partners'
import { loadAnew, navigateTo } from '@/lib/browser/pool/navigation'
import { useLocalPath } from '@/lib/browser/shell/use-local-path'

const crosses = (to: string): boolean =>
  hasPartners() && isPrivatePath(new URL(to, window.location.href).pathname) !== isPrivatePath(window.location.pathname)

export function useGo(): (to: string) => Promise<unknown> {
  const router = useRouter()
  const localPath = useLocalPath()
  return (to) => {
    if (!crosses(to)) return router.push(to)
    navigateTo(localPath(to))
    return new Promise(() => undefined)
  }
}

/** Capturing stops Next's own link handler, so that the browser does a full load. */
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

/** `isMixed`: the router crossed over anyway (for example by Back); nothing is shown before the reload. */
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

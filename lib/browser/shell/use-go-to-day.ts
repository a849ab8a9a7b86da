// Goes to the times of another day: while they are fetched, those that are shown make room for them.
import { useRouter } from 'next/compat/router'
import { trackLoading } from '@/lib/browser/shell/loading-areas'

export const TIMES_AREA = 'times'

/** Goes by the router, the page staying where it is; undefined where there is none. */
export function useGoToDay(): ((href: string) => Promise<boolean>) | undefined {
  const router = useRouter()
  if (!router) return undefined
  return async (href) => {
    const from = document.activeElement
    const isThere = await trackLoading(TIMES_AREA, () => router.push(href, undefined, { scroll: false }))
    // The day keeps the focus, which a page that came would have.
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    return isThere
  }
}

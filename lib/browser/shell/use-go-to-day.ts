// Goes to the times of another day: while they are fetched, those that are shown make room for them.
import { useRouter } from 'next/compat/router'
import { trackLoading } from '@/lib/browser/shell/loading-areas'

export const TIMES_AREA = 'times'

/** Goes by the router, the page staying where it is; undefined where there is none. */
export function useGoToDay(): ((href: string) => Promise<boolean>) | undefined {
  const router = useRouter()
  return router ? (href) => trackLoading(TIMES_AREA, () => router.push(href, undefined, { scroll: false })) : undefined
}

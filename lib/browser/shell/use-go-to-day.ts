import { useRouter } from 'next/compat/router'
import { trackLoading } from '@/lib/browser/shell/loading-areas'

export const TIMES_AREA = 'times'

export function useGoToDay(): ((href: string) => Promise<boolean>) | undefined {
  const router = useRouter()
  if (!router) return undefined
  return async (href) => {
    const from = document.activeElement
    const isThere = await trackLoading(TIMES_AREA, () => router.push(href, undefined, { scroll: false }))
    // Keeps the focus on the day; a route change would move it.
    if (from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true })
    return isThere
  }
}

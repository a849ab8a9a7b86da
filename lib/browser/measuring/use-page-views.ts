// One view per path: not for changed parameters, and not twice under StrictMode.
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { pageViewed } from '@/lib/browser/measuring/analytics'
import type { ExperimentVariant } from '@/lib/catalogue/variants'

let lastPath: string | null = null

/** A booking's reference and a payment's id are never sent: the route's pattern stands for them. */
const SECRET = /\[(reference|id)\]/

export const trackedPath = (pathname: string, asPath: string): string =>
  SECRET.test(pathname) ? pathname : (asPath.split(/[?#]/, 1)[0] ?? '/')

type PageFacts = { about?: string | null | undefined; experiment?: ExperimentVariant | undefined }

export function usePageViews({ about, experiment }: PageFacts = {}): void {
  const { isReady, pathname, asPath, query } = useRouter()
  const path = trackedPath(pathname, asPath)
  const treatment = [query.treatment].flat().at(-1) ?? about ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes without the path is no new view.
  useEffect(() => {
    if (!isReady || lastPath === path) return
    const isFirst = lastPath === null
    lastPath = path
    void pageViewed(path, treatment, { experiment, isFirst })
  }, [isReady, path])
}

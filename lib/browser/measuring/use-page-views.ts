// A page view once per path, after the router is ready: not for a change of parameters, and not twice under StrictMode.
import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { pageViewed } from '@/lib/browser/measuring/analytics'
import type { ExperimentVariant } from '@/lib/catalogue/variants'

// Outlives the effects, which StrictMode runs twice.
let lastPath: string | null = null

/** The path as it may be told: a route whose parameter names a booking goes by its pattern. */
export const trackedPath = (pathname: string, asPath: string): string =>
  pathname.includes('[reference]') ? pathname : (asPath.split(/[?#]/, 1)[0] ?? '/')

type PageFacts = { about?: string | null | undefined; experiment?: ExperimentVariant | undefined }

/** `about` is the treatment of a step's walk, where the address names none; `trial` is what the page shows of an experiment. */
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

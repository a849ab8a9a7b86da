// What of Next's own the pages are rendered with: the contexts that its components look for. They have no public names;
// tests/reliability/documents.test.ts holds what is made of them to what Next itself writes.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ParsedUrlQuery } from 'node:querystring'
import type { Context, ReactElement } from 'react'

/** What components read of a router on the server; none of them goes anywhere there. */
export type ServerRouter = {
  route: string
  pathname: string
  query: ParsedUrlQuery
  asPath: string
  basePath: string
  isFallback: boolean
  isReady: boolean
  isPreview: boolean
  isLocaleDomain: boolean
}

type HeadManager = {
  updateHead(state: ReactElement[]): void
  updateScripts(): void
  scripts: Record<string, never>
  mountedInstances: Set<unknown>
}

export type NextParts = {
  RouterContext: Context<ServerRouter>
  HeadManagerContext: Context<HeadManager>
  /** Hears of each part of a page that is loaded by itself. */
  LoadableContext: Context<(name: string) => void>
  HtmlContext: Context<object>
  /** What a page's head holds before anything is added. */
  defaultHead(): ReactElement[]
  /** Loads every such part of the pages that are loaded by now. */
  loadAll(): Promise<void>
}

/**
 * The copies that built pages have. `root` is the site's folder. Pages are to be loaded after this: what they ask for by Next's
 * own names is found where Next would have them look, without it.
 */
export function nextParts(root: string): NextParts {
  const load = createRequire(join(root, 'package.json'))
  load('next/dist/server/require-hook')
  const { contexts } = load('next/dist/server/route-modules/pages/module.compiled').vendored
  return {
    RouterContext: contexts.RouterContext.RouterContext,
    HeadManagerContext: contexts.HeadManagerContext.HeadManagerContext,
    LoadableContext: contexts.LoadableContext.LoadableContext,
    HtmlContext: contexts.HtmlContext.HtmlContext,
    defaultHead: load('next/dist/shared/lib/head').defaultHead,
    loadAll: () => contexts.Loadable.default.preloadAll(),
  }
}

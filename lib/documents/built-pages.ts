// The pages as the build left them: their code, which address each has, what their documents name of the browser's files.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ParsedUrlQuery } from 'node:querystring'
import type { ComponentType } from 'react'
import { type NextParts, nextParts, type ServerRouter } from '@/lib/documents/next-parts'
import { readOwn } from '@/lib/typed/own-json'

type PageContext = {
  req: IncomingMessage
  res: ServerResponse
  query: ParsedUrlQuery
  params: Record<string, string>
  /** The address without its origin; a data request's is that of its page. */
  resolvedUrl: string
}
type Redirect = { destination: string } & ({ statusCode: number } | { permanent: boolean })
export type PageProps = Record<string, unknown>
type PageResult = { props: PageProps | Promise<PageProps> } | { redirect: Redirect } | { notFound: true }
type AppProps = { pageProps: PageProps; __N_SSP?: true; Component: ComponentType; router: ServerRouter }

/** What a document is made of. */
export type PageCode = {
  /** As Next writes it: what stands in brackets is open. */
  path: string
  Component: ComponentType
  App: ComponentType<AppProps>
  Document: ComponentType<{ html: string }>
}
type ServerSide = (context: PageContext) => Promise<PageResult>
type BuiltPage = PageCode & { getServerSideProps: ServerSide }
type ErrorContext = { res: ServerResponse; err: unknown; pathname: string }

/** What a built page hands out (next/dist/build/templates/pages.js). */
type BuiltModule = {
  getServerSideProps?: ServerSide
  default: ComponentType
  routeModule: { components: Pick<PageCode, 'App' | 'Document'> }
}
type ErrorModule = BuiltModule & { default: { getInitialProps(context: ErrorContext): Promise<PageProps> } }

/** A page, and what stands in the open parts of its path. */
export type Match = { page: BuiltPage; params: Record<string, string> }

export type Build = {
  id: string
  next: NextParts
  /** The browser's files by page, which the document writes out. */
  manifest: object
  /** The files of each part of a page that is loaded by itself. */
  loadable: Record<string, { id: string | number; files: string[] }>
  /** What stands in place of a page that there is not, or that fails. */
  error: PageCode & { propsOf(context: ErrorContext): Promise<PageProps> }
  /** Null for an address that no page has, or one that needs nothing of a request. */
  find(pathname: string): Match | null
}

const OPEN = /\[(\w+)\]/g

/** Finds a page with open parts by its path. */
function finderOf(page: BuiltPage): (pathname: string) => Match | null {
  const pattern = new RegExp(`^${page.path.replaceAll('.', '\\.').replace(OPEN, '([^/]+)')}$`)
  const names = [...page.path.matchAll(OPEN)].map(([, name = '']) => name)
  return (pathname) => {
    const found = pattern.exec(pathname)
    if (!found) return null
    return { page, params: Object.fromEntries(names.map((name, n) => [name, decodeURIComponent(found[n + 1] ?? '')])) }
  }
}

/** Loads the pages of a build that are made for each request. `root` is the site's folder. */
export async function openBuild(root: string): Promise<Build> {
  const folder = join(root, '.next')
  const read = <T>(...path: string[]): T => readOwn(readFileSync(join(folder, ...path), 'utf8'))
  const load = createRequire(join(folder, 'server', 'pages.js'))
  const next = nextParts(root)
  const files = read<Record<string, string>>('server', 'pages-manifest.json')
  const fixed = new Map<string, Match>()
  const open: ReturnType<typeof finderOf>[] = []
  for (const [path, file] of Object.entries(files)) {
    if (!file.endsWith('.js') || /^\/(?:api\/|_)/.test(path)) continue
    const { getServerSideProps, default: Component, routeModule }: BuiltModule = await load(`./${file}`)
    if (!getServerSideProps) continue
    const page = { path, getServerSideProps, Component, ...routeModule.components }
    if (path.includes('[')) open.push(finderOf(page))
    else fixed.set(path, { page, params: {} })
  }
  const failure: ErrorModule = await load('./pages/_error.js')
  await next.loadAll()
  return {
    id: readFileSync(join(folder, 'BUILD_ID'), 'utf8'),
    next,
    manifest: read('build-manifest.json'),
    loadable: read('react-loadable-manifest.json'),
    error: {
      path: '/_error',
      Component: failure.default,
      ...failure.routeModule.components,
      propsOf: (context) => failure.default.getInitialProps(context),
    },
    find(pathname) {
      const found = fixed.get(pathname)
      if (found) return found
      for (const find of open) {
        const matched = find(pathname)
        if (matched) return matched
      }
      return null
    },
  }
}

// Writes the document of a page: its components first, then the document that names what they need.
import type { ParsedUrlQuery } from 'node:querystring'
import { renderToString } from 'react-dom/server'
import type { Build, PageCode, PageProps } from '@/lib/documents/built-pages'
import type { ServerRouter } from '@/lib/documents/next-parts'

/** The place in a document that next/document leaves to the page. */
const BODY = '<next-js-internal-body-render-target></next-js-internal-body-render-target>'

/** React counts a tree's branches in the ids that it makes: these two stand where the browser's tree has parts of Next. */
const Sibling = () => null

export type View = {
  page: PageCode
  /** Which of a page's functions made its props: the browser's side asks for them anew by it. */
  by: 'getServerSideProps' | 'getInitialProps'
  query: ParsedUrlQuery
  /** The address that was asked for, without its origin. */
  asPath: string
  pageProps: PageProps
}

/** The names are Next's. */
const propsOf = ({ by, pageProps }: View) =>
  by === 'getServerSideProps' ? ({ pageProps, __N_SSP: true } as const) : { pageProps }

function routerOf({ page, query, asPath }: View): ServerRouter {
  const { path } = page
  const state = { isFallback: false, isReady: true, isPreview: false, isLocaleDomain: false }
  return { route: path, pathname: path, query, asPath, basePath: '', ...state }
}

/** The page's own markup, what it wants in the document's head, and which parts of it are loaded by themselves. */
function renderPage({ next }: Build, view: View) {
  const { App, Component } = view.page
  const { RouterContext, HeadManagerContext, LoadableContext } = next
  const router = routerOf(view)
  const parts: string[] = []
  let head = next.defaultHead()
  const manager = {
    updateHead: (state: typeof head) => {
      head = state
    },
    updateScripts: () => {},
    scripts: {},
    mountedInstances: new Set(),
  }
  const markup = renderToString(
    <div id="__next">
      <Sibling />
      <RouterContext.Provider value={router}>
        <HeadManagerContext.Provider value={manager}>
          <LoadableContext.Provider value={(name) => parts.push(name)}>
            <App {...propsOf(view)} Component={Component} router={router} />
            <Sibling />
          </LoadableContext.Provider>
        </HeadManagerContext.Provider>
      </RouterContext.Provider>
    </div>,
  )
  return { markup, head, parts }
}

/** The whole document, byte for byte as Next writes it: without its streams, its routing and its spans, in half the time. */
export function renderDocument(build: Build, view: View): string {
  const { page, by, query, asPath } = view
  const { markup, head, parts } = renderPage(build, view)
  const loaded = [...new Set(parts)].flatMap((name) => build.loadable[name] ?? [])
  const { HtmlContext } = build.next
  const html = {
    __NEXT_DATA__: {
      props: propsOf(view),
      page: page.path,
      query,
      buildId: build.id,
      isFallback: false,
      isExperimentalCompile: false,
      dynamicIds: loaded.length === 0 ? undefined : [...new Set(loaded.map(({ id }) => id))],
      gssp: by === 'getServerSideProps' || undefined,
      gip: by === 'getInitialProps' || undefined,
    },
    buildManifest: build.manifest,
    docComponentsRendered: {},
    dangerousAsPath: asPath,
    isDevelopment: false,
    dynamicImports: [...new Set(loaded.flatMap(({ files }) => files))],
    dynamicCssManifest: new Set(),
    assetPrefix: '',
    assetQueryString: '',
    cssAssetQueryString: '',
    mutableAssetQueryString: '',
    scriptLoader: {},
    head,
    headTags: [],
    styles: [],
  }
  const document = renderToString(
    <HtmlContext.Provider value={html}>
      <page.Document {...html} html={markup} />
    </HtmlContext.Provider>,
  )
  const at = document.indexOf(BODY)
  return `<!DOCTYPE html>${document.slice(0, at)}${markup}${document.slice(at + BODY.length)}`
}

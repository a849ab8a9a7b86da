// What a page answers a request: the props that its server side makes, as a document, as data for a browser that comes from
// another page, or as the way to somewhere else. A request that no page is for is Next's to answer.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { formatUrl } from 'next/dist/shared/lib/router/utils/format-url.js'
import { searchParamsToUrlQuery } from 'next/dist/shared/lib/router/utils/querystring.js'
import type { Body } from '@/lib/documents/body'
import type { Build, Match } from '@/lib/documents/built-pages'
import type { View } from '@/lib/documents/render'

export type Target = Match & {
  pathname: string
  /** The query, without its question mark. */
  search: string
  /** Of a browser that comes from another page. */
  asData: boolean
}

/** A query as a page's code is handed it. */
export const queryOf = (search: string) => searchParamsToUrlQuery(new URLSearchParams(search))

/** `ended`: the page's server side has answered by itself. */
export type PageAnswer<B = Body> =
  | { kind: 'body'; type: string; body: string | B }
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'missing' | 'ended' }

export const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** The page that an address is for; null where it is Next's to answer. */
export function targetOf(build: Build, url: string): Target | null {
  const at = url.indexOf('?')
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
  const data = `/_next/data/${build.id}/`
  const asData = path.startsWith(data) && path.endsWith('.json')
  const named = asData ? `/${path.slice(data.length, -'.json'.length)}` : path
  const pathname = asData && named === '/index' ? '/' : named
  const found = build.find(pathname)
  return found && { ...found, pathname, search, asData }
}

const bodyOf = <B>(type: string, body: B) => ({ kind: 'body', type, body }) as const

/**
 * Asks the page's server side, which sets status and headers of `res`, and has its view rendered. Throws what either throws.
 */
export async function answerPage<B extends Body>(
  { page, params, pathname, search, asData }: Target,
  req: IncomingMessage,
  res: ServerResponse,
  render: (view: View) => B,
): Promise<PageAnswer<B>> {
  const asked = queryOf(search)
  const query = { ...asked, ...params }
  const asPath = formatUrl({ pathname, query: asked })
  const result = await page.getServerSideProps({ req, res, query, params, resolvedUrl: asPath })
  if (res.writableEnded) return { kind: 'ended' }
  if ('notFound' in result) return asData ? notFoundData(res) : { kind: 'missing' }
  if ('redirect' in result) {
    const { redirect } = result
    const status = 'statusCode' in redirect ? redirect.statusCode : redirect.permanent ? 308 : 307
    if (!asData) return { kind: 'redirect', to: redirect.destination, status }
    const pageProps = { __N_REDIRECT: redirect.destination, __N_REDIRECT_STATUS: status }
    return bodyOf(JSON_TYPE, JSON.stringify({ pageProps, __N_SSP: true }))
  }
  const pageProps = await result.props
  if (asData) return bodyOf(JSON_TYPE, JSON.stringify({ pageProps, __N_SSP: true }))
  return bodyOf(HTML, render({ page, by: 'getServerSideProps', query, asPath, pageProps }))
}

function notFoundData(res: ServerResponse) {
  res.statusCode = 404
  return bodyOf(JSON_TYPE, '{"notFound":true}')
}

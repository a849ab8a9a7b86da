// Cached responses come from requests without cookies or browser headers, so no visitor's data gets in.
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import inject, { type Response as Injected } from 'light-my-request'
import Negotiator from 'negotiator'
import { ATTRIBUTION } from '@/flows/params'
import { FLOWS, ROUTES } from '@/flows/table'
import { startOf } from '@/flows/walk'
import { withQuery } from '@/lib/addresses/campaign-link'
import { cacheSecondsOf, FREE_TIMES_SECONDS } from '@/lib/addresses/pages'
import { withClickIds, withoutClickIds } from '@/lib/http/click-ids'
import { isAnonymous } from '@/lib/http/cookies/cookies'
import { routeOf } from '@/lib/http/route-of'
import { isOneOf, keysOf } from '@/lib/types/keys'
import { putNewest } from '@/lib/types/put-newest'
import type { Handle } from '@/server/listener'

/** Entries of each cache. Anyone can invent campaigns: 400 pages take about 16 MB. A build has about 200 files. */
const MOST = 400
const LONGEST_QUERY = 400
/** Build files with a content hash in their name. Other spellings of a path are not cached. */
const BUILT = /^\/_next\/static\/(?:[\w~-]+\/)+[\w~-]+\.\w+$/

const STARTS = new Set<string>(keysOf(FLOWS).map(startOf))
/** Parameters that many links share. A page uses them only in its own links. */
const SHARED = [...ATTRIBUTION, 'flow', 'city', 'treatment', 'cid'] as const

const COMPRESSIONS = ['br', 'gzip'] as const
type Compression = (typeof COMPRESSIONS)[number]
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** A build file is compressed once per process, so the best quality pays; a page takes half a millisecond. */
const qualityOf = (isBuilt: boolean) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: isBuilt ? constants.BROTLI_MAX_QUALITY : 5 },
})
const OF_THE_CONNECTION = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

type Answer = {
  status: number
  headers: Record<string, string>
  tag: string
  body: Buffer
  compressed: Map<Compression, Promise<Buffer>>
  isBuilt: boolean
}
type Entry = { until: number; answer: Promise<Answer | null> }
type SharedRequest = { url: string; host: string; seconds: number }

const secondsOf = (route: string): number | undefined =>
  STARTS.has(route) ? FREE_TIMES_SECONDS : cacheSecondsOf(route)

function sharedRequest(req: IncomingMessage, route: string): SharedRequest | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null
  const { url = '/' } = req
  if (BUILT.test(url)) return { url, host: '', seconds: Number.POSITIVE_INFINITY }
  const [path = '/', value = ''] = url.split('?', 2)
  const seconds = secondsOf(route)
  if (seconds === undefined || value.length > LONGEST_QUERY || !isAnonymous(req)) return null
  const search = withoutClickIds(value)
  for (const name of new URLSearchParams(search).keys()) if (!isOneOf(SHARED, name)) return null
  return { url: withQuery(path, search), host: req.headers.host ?? '', seconds }
}

const handsOn = (route: string): boolean => isOneOf(ROUTES, route) || secondsOf(route) !== undefined

/** The smallest encoding that the request accepts (RFC 9110, section 12.5.3). */
function codingFor({ headers }: IncomingMessage): Compression | undefined {
  if (!headers['accept-encoding']) return undefined
  const taken = new Negotiator({ headers }).encodings(COMPRESSIONS)
  return COMPRESSIONS.find((coding) => taken.includes(coding))
}

const requestAsAnonymous = (handle: Handle, { url, host }: SharedRequest): Promise<Injected> =>
  new Promise((resolve, reject) => {
    inject((req, res) => void handle(req, res).catch(reject), { url, headers: { host } }).then(resolve, reject)
  })

async function send(req: IncomingMessage, res: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers, tag, body, compressed, isBuilt } = answer
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
  const known = req.headers['if-none-match']?.split(',').map((each) => each.trim())
  if (status === 200 && (known?.includes(tag) || known?.includes('*'))) {
    res.writeHead(304).end()
    return
  }
  res.statusCode = status
  const coding = codingFor(req)
  if (coding && !compressed.has(coding))
    compressed.set(coding, compress[coding](body, coding === 'br' ? qualityOf(isBuilt) : {}))
  const bytes = (coding && (await compressed.get(coding))) ?? body
  if (coding) res.setHeader('Content-Encoding', coding)
  res.setHeader('Content-Length', bytes.length)
  res.end(bytes)
}

/** `isShared` lets content networks keep pages too. */
export function openResponseCache(handle: Handle, isShared: boolean): Handle {
  const [pages, built] = [new Map<string, Entry>(), new Map<string, Entry>()]
  const make = async (request: SharedRequest): Promise<Answer | null> => {
    const { statusCode: status, headers, rawPayload: body } = await requestAsAnonymous(handle, request)
    // A response with a cookie belongs to one visitor, so it is not cached.
    if (headers['set-cookie']) return null
    const isBuilt = request.seconds === Number.POSITIVE_INFINITY
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const shared = isShared ? `public, max-age=0, s-maxage=${request.seconds}` : 'private, max-age=0'
    const kept = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
    const about = {
      ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      ...(status === 200 && !isBuilt ? { 'cache-control': shared } : {}),
      ...(status === 200 ? { etag: tag } : {}),
      vary: isBuilt ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
    }
    return { status, headers: about, tag, body, compressed: new Map(), isBuilt }
  }
  const renew = (kept: Map<string, Entry>, key: string, shared: SharedRequest): Entry => {
    const entry = { until: Date.now() + shared.seconds * 1000, answer: make(shared) }
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key)
    }
    entry.answer.then((answer) => answer?.status === 200 || forget(), forget)
    putNewest(kept, key, entry, MOST)
    return entry
  }
  return async (req, res) => {
    const route = routeOf(req.url?.split('?', 1)[0] ?? '')
    const url = handsOn(route) ? withClickIds(req) : req.url
    const shared = url === req.url ? sharedRequest(req, route) : null
    req.url = url
    if (!shared) return handle(req, res)
    const key = `${shared.host} ${shared.url}`
    // Invented campaigns must not push out build files.
    const kept = shared.seconds === Number.POSITIVE_INFINITY ? built : pages
    const known = kept.get(key)
    const { answer } = known && Date.now() < known.until ? known : renew(kept, key, shared)
    const made = await answer
    if (made) await send(req, res, made)
    else await handle(req, res)
  }
}

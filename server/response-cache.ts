// The answers that are the same for everybody, kept in memory in front of Next and compressed once. This process asks Next for them
// itself, with an address and nothing else, so that no cookie, no header and no browser's address can get into one.
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

/** The most pages that are kept, some 16 MB, and the most files: anybody can make campaigns up, and a build has some 200 files. */
const MOST = 400
/** UTF-16 units; longer queries are nobody's campaign. */
const LONGEST_QUERY = 400
/** Scripts and sheets of the build, whose names carry a hash of their content. Each has one address: another spelling is not kept. */
const BUILT = /^\/_next\/static\/(?:[\w~-]+\/)+[\w~-]+\.\w+$/

/** The first question of each flow, which a campaign's link opens with prices and the next free time. */
const STARTS = new Set<string>(keysOf(FLOWS).map(startOf))
/** The parameters of a campaign's link: the same for many people, and no page shows more of them than its own links. */
const SHARED = [...ATTRIBUTION, 'flow', 'city', 'treatment', 'cid'] as const

const COMPRESSIONS = ['br', 'gzip'] as const
type Compression = (typeof COMPRESSIONS)[number]
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** A file of the build is compressed once in the life of the process, and as small as can be; a page in half a millisecond. */
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

/** A request for an answer that is the same for everybody; null for any other. */
function sharedRequest(req: IncomingMessage, route: string): SharedRequest | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') return null
  const { url = '/' } = req
  if (BUILT.test(url)) return { url, host: '', seconds: Number.POSITIVE_INFINITY }
  const [path = '/', given = ''] = url.split('?', 2)
  const seconds = secondsOf(route)
  if (seconds === undefined || given.length > LONGEST_QUERY || !isAnonymous(req)) return null
  const search = withoutClickIds(given)
  for (const name of new URLSearchParams(search).keys()) if (!isOneOf(SHARED, name)) return null
  return { url: withQuery(path, search), host: req.headers.host ?? '', seconds }
}

/** Whether links of a page with this route hand a campaign on: a step, or a page that leads into a flow. */
const handsOn = (route: string): boolean => isOneOf(ROUTES, route) || secondsOf(route) !== undefined

/** Takes the smallest coding that the request accepts (RFC 9110, section 12.5.3); undefined for the content as it is. */
function codingFor({ headers }: IncomingMessage): Compression | undefined {
  if (!headers['accept-encoding']) return undefined
  const taken = new Negotiator({ headers }).encodings(COMPRESSIONS)
  return COMPRESSIONS.find((coding) => taken.includes(coding))
}

/** Asks Next as a visitor who brings nothing. Rejects with what `handle` throws. */
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

/**
 * Answers from memory where the answer is the same for everybody, and asks `handle` for the rest. With `isShared` a content network may
 * keep pages too.
 */
export function openResponseCache(handle: Handle, isShared: boolean): Handle {
  const [pages, built] = [new Map<string, Entry>(), new Map<string, Entry>()]
  const make = async (asked: SharedRequest): Promise<Answer | null> => {
    const { statusCode: status, headers, rawPayload: body } = await requestAsAnonymous(handle, asked)
    // An answer with a cookie is one visitor's own: Next answers each.
    if (headers['set-cookie']) return null
    const isBuilt = asked.seconds === Number.POSITIVE_INFINITY
    const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const shared = isShared ? `public, max-age=0, s-maxage=${asked.seconds}` : 'private, max-age=0'
    const own = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
    const about = {
      ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      // Browsers ask for a page each time, and are mostly told that nothing changed.
      ...(status === 200 && !isBuilt ? { 'cache-control': shared } : {}),
      ...(status === 200 ? { etag: tag } : {}),
      vary: isBuilt ? 'Accept-Encoding' : 'Accept-Encoding, Cookie',
    }
    return { status, headers: about, tag, body, compressed: new Map(), isBuilt }
  }
  const renew = (kept: Map<string, Entry>, key: string, asked: SharedRequest): Entry => {
    const entry = { until: Date.now() + asked.seconds * 1000, answer: make(asked) }
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
    // A visitor who brings a click's ids from the page before is given links with them.
    const asked = url === req.url ? sharedRequest(req, route) : null
    req.url = url
    if (!asked) return handle(req, res)
    const key = `${asked.host} ${asked.url}`
    // Campaigns that somebody makes up can't push out the files of the build.
    const kept = asked.seconds === Number.POSITIVE_INFINITY ? built : pages
    const known = kept.get(key)
    const { answer } = known && Date.now() < known.until ? known : renew(kept, key, asked)
    const made = await answer
    if (made) await send(req, res, made)
    else await handle(req, res)
  }
}

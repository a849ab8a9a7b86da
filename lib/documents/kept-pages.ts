// Pages that are the same for every stranger, kept in memory for as long as kept-rules.ts says. What is kept is the answer to a
// request that this process makes itself, of an address and nothing else: no cookie, no header and no browser's address can get
// into it.
import { createHash } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { sendOnce } from '@/lib/documents/body'
import type { Build } from '@/lib/documents/built-pages'
import { type Compression, codingFor, encode, isKnown, sendEncoded } from '@/lib/documents/encoding'
import { keptSeconds, sharedQuery } from '@/lib/documents/kept-rules'
import { answerPage, type Target } from '@/lib/documents/page-answer'
import { renderDocument } from '@/lib/documents/render'
import { type Template, templateOf } from '@/lib/documents/template'
import { isStranger } from '@/lib/http/cookies'
import { putNewest } from '@/lib/typed/put-newest'

/** The most pages that are kept, some 16 MB with their codings: each campaign's link makes one, and who makes them up makes many. */
const MOST = 400

type Page = {
  etag: string
  headers: [string, string][]
  /** With marks where a click's own ids belong. */
  text: string
  template?: Template
  bodies: Map<Compression, Buffer>
}
type Entry = { until: number; page: Promise<Page | null> }
/** `isShared`: a content network may keep its pages too. */
type Site = { build: Build; isShared: boolean }
type Address = { url: string; host: string; seconds: number }

/** What a page answers nobody in particular; null where that is not a page that anybody may be shown. */
async function make({ build, isShared }: Site, target: Target, { url, host, seconds }: Address): Promise<Page | null> {
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers: { host } })
  const res = new ServerResponse(req)
  const answer = await answerPage(target, req, res, (view) => renderDocument(build, view))
  if (answer.kind !== 'body' || res.statusCode !== 200 || res.hasHeader('Set-Cookie')) return null
  const own = Object.entries(res.getHeaders()).map(([name, value]): [string, string] => [name, String(value)])
  return {
    etag: createHash('sha256').update(answer.body).digest('base64url').slice(0, 22),
    headers: [
      ...own.filter(([name]) => name !== 'cache-control'),
      ['Content-Type', answer.type],
      // Browsers ask each time, and are mostly told that nothing changed.
      ['Cache-Control', isShared ? `public, max-age=0, s-maxage=${seconds}` : 'private, max-age=0'],
      ['Vary', 'Accept-Encoding, Cookie'],
    ],
    text: answer.body,
    bodies: new Map(),
  }
}

/** A page with what is this visitor's own in the place of its marks. */
function sendOwn(req: IncomingMessage, res: ServerResponse, page: Page, own: readonly string[]): void {
  for (const [name, value] of page.headers) res.setHeader(name, value)
  res.setHeader('Cache-Control', 'no-store')
  page.template ??= templateOf(page.text)
  sendOnce(req, res, { template: page.template, own })
}

function send(req: IncomingMessage, res: ServerResponse, { etag, headers, text, bodies }: Page): void {
  const coding = codingFor(req)
  // Another coding is another sequence of bytes (RFC 9110, section 8.8.3).
  const tag = `"${etag}-${coding ?? 'as-it-is'}"`
  for (const [name, value] of headers) res.setHeader(name, value)
  res.setHeader('ETag', tag)
  if (isKnown(req, tag)) {
    res.statusCode = 304
    res.end()
    return
  }
  const body = (coding && bodies.get(coding)) ?? encode(Buffer.from(text), coding)
  if (coding) bodies.set(coding, body)
  sendEncoded(res, body, coding)
}

/** Answers a request for a page that is the same for every stranger, and says false to any other. */
export function keepPages(
  site: Site,
  clock: () => number,
): (target: Target, req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  const kept = new Map<string, Entry>()
  const renew = (key: string, target: Target, address: Address): Entry => {
    const made = { until: clock() + address.seconds * 1000, page: make(site, target, address) }
    const forget = () => {
      if (kept.get(key) === made) kept.delete(key)
    }
    // What is no such page is made for each who asks.
    made.page.then((page) => page ?? forget(), forget)
    putNewest(kept, key, made, MOST)
    return made
  }
  return async (target, req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const { shared, own } = sharedQuery(target.search)
    const seconds = keptSeconds(target.page.path, shared)
    if (seconds === null || !isStranger(req)) return false
    const { host = '' } = req.headers
    const [path] = (req.url ?? '').split('?', 1)
    const url = shared === '' ? `${path}` : `${path}?${shared}`
    const key = `${host} ${url}`
    const known = kept.get(key)
    const isFresh = known !== undefined && clock() < known.until
    const { page } = isFresh ? known : renew(key, { ...target, search: shared }, { url, host, seconds })
    const made = await page
    if (made && own.length > 0) sendOwn(req, res, made, own)
    else if (made) send(req, res, made)
    return made !== null
  }
}

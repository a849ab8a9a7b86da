// What has to hold for every answer, whatever was asked.
import { type Browser, openBrowser, type Reply, type Sent } from '@/tests/reliability/support/browser'
import type { Fuzzed } from '@/tests/reliability/support/fuzz-pages'
import { withoutScripts } from '@/tests/reliability/support/html'

const HOPS = 12

/** Whether an address leads to this site: a path of its own, never another origin. */
function staysHere(target: string): boolean {
  const base = 'http://here.example'
  return target.startsWith('/') && URL.canParse(target, base) && new URL(target, base).origin === base
}

function echoed({ headers, body }: Reply): boolean {
  if (!/html/.test(headers['content-type'] ?? '')) return false
  // An attribute of the value's own making can only stand outside of scripts.
  return /<\/?zz9/i.test(body) || /<script>zz9/i.test(body) || /["'\s]zz9=["']/.test(withoutScripts(body))
}

function wrongHeader({ status, headers, body }: Reply): string | null {
  const all = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (all.some((line) => /^zz9:|set-cookie:.*zz9|\n/i.test(line))) return 'a header of the value’s making'
  if (headers['x-powered-by']) return 'x-powered-by'
  // What Node itself refuses before anybody is asked has neither headers nor a body.
  return headers['x-content-type-options'] === 'nosniff' || ((status === 400 || status === 431) && body === '')
    ? null
    : `${status} without nosniff`
}

/** Where an answer sends the browser: by header, or by the JSON of a form or of a page's data. */
function targetOf({ headers, body, location }: Reply): string | null {
  if (location !== null || !/json/.test(headers['content-type'] ?? '')) return location
  const { next, pageProps } = JSON.parse(body || '{}') as { next?: string; pageProps?: { __N_REDIRECT?: string } }
  return next ?? pageProps?.__N_REDIRECT ?? null
}

function wrongCall({ method }: Sent, { status, headers, body }: Reply): string | null {
  if (!/^application\/json/.test(headers['content-type'] ?? '')) return 'no JSON'
  if (method === 'HEAD') return null
  const { error } = JSON.parse(body) as { error?: { code?: unknown; message?: unknown; fields?: object } }
  if (status === 200) return error === undefined ? null : 'an error with 200'
  if (typeof error?.code !== 'string' || typeof error.message !== 'string') return 'no error code or message'
  return status === 422 && error.code === 'invalid' && !Object.keys(error.fields ?? {}).length
    ? '422 without fields'
    : null
}

/** What is wrong with one answer; null when nothing is. */
export function complaintOf(sent: Sent, reply: Reply): string | null {
  if (reply.status >= 500 || reply.status < 200) return `status ${reply.status}`
  if (echoed(reply)) return 'echoed unescaped'
  if (reply.status === 405 && !reply.headers.allow) return '405 without Allow'
  const target = targetOf(reply)
  if (target !== null && !staysHere(target)) return `leads to ${target}`
  if (sent.path.startsWith('/api/')) return wrongCall(sent, reply) ?? wrongHeader(reply)
  return wrongHeader(reply)
}

async function judge(visitor: Browser, { sent, expected }: Fuzzed): Promise<string | null> {
  // The visitor's own cookies stay what they were, whatever an answer sets: what is sealed for them can be opened.
  const browser = openBrowser(visitor.origin, new Map(visitor.cookies))
  let reply = await browser.send(sent)
  if (expected && !expected.includes(reply.status)) return `status ${reply.status}, not ${expected.join(' or ')}`
  let complaint = complaintOf(sent, reply)
  for (let hops = 0; complaint === null && reply.location !== null; hops += 1) {
    if (hops === HOPS) return `more than ${HOPS} redirects, to ${reply.location}`
    const followed = { method: 'GET', path: reply.location }
    reply = await browser.send(followed)
    complaint = complaintOf(followed, reply)
  }
  return complaint
}

const AT_ONCE = 8

/** Sends all of them, some at once; the complaints, each with the request that it is about. */
export async function complaintsOf(visitor: Browser, all: readonly Fuzzed[]): Promise<string[]> {
  const complaints: string[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let fuzzed = all[next++]; fuzzed; fuzzed = all[next++]) {
      const complaint = await judge(visitor, fuzzed).catch((error: unknown) => String(error))
      if (complaint !== null) complaints.push(`${complaint}: ${JSON.stringify(fuzzed.sent).slice(0, 700)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return complaints
}

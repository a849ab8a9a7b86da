// Checks that hold for every answer to any request.
import type { DeskRole } from '@/lib/catalogue/visits'
import { type Browser, openBrowser, type Reply, type Sent } from '@/tests/reliability/support/browser'
import type { Fuzzed } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { shapeOf } from '@/tests/reliability/support/fuzz/fuzz-shapes'
import { withoutScripts } from '@/tests/reliability/support/html'

const HOPS = 12
/** Values of support/canaries.ts, which occur nowhere else. */
const SOMEBODY = /zenobia|quillfeather|canarywharf|budgerigar|98760[ -]?12345/i

/** The senders of the requests: a guest, a signed-in patient, and staff at a desk. */
export type Visitors = { guest: Browser; patient: Browser } & Record<DeskRole, Browser>
/** The count of each status, by address and the pool's operation. Answers after a redirect are not counted. */
export type Heard = Map<string, Record<number, number>>

/** Whether an address leads to this site, by path or by origin. */
function staysHere(target: string, origin: string): boolean {
  const isPath = target.startsWith('/')
  return (
    (isPath || target.startsWith(`${origin}/`)) &&
    URL.canParse(target, origin) &&
    new URL(target, origin).origin === origin
  )
}

function echoed({ headers, body }: Reply): boolean {
  if (!/html/.test(headers['content-type'] ?? '')) return false
  // Outside of scripts an attribute `zz9` can only come from an unescaped value.
  return /<\/?zz9/i.test(body) || /<script>zz9/i.test(body) || /["'\s]zz9=["']/.test(withoutScripts(body))
}

/** Private content in an answer: a stack trace or another patient's values. */
function told({ status, body }: Reply, isStaff: boolean): string | null {
  if (status >= 400 && /\n\s+at .+:\d+:\d+|node_modules/.test(body)) return 'a stack'
  // Staff may read the values of their clinics' patients.
  return SOMEBODY.test(body) && !isStaff ? 'what somebody else said' : null
}

function wrongHeader({ status, headers }: Reply): string | null {
  const all = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  if (all.some((line) => /^zz9:|^set-cookie:(.*,)?\s*zz9=|\n/i.test(line))) return 'a header of the value’s making'
  if (headers['x-powered-by']) return 'x-powered-by'
  if (status >= 400 && /__Host-(session|hosted)=[^;]/.test(String(headers['set-cookie'])))
    return 'refused and signed in'
  return headers['x-content-type-options'] === 'nosniff' ? null : `${status} without nosniff`
}

/** The target of a redirect: from the header, or from the JSON of a form or of a page's data. */
function targetOf({ headers, body, location }: Reply): string | null {
  if (location !== null || !/json/.test(headers['content-type'] ?? '')) return location
  const { next, pageProps } = Object(JSON.parse(body || '{}')) as {
    next?: string
    pageProps?: { __N_REDIRECT?: string }
  }
  return next ?? pageProps?.__N_REDIRECT ?? null
}

/** The fault of one answer, or null. */
function complaintOf(
  sent: Sent,
  reply: Reply,
  { origin, isStaff }: { origin: string; isStaff: boolean },
): string | null {
  // Node itself refuses some requests, without headers and body.
  if ((reply.status === 400 || reply.status === 431) && reply.body === '') return null
  // The listener refuses paths that are not valid.
  if (reply.status === 400 && reply.body === 'Bad request') return wrongHeader(reply)
  if (reply.status >= 500 || reply.status < 200) return `status ${reply.status}`
  if (echoed(reply)) return 'echoed unescaped'
  if (reply.status === 405 && !reply.headers.allow) return '405 without Allow'
  const target = targetOf(reply)
  if (target !== null && !staysHere(target, origin)) return `leads to ${target}`
  return told(reply, isStaff) ?? shapeOf(sent.path)(sent, reply) ?? wrongHeader(reply)
}

function note(heard: Heard, { path, headers }: Sent, status: number): void {
  const name = [path.split('?')[0], headers?.['X-Amz-Target']?.split('.')[1]].filter(Boolean).join(' ')
  const counts = heard.get(name) ?? {}
  heard.set(name, { ...counts, [status]: (counts[status] ?? 0) + 1 })
}

async function judge(
  visitors: Visitors,
  { sent, expected, isSignedIn, staff }: Fuzzed,
  heard: Heard,
): Promise<string | null> {
  const { origin, cookies } = visitors[staff ?? (isSignedIn ? 'patient' : 'guest')]
  // Each request uses a copy of the visitor's cookies, so that values sealed for the visitor can still be opened. A
  // network of its own keeps it below the rate limits.
  const browser = openBrowser(origin, new Map(cookies))
  let reply = await browser.send(sent)
  note(heard, sent, reply.status)
  if (expected && !expected.includes(reply.status)) return `status ${reply.status}, not ${expected.join(' or ')}`
  const from = { origin, isStaff: staff !== undefined }
  let complaint = complaintOf(sent, reply, from)
  for (let hops = 0; complaint === null && reply.location !== null; hops += 1) {
    if (hops === HOPS) return `more than ${HOPS} redirects, to ${reply.location}`
    const followed = { method: 'GET', path: reply.location.replace(origin, '') }
    reply = await browser.send(followed)
    complaint = complaintOf(followed, reply, from)
  }
  return complaint
}

const AT_ONCE = 8

/** Sends all requests, several at once. Returns the faults, each with its request. */
export async function complaintsOf(
  visitors: Visitors,
  all: readonly Fuzzed[],
  heard: Heard = new Map(),
): Promise<string[]> {
  const complaints: string[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    for (let fuzzed = all[next++]; fuzzed; fuzzed = all[next++]) {
      const complaint = await judge(visitors, fuzzed, heard).catch((error: unknown) => String(error))
      if (complaint !== null) complaints.push(`${complaint}: ${JSON.stringify(fuzzed.sent).slice(0, 700)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return complaints
}

/** The share of answers with one of the statuses. */
export function shareOf(heard: Heard, statuses: readonly number[]): number {
  const counts = [...heard.values()].flatMap((each) => Object.entries(each))
  const sum = (of: typeof counts) => of.reduce((all, [, n]) => all + n, 0)
  return sum(counts.filter(([status]) => statuses.includes(Number(status)))) / Math.max(1, sum(counts))
}

// The site never answers 5xx, never echoes markup unescaped, and never redirects elsewhere, whatever any address is sent.
// RELIABILITY_REQUESTS sets the number of requests and RELIABILITY_SEED the seed (`npm run fuzz`).
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DeskRole } from '@/lib/catalogue/visits'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { ASKED, CALLS, PROBES } from '@/tests/reliability/support/addresses'
import { type Browser, openBrowser, type Reply } from '@/tests/reliability/support/browser'
import { CANARIES } from '@/tests/reliability/support/canaries'
import { perSecond, REQUESTS, report, SEED } from '@/tests/reliability/support/counts'
import { ENDING, fuzzCalls, misuseCalls, type Offered } from '@/tests/reliability/support/fuzz/fuzz-calls'
import { complaintsOf, type Heard, shareOf, type Visitors } from '@/tests/reliability/support/fuzz/fuzz-checks'
import { DESK, deskBrowsers, fuzzDesk } from '@/tests/reliability/support/fuzz/fuzz-desk'
import { fuzzForms, type Opened } from '@/tests/reliability/support/fuzz/fuzz-forms'
import { authorizePath, fuzzHosted, sweepHosted } from '@/tests/reliability/support/fuzz/fuzz-hosted'
import { type Fuzzed, fuzzPages, sweepPages } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { fuzzPool, misusePool } from '@/tests/reliability/support/fuzz/fuzz-pool'
import { fingerprint, untilDelivered, withRows } from '@/tests/reliability/support/ledger'
import { newPerson } from '@/tests/reliability/support/people'
import { type PoolUsers, poolUsers, signIn } from '@/tests/reliability/support/pool-users'
import { ownSite } from '@/tests/reliability/support/servers/own-site'
import { SECRET } from '@/tests/reliability/support/servers/site-process'
import { freeSlots } from '@/tests/reliability/support/slots'
import { walk, walksOf, walksOfMany } from '@/tests/reliability/support/walks'

/** Each part's share of all requests. */
const SHARES = { pages: 0.3, forms: 0.15, desk: 0.1, calls: 0.2, pool: 0.2, hosted: 0.05 }
const share = (part: keyof typeof SHARES): number => Math.round(REQUESTS * SHARES[part])

/** Calls that fail even with a valid body, because their code, payment or hold does not exist. */
const NOT_HAD = ['payment/u/state', 'phone/u/prove', 'slot/u/keep', 'slot/u/release']

const { site, databaseUrl } = ownSite()
let visitors: Visitors
let walked: string[]
let opened: Opened[]
let atDesks: Opened[]
let offered: Offered
let users: PoolUsers

/** The open bookings that the fuzz made itself, with the key of each manage link. */
async function bookingsOf(): Promise<Offered['bookings']> {
  const { rows } = await withRows({ databaseUrl: databaseUrl() }, ({ reads }) =>
    sql<{ id: string; reference: string }>`
      SELECT id, reference FROM bookings
        WHERE status = 'confirmed' AND visit = 'expected' AND personal_name <> ${CANARIES.name}`.execute(reads),
  )
  return rows.map(({ id, reference }) => ({ reference, key: manageKey(SECRET, id) }))
}

/** The pages that this browser may see, without earlier input. */
async function pagesOf(browser: Browser, more: readonly string[]): Promise<Reply[]> {
  const replies = await Promise.all([...ASKED, ...more].map((path) => browser.get(path)))
  return replies.filter(({ status }) => status === 200)
}

beforeAll(async () => {
  const desks = await deskBrowsers(databaseUrl(), site().origin, ['+919700000001', '+919700000002'])
  visitors = { guest: openBrowser(site().origin), patient: openBrowser(site().origin), ...desks }
  const pages: Reply[] = []
  for (const each of walksOfMany(newPerson)) pages.push(...(await walk(visitors.guest, each)))
  walked = [...new Set(pages.map(({ path }) => path))]
  const bookings = await bookingsOf()
  // These values of another patient must never appear in an answer.
  for (const each of Object.values(walksOf(CANARIES)).slice(0, 2)) await walk(openBrowser(site().origin), each)
  users = await poolUsers(databaseUrl(), visitors.patient)
  const { accessToken: access_token, idToken: id_token } = users.known
  const slots = await freeSlots(site().origin, { zone: 'blr-south' }, 200)
  offered = { slots, bookings, tokens: { access_token, id_token } }
  const hosted = authorizePath(users.known, site().origin)
  opened = [
    {
      pages: [...pages, ...(await pagesOf(visitors.guest, [hosted, `/manage/${bookings[0]?.reference}`]))],
      isSignedIn: false,
    },
    { pages: await pagesOf(visitors.patient, []), isSignedIn: true },
  ]
  const references = bookings.slice(0, 3).map(({ reference }) => reference)
  atDesks = [await deskPages('desk', references), await deskPages('manager', references)]
})

/** The desk's pages as its staff see them, with a day that has bookings. */
async function deskPages(staff: DeskRole, references: readonly string[]): Promise<Opened> {
  const paths = [...DESK, ...references.map((reference) => `/desk/booking/${reference}`)]
  const replies = await Promise.all(paths.map((path) => visitors[staff].get(path)))
  return { pages: replies.filter(({ status }) => status === 200), isSignedIn: false, staff }
}

/** Sends the requests and expects no fault. Returns the statuses by address. */
async function send(name: string, requests: readonly Fuzzed[]): Promise<Heard> {
  const began = Date.now()
  const heard: Heard = new Map()
  const complaints = await complaintsOf(visitors, requests, heard)
  const late = Math.round(shareOf(heard, [429]) * 100)
  const served = Math.round(shareOf(heard, [200, 302, 303, 307]) * 100)
  const speed = perSecond(requests.length, began)
  report(`${requests.length} fuzzed ${name}, ${speed}/s, ${served} % served, ${late} % refused by limits`)
  expect(complaints).toEqual([])
  return heard
}

test('the fuzz covers every address', () => {
  // A new address of any other kind is fuzzed automatically, or makes the fuzz fail until it has a body.
  expect(PROBES.toSorted()).toEqual(['/api', '/api/health', '/api/metrics', '/api/ready'])
})

describe(`fuzz (seed ${SEED})`, () => {
  test('requests that the site does not know change nothing', async () => {
    const product = async () => {
      // Sending messages changes counters, so it has to be finished first.
      await withRows({ databaseUrl: databaseUrl() }, untilDelivered)
      const {
        limit_hits: _marks,
        outbox: _outbox,
        ...tables
      } = await withRows({ databaseUrl: databaseUrl() }, fingerprint)
      return tables
    }
    const before = await product()
    await send('misuses', [...misuseCalls(SEED, offered), ...misusePool(SEED, users), ...sweepHosted()])
    expect(await product()).toEqual(before)
  })

  test('the pages answer random requests', async () => {
    await send('page requests', fuzzPages(share('pages'), SEED, walked))
  })

  test('every page answers names of object properties, and odd headers', async () => {
    await send('sweeps', sweepPages(SEED, walked))
  })

  test('the forms of pages answer random values', async () => {
    const typed = { ...newPerson(), location: 'at_home', city: 'bengaluru' }
    const heard = await send('forms', fuzzForms(share('forms'), SEED, { opened, typed }))
    expect(shareOf(heard, [303])).toBeGreaterThan(0.1)
    expect(shareOf(heard, [429])).toBeLessThan(0.1)
  })

  test('the desk answers random requests in each role', async () => {
    Object.assign(visitors, await deskBrowsers(databaseUrl(), site().origin, ['+919700000003', '+919700000004']))
    const asked = await send('requests to the desk', fuzzDesk(share('desk') / 2, SEED))
    expect(shareOf(asked, [200])).toBeGreaterThan(0.3)
    const typed = { ...newPerson(), city: 'bengaluru' }
    const heard = await send('forms of the desk', fuzzForms(share('desk') / 2, SEED, { opened: atDesks, typed }))
    // A spoilt choice or version is answered with 400. Which forms the pages have depends on the time of day.
    const isRead = (statuses: Record<number, number>) => [200, 303, 409, 422].some((status) => statuses[status])
    expect([...heard].filter(([, statuses]) => !isRead(statuses))).toEqual([])
    expect(shareOf(heard, [200, 303, 409, 422])).toBeGreaterThan(0.3)
  })

  test('every member of every call answers random values', async () => {
    // The fuzz of the desk may have closed all bookings of the first walks.
    for (const each of walksOfMany(newPerson)) await walk(openBrowser(site().origin), each)
    const heard = await send('calls', fuzzCalls(share('calls'), SEED, { ...offered, bookings: await bookingsOf() }))
    const countsOf = (call: string) => heard.get(`/api/${call}`) ?? {}
    expect(CALLS.filter((call) => !countsOf(call)[200]).sort()).toEqual(
      ['user/a/delete', ...NOT_HAD, 'session/a/end_all'].sort(),
    )
    for (const call of NOT_HAD)
      expect([call, (countsOf(call)[404] ?? 0) + (countsOf(call)[409] ?? 0)]).not.toEqual([call, 0])
    expect(shareOf(heard, [429])).toBeLessThan(0.1)
  })

  test('every member of every pool operation answers random values', async () => {
    const heard = await send('operations', fuzzPool(share('pool'), SEED, users))
    const done = [...heard].filter(([, statuses]) => statuses[200]).map(([name]) => name)
    report(`done: ${done.map((name) => name.split(' ')[1]).join(', ')}`)
    expect(done.length).toBeGreaterThan(15)
  })

  test('the hosted sign-in answers random requests', async () => {
    const heard = await send('hosted requests', fuzzHosted(share('hosted'), SEED, users, site().origin))
    expect(shareOf(heard, [200, 302, 303])).toBeGreaterThan(0.2)
  })
})

test('afterwards standard error is empty, every flow still works, and everybody can sign out', async () => {
  expect(site().stderr()).toBe('')
  for (const each of walksOfMany(newPerson)) await walk(openBrowser(site().origin), each)
  for (const [n, call] of ENDING.entries()) {
    const browser = openBrowser(site().origin)
    await signIn(browser, users.phones.at(-1 - n) ?? '')
    expect([call, (await browser.call(call, {})).status]).toEqual([call, 200])
    expect((await browser.call('user/a/get', { search_type: 'by_uid' })).status).toBe(401)
  }
})

// Distinctive personal values are sent through every flow. They may be readable only in the form and on the page that
// shows them. Following links changes nothing.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, type Reply } from '@/tests/reliability/support/browser'
import { CANARIES, canariesIn, TYPED_ONLY } from '@/tests/reliability/support/canaries'
import { report } from '@/tests/reliability/support/counts'
import { decode, linksOf, nextData, withoutScripts } from '@/tests/reliability/support/html'
import { fingerprint, untilDelivered, withRows } from '@/tests/reliability/support/ledger'
import { ownSite } from '@/tests/reliability/support/servers/own-site'
import { SECRET } from '@/tests/reliability/support/servers/site-process'
import { open, walk, walksOf } from '@/tests/reliability/support/walks'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'

const MOST_LINKS = 400

const { site, databaseUrl } = ownSite({ LOG_FORMAT: 'json', ACCESS_LOG: 'on' })
/** Every answer of this file's requests. */
const heard: Reply[] = []
/** The last page of each walk. */
const ends: Record<string, Reply> = {}
const browsers: Browser[] = []

const rows = <T>(ask: Parameters<typeof withRows<T>>[1]) => withRows({ databaseUrl: databaseUrl() }, ask)
function newBrowser(): Browser {
  const browser = openBrowser(site().origin, new Map(), (reply) => heard.push(reply))
  browsers.push(browser)
  return browser
}
type LogLine = { level: string; msg: string; id?: string; route?: string }
/** The complete log lines. Before the first one Next reports in plain text that it read its settings. */
const logged = (): LogLine[] =>
  site()
    .stdout()
    .split('\n')
    .slice(0, -1)
    .filter((line) => !line.startsWith('✓ Running next.config.ts'))
    .map((line) => JSON.parse(line))
const isHtml = ({ headers }: Reply): boolean => /html/.test(headers['content-type'] ?? '')

beforeAll(async () => {
  for (const [name, each] of Object.entries(walksOf(CANARIES))) {
    ends[name] = (await walk(newBrowser(), each)).at(-1) as Reply
    // A number may only book a few times without a code, so these bookings count as proved.
    await rows((db) => db.script('UPDATE bookings SET proved = true'))
  }
})

describe('other ways to send personal values', () => {
  test('a link with readable values redirects to a sealed one', async () => {
    const browser = newBrowser()
    const query = new URLSearchParams({
      flow: 'PAID_ALIGNER',
      city: 'bengaluru',
      concern: 'gaps',
      location: 'at_home',
      ...CANARIES,
    })
    const { status, location } = await browser.get(`/unified-booking/ext/select-address?${query}`)
    expect([status, canariesIn(location ?? '')]).toEqual([303, []])
    // In the patient's own browser the redirect shows the values in the form again. In another browser it doesn't.
    expect(canariesIn((await open(browser, location ?? '')).body)).toContain('pincode')
    expect(canariesIn((await open(newBrowser(), location ?? '')).body)).toEqual([])
  })

  test('wrong forms, a search and the waiting list accept the values', async () => {
    const browser = newBrowser()
    const start = '/unified-booking/ext/input-phone?flow=PAID_CLINIC'
    expect((await browser.post(start, { phone: `${CANARIES.phone}9` })).status).toBe(422)
    const cities = (await browser.post(start, { phone: CANARIES.phone })).location ?? ''
    const waiting = await browser.post(cities, { intent: 'waiting', other_city: TYPED_ONLY.other_city })
    expect([waiting.status, waiting.location]).toEqual([303, expect.stringMatching(/^\/waiting-list\?noted=%7E/)])
    const list = (await browser.post(cities, { city: 'bengaluru' })).location ?? ''
    const found = await browser.post(list, { intent: 'search', q: TYPED_ONLY.q })
    expect([found.status, (await open(browser, found.location ?? '')).status]).toEqual([303, 200])
  })

  test('a signed-in patient activates a membership', async () => {
    const token = await rows(async (db) => {
      const deps = { db, now: new Date() }
      const { uid } = await openAccount(deps, { phone: `+91${CANARIES.phone}`, name: CANARIES.name })
      return startSession(deps, uid)
    })
    const browser = newBrowser()
    holdSession(browser.cookies, token)
    const typed = { ...CANARIES, issue: 'check_up' }
    ends.member = (await walk(browser, { start: '/member/activation', typed, ends: '/member/activated' })).at(
      -1,
    ) as Reply
    expect(decode(withoutScripts(ends.member.body))).toMatch(/Membership number/i)
    expect(heard.flatMap(({ body }) => (body.includes(token) ? body : []))).toEqual([])
  })

  test('a database error that quotes the row is logged without the row', async () => {
    await rows((db) => sql`ALTER TABLE leads ADD CONSTRAINT never CHECK (false) NOT VALID`.execute(db.writes))
    const reply = await newBrowser().post('/unified-booking/input-phone?flow=ORGANIC', { phone: CANARIES.phone })
    const call = await newBrowser().call('lead/u/save', {
      phone: CANARIES.phone,
      name: CANARIES.name,
      flow: 'PPR',
      consent: true,
    })
    await rows((db) => sql`ALTER TABLE leads DROP CONSTRAINT never`.execute(db.writes))
    expect([reply.status, call.status]).toEqual([500, 500])
    const ids = [reply, call].map(({ headers }) => headers['x-request-id'])
    const faults = () => logged().filter(({ level }) => level === 'error')
    await expect.poll(() => faults().map(({ id }) => id)).toEqual(ids)
    expect(faults().map(({ msg }) => msg)).toEqual(ids.map((id) => expect.stringMatching(`^fault ${id} at /`)))
    expect(reply.body).toContain(ids[0])
    expect(call.json.error).toMatchObject({ code: 'error', id: ids[1] })
    expect(canariesIn(JSON.stringify(faults()))).toEqual([])
  })
})

test('every walk reached its end, and the last address has only flow and reference', () => {
  for (const [name, { path, status }] of Object.entries(ends)) {
    expect([name, status]).toEqual([name, 200])
    if (path.includes('/success'))
      expect(path).toMatch(/^\/unified-booking\/(ext\/)?success\?flow=[A-Z_]+&booking=[A-Z0-9]{8}$/)
  }
  expect(Object.values(ends).filter(({ path }) => path.includes('/success'))).toHaveLength(8)
  expect(canariesIn(ends['PAID_ALIGNER at home']?.body ?? '')).toEqual(
    expect.arrayContaining(['name', 'address', 'pincode']),
  )
})

describe('readable personal values', () => {
  test('no address contains a personal value, whether requested, redirected to or linked', () => {
    // This link contained readable values on purpose.
    const asked = heard.filter(({ path, status }) => !(status === 303 && path.includes('Zenobia')))
    const addresses = [
      ...asked.flatMap(({ path, location }) => [path, location ?? '']),
      ...heard.filter(isHtml).flatMap(({ body }) => linksOf(body)),
    ]
    expect(addresses.filter((address) => canariesIn(address).length > 0)).toEqual([])
    expect(addresses.length).toBeGreaterThan(1000)
  })

  test('no header of an answer contains a personal value', () => {
    const lines = heard.flatMap(({ headers }) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`))
    expect(lines.filter((line) => canariesIn(line).length > 0)).toEqual([])
  })

  test('no line of the server’s log contains a personal value', () => {
    expect(canariesIn(site().stdout() + site().stderr())).toEqual([])
    // Every line is JSON, and each answer is logged with its id. The last lines may be missing, because they are
    // written once a second.
    const told = new Map(logged().flatMap(({ msg, id, route }) => (msg === 'answered' ? [[id, route]] : [])))
    const ids = heard.map(({ headers }) => String(headers['x-request-id']))
    expect(ids.filter((id) => told.has(id)).length).toBeGreaterThan(ids.length * 0.9)
    expect([...told.values()]).toContain('/unified-booking/ext/review')
    expect(site().stdout()).not.toMatch(/"\/manage\/[A-Z0-9]{8}/)
  })

  test('the data for scripts contain no personal value that the page does not show', () => {
    const pages = heard.filter(isHtml)
    for (const { path, body } of pages) {
      const shown = canariesIn(decode(withoutScripts(body)))
      expect([path, canariesIn(nextData(body) ?? '').filter((name) => !shown.includes(name))]).toEqual([path, []])
    }
    expect(pages.length).toBeGreaterThan(60)
  })
})

test('no answer contains an owner, the secret or a session', async () => {
  const { rows: found } = await rows((db) =>
    sql<{ owner: string }>`SELECT DISTINCT owner FROM bookings
    UNION SELECT owner FROM seats WHERE state = 'held'
    UNION SELECT token_hash FROM sessions`.execute(db.reads),
  )
  const secrets = [SECRET, ...found.map(({ owner }) => owner)]
  const told = heard.filter(({ body, headers }) =>
    secrets.some((secret) => body.includes(secret) || JSON.stringify(headers).includes(secret)),
  )
  expect(told.map(({ path }) => path)).toEqual([])
  expect(secrets.length).toBeGreaterThan(8)
})

test('following every link in every browser changes no row', async () => {
  // Sending messages changes rows too, so it has to be finished first.
  await rows(untilDelivered)
  const before = await rows(fingerprint)
  const seen = new Set<string>()
  const todo = heard.filter(isHtml).flatMap(({ body }) => linksOf(body))
  for (const address of Object.values(ends)) todo.unshift(...linksOf(address.body))
  for (let path = todo.shift(); path !== undefined && seen.size < MOST_LINKS; path = todo.shift()) {
    const bare = path.split('#')[0] ?? ''
    if (!bare.startsWith('/') || seen.has(bare)) continue
    seen.add(bare)
    const known = browsers[seen.size % browsers.length] as Browser
    await known.send({ method: 'HEAD', path: bare })
    for (const browser of [known, openBrowser(site().origin)]) {
      const reply = await open(browser, bare)
      expect([bare, reply.status < 500]).toEqual([bare, true])
      if (seen.size < MOST_LINKS / 2 && isHtml(reply)) todo.push(...linksOf(reply.body))
    }
  }
  expect([...seen].filter((path) => path.startsWith('/manage/')).length).toBeGreaterThan(8)
  expect(await rows(fingerprint)).toEqual(before)
  report(`${heard.length} answers searched for ${Object.keys(CANARIES).length + 2} values, ${seen.size} links followed`)
})

// While PostgreSQL is unavailable or frozen, pages and calls say so and keep typed values. The same process recovers.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { type Browser, openBrowser, type Reply, type Slot } from '@/tests/reliability/support/browser'
import { decode, formsOf, withoutScripts } from '@/tests/reliability/support/html'
import { countOf, withRows } from '@/tests/reliability/support/ledger'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { SECRET, type Site, startSite } from '@/tests/reliability/support/servers/site-process'
import { reachSlotPage, slotValue } from '@/tests/reliability/support/slot-page'
import { freeSlots, newPhone } from '@/tests/reliability/support/slots'
import { open } from '@/tests/reliability/support/walks'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

const AWAY = 'Our booking system isn’t responding'
const CID = '102'
const CALLS: [string, (slot: Slot) => object][] = [
  ['slot/u/list', () => ({ cid: CID })],
  ['slot/u/hold', (slot) => ({ cid: CID, ...slot, phone: '9812345670' })],
  ['slot/u/keep', () => ({ sid: '6f2d4e1c-0000-4000-8000-000000000000' })],
  ['slot/u/release', () => ({ sid: '6f2d4e1c-0000-4000-8000-000000000000' })],
  [
    'booking/u/confirm',
    ({ date, start }) => ({ cid: CID, date, start, name: 'Ravi', phone: '9812345670', flow: 'ORGANIC' }),
  ],
  ['booking/u/get', () => ({ reference: 'CFHJKMNP' })],
  ['booking/u/cancel', () => ({ reference: 'CFHJKMNP' })],
  ['booking/u/reschedule', (slot) => ({ reference: 'CFHJKMNP', ...slot })],
  ['phone/u/send', () => ({ phone: '9812345670' })],
  ['phone/u/prove', () => ({ phone: '9812345670', code: '123456' })],
  ['city/u/list', () => ({})],
  ['clinic/u/get', () => ({ cid: CID })],
  ['clinic/u/search', () => ({ city: 'bengaluru' })],
  ['lead/u/save', () => ({ phone: '9812345670', flow: 'ORGANIC', consent: true })],
]

let postgres: Postgres
let site: Site
let slot: Slot
let visitor: Browser
let times: string
let booked: { reference: string; key: string }

const bookOne = async (phone: string): Promise<{ reference: string; key: string }> => {
  await visitor.call('slot/u/hold', { cid: CID, ...slot, phone })
  const body = { cid: CID, date: slot.date, start: slot.start, name: 'Ravi Kumar', phone, flow: 'ORGANIC' }
  const { reference = '' } = (await visitor.call('booking/u/confirm', body)).json
  const { booking } = (await visitor.call('booking/u/get', { reference })).json
  return { reference, key: manageKey(SECRET, booking?.id ?? '') }
}

beforeAll(async () => {
  postgres = await openPostgres()
  site = await startSite({ DATABASE_URL: postgres.url })
  slot = (await freeSlots(site.origin, { cid: CID }, 1))[0] as Slot
  visitor = openBrowser(site.origin)
  times = await reachSlotPage(visitor, CID, newPhone())
  booked = await bookOne(newPhone())
})
afterAll(async () => {
  await site.stop()
  await postgres.stop()
})

function expectAwayPage({ status, headers, body }: Reply): void {
  expect(status).toBe(503)
  expect(headers['content-type']).toMatch(/^text\/html/)
  expect(headers['cache-control']).toContain('no-store')
  const shown = decode(withoutScripts(body))
  expect(shown).toContain(`<h1 tabindex="-1">${AWAY}</h1>`)
  expect(shown).toContain(`<a href="tel:18000006884">${SAMPLE.brand.helpPhone}</a>`)
}

const pages = (): string[] => [
  '/clinics',
  times,
  `/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=${CID}`,
  `/unified-booking/success?flow=ORGANIC&booking=${booked.reference}`,
  `/manage/${booked.reference}?key=${booked.key}`,
  `/manage/${booked.reference}/appointment.ics?key=${booked.key}`,
]

const ANY = expect.anything()
const formTo = (action: string, fields: object) => ({
  action,
  fields,
  choices: {},
  hidden: ANY,
  sends: true,
  intents: [],
})

describe('while PostgreSQL is stopped', () => {
  const phone = '98123 45670'
  let kept: Reply

  beforeAll(() => postgres.halt())

  test('a page that needs the database shows the telephone number, and other pages still work', async () => {
    for (const path of pages()) expectAwayPage(await visitor.get(path))
    for (const path of [
      '/',
      '/privacy',
      '/treatments/braces',
      '/emergency',
      '/unified-booking/input-phone?flow=ORGANIC',
    ]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
    }
  })

  test.each(CALLS)('%s answers 503 in JSON', async (name, body) => {
    const { status, json, headers } = await visitor.call(name, body(slot))
    expect([status, json.error?.code, headers['retry-after']]).toEqual([503, 'away', '10'])
    expect(json.error?.message).toContain(AWAY)
  })

  test('a form keeps the typed values and can be sent again', async () => {
    const path = '/unified-booking/input-phone?flow=ORGANIC&utm_source=outage'
    kept = await visitor.post(path, { phone })
    expectAwayPage(kept)
    expect(formsOf(kept.body)).toEqual([formTo(path, { phone })])
    const chosen = await visitor.post(times, { slot: slotValue(slot, `c${CID}`) })
    expectAwayPage(chosen)
    expect(formsOf(chosen.body)).toEqual([formTo(times, { slot: slotValue(slot, `c${CID}`) })])
  })

  test('a form sent by script gets an instruction to load the page', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Step': 'fetch' }
    const reply = await visitor.send({ method: 'POST', path: times, headers, body: 'slot=x' })
    // A mistake that needs no database to be found is still reported.
    expect([reply.status, JSON.parse(reply.body)]).toEqual([422, { causes: { slot: 'unknown' } }])
    const body = new URLSearchParams({ slot: slotValue(slot, `c${CID}`) }).toString()
    const asked = await visitor.send({ method: 'POST', path: times, headers, body })
    expect([asked.status, JSON.parse(asked.body)]).toEqual([503, { reload: true }])
  })

  test('afterwards the same process serves again, and the kept form continues', async () => {
    await postgres.resume()
    await expect.poll(async () => (await visitor.get('/api/ready')).status, { timeout: 60_000 }).toBe(200)
    // The key of a manage link first becomes a cookie, with a redirect.
    for (const path of pages()) expect([path, (await open(visitor, path)).status]).toEqual([path, 200])
    const [form] = formsOf(kept.body)
    const { status, location } = await visitor.post(form?.action ?? '', form?.fields ?? {})
    expect([status, location]).toEqual([
      303,
      expect.stringMatching(/^\/unified-booking\/select-city\?flow=ORGANIC&phone=%7E/),
    ])
    expect(location).toContain('utm_source=outage')
    expect(await withRows({ databaseUrl: postgres.url }, (db) => countOf(db, 'leads'))).toBe(2)
  })
})

describe('while PostgreSQL runs but cannot work', () => {
  const rows = <T>(ask: Parameters<typeof withRows<T>>[1]) => withRows({ databaseUrl: postgres.url }, ask)

  test.each([
    ['reads only, after a failover', '25006'],
    ['has no room on its disk', '53100'],
    ['has no memory left', '53200'],
    ['gave the statement up', '57014'],
    ['gave up waiting for a lock', '55P03'],
  ])('the form is kept because PostgreSQL %s (%s)', async (_why, code) => {
    const path = '/unified-booking/input-phone?flow=ORGANIC'
    await rows((db) =>
      db.script(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused %', NEW.personal_phone USING ERRCODE = '${code}'; END $$;
        CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON leads EXECUTE FUNCTION refuse()`),
    )
    const kept = await visitor.post(path, { phone: '98123 45671' })
    const call = await visitor.call('lead/u/save', { phone: '9812345671', flow: 'ORGANIC', consent: true })
    await rows((db) => db.script('DROP TRIGGER refuse ON leads; DROP FUNCTION refuse()'))
    // Page and call were both refused. The log reports it once and without the typed values.
    const line = `The database refuses statements (SQLSTATE ${code}): pages that need it answer 503.\n`
    await expect.poll(() => site.stderr().split(line).length).toBe(2)
    expectAwayPage(kept)
    expect(formsOf(kept.body)).toEqual([formTo(path, { phone: '98123 45671' })])
    expect([call.status, call.json.error?.code]).toEqual([503, 'away'])
    expect((await visitor.post(path, { phone: '98123 45671' })).status).toBe(303)
  })
})

const BEGUN = /^The database has begun to fail: [^\n]+\n/gm
const ENDED = /^The database works again\n/gm
const linesOf = (line: RegExp) => site.stderr().match(line)?.length

describe('while PostgreSQL is frozen', () => {
  test('requests time out instead of hanging, and the site recovers', async () => {
    // Until the sender has worked once, the outage before it goes on in the log.
    await expect.poll(() => linesOf(ENDED), { timeout: 60_000 }).toBe(1)
    await postgres.freeze()
    try {
      const [page, call, home] = await Promise.all([
        visitor.get('/clinics'),
        visitor.call('city/u/list', {}),
        visitor.get('/'),
      ])
      expectAwayPage(page)
      expect([call.status, call.json.error?.code, home.status]).toEqual([503, 'away', 200])
      await expect.poll(() => linesOf(BEGUN), { timeout: 60_000 }).toBe(2)
    } finally {
      postgres.thaw()
    }
    await expect.poll(async () => (await visitor.get('/api/ready')).status, { timeout: 60_000 }).toBe(200)
  })
})

test('the log has one line for the start of an outage and one for its end', async () => {
  await expect.poll(() => [linesOf(BEGUN), linesOf(ENDED)], { timeout: 60_000 }).toEqual([2, 2])
  expect(site.stderr()).toMatch(/^(The database (refuses statements|has begun to fail:|works again)[^\n]*\n)+$/)
})

// Only offered slots are held, booked, rescheduled or shown, whatever an edited form, URL or body says.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { countOf, fingerprint, untilDelivered, withRows } from '@/tests/reliability/support/ledger'
import { NOT_OFFERED, sunday } from '@/tests/reliability/support/not-offered'
import { ownSite } from '@/tests/reliability/support/servers/own-site'
import { reachSlotPage, slotValue } from '@/tests/reliability/support/slot-page'
import { dateIn, freeSlots, newPhone } from '@/tests/reliability/support/slots'
import { open } from '@/tests/reliability/support/walks'

/** A clinic that is open six days a week, from 09:30 to 19:30. */
const CID = '103'
const PLACE = `c${CID}`
const { site, databaseUrl } = ownSite()
let offered: Slot
let closedDay: string

const rows = <T>(ask: Parameters<typeof withRows<T>>[1]) => withRows({ databaseUrl: databaseUrl() }, ask)
const seats = () => rows((db) => countOf(db, 'seats'))

beforeAll(async () => {
  offered = (await freeSlots(site().origin, { cid: CID }, 1))[0] as Slot
  closedDay = ((await freeSlots(site().origin, { cid: CID }, 60)).at(-1) as Slot).date
  await rows((db) =>
    sql`INSERT INTO closed_days (place_id, day, reason) VALUES (${PLACE}, ${closedDay}::date, 'test')`.execute(
      db.writes,
    ),
  )
})

describe('a slot that is not on offer', () => {
  test.each(NOT_OFFERED)('neither the page nor the call holds %s', async (_name, slotOf) => {
    const [slot, browser, phone] = [slotOf({ offered, closedDay }), openBrowser(site().origin), newPhone()]
    const page = await reachSlotPage(browser, CID, phone)
    expect((await browser.post(page, { slot: slotValue(slot, PLACE) })).status).toBe(409)
    const held = await browser.call('slot/u/hold', { cid: CID, ...slot, phone })
    expect([held.status, held.json.error?.code]).toEqual([409, 'closed'])
    const { date, start } = slot
    const confirmed = await browser.call('booking/u/confirm', {
      cid: CID,
      date,
      start,
      name: 'Ravi',
      phone,
      flow: 'ORGANIC',
    })
    expect([confirmed.status, confirmed.json.error?.code]).toEqual([409, 'expired'])
    expect(await seats()).toBe(0)
  })

  test.each(['c101', 'blr-south', 'nothing', '103'])('the page refuses the foreign calendar %s', async (place) => {
    const browser = openBrowser(site().origin)
    const page = await reachSlotPage(browser, CID, newPhone())
    expect((await browser.post(page, { slot: slotValue(offered, place) })).status).toBe(409)
    expect(await seats()).toBe(0)
  })

  test('the list refuses a clinic of another city', async () => {
    const browser = openBrowser(site().origin)
    const list = `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&city=bengaluru&phone=${newPhone()}`
    const { location } = await browser.get(list)
    for (const cid of ['106', 'nothing']) {
      expect((await browser.post(location ?? '', { slot: slotValue(offered, cid) })).status).toBe(409)
    }
    expect(await seats()).toBe(0)
  })

  test.each([{}, { cid: CID, zone: 'blr-south' }, { cid: 'nothing' }, { zone: 'nothing' }])(
    'the call finds no calendar for %o',
    async (place) => {
      const { status, json } = await openBrowser(site().origin).call('slot/u/hold', {
        ...place,
        ...offered,
        phone: newPhone(),
      })
      expect([status, json.error?.code]).toEqual(
        'zone' in place && !('cid' in place) ? [409, 'closed'] : [404, 'not_found'],
      )
      expect(await seats()).toBe(0)
    },
  )
})

describe('a review with an edited address', () => {
  let browser: Browser
  let review: URL
  const edited = (changes: Record<string, string>): string => {
    const url = new URL(review)
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
    return url.pathname + url.search
  }

  beforeAll(async () => {
    browser = openBrowser(site().origin)
    const { location } = await browser.post(await reachSlotPage(browser, CID, newPhone()), {
      slot: slotValue(offered, PLACE),
    })
    review = new URL(location ?? '', site().origin)
    expect([review.pathname, await seats()]).toEqual(['/unified-booking/review', 1])
  })

  test('a slot or day that is not on offer leads back to the slots, and nothing is booked', async () => {
    const others: Record<string, string>[] = [-1, 31].map((days) => ({ date: dateIn(days) }))
    others.push({ date: sunday }, { start: '11:11' }, { start: '03:00' })
    for (const changes of others) {
      for (const reply of [
        await browser.get(edited(changes)),
        await browser.post(edited(changes), { name: 'Ravi Kumar' }),
      ]) {
        expect([changes, reply.status]).toEqual([changes, 303])
        expect(reply.location).toMatch(/^\/unified-booking\/select-slot\?.*notice=closed$/)
      }
    }
    expect(await rows((db) => sql`SELECT state FROM seats`.execute(db.reads).then((found) => found.rows))).toEqual([
      { state: 'held' },
    ])
  })

  test('another clinic’s slot is not held, and the review says so', async () => {
    for (const cid of ['101', '106']) {
      expect((await browser.get(edited({ cid }))).body).toContain('The first to confirm gets it')
    }
    expect(await seats()).toBe(1)
  })

  test('an edited end, price, place or reference changes nothing', async () => {
    const path = edited({ end: '19:30', zone: 'c101', price_paise: '1', reference: 'CFHJKMNP', isLoggedIn: 'true' })
    const { status } = await browser.post(path, {
      name: 'Ravi Kumar',
      price_paise: '1',
      reference: 'CFHJKMNP',
      status: 'cancelled',
    })
    expect(status).toBe(303)
    const stored = await rows((db) =>
      sql`SELECT s.place_id, b.reference = 'CFHJKMNP' AS chosen, b.price_paise, b.status,
      extract(epoch FROM s.ends_at - s.starts_at)::int AS seconds
      FROM seats s JOIN bookings b ON b.id = s.booking_id`.execute(db.reads),
    )
    const booked = { place_id: PLACE, chosen: false, price_paise: 0, status: 'confirmed', seconds: 1800 }
    expect(stored.rows).toEqual([booked])
  })

  test('only its browser can open, reschedule or cancel the finished booking', async () => {
    const reference = new URL(
      (await browser.post(review.pathname + review.search, { name: 'Ravi Kumar' })).location ?? '',
      site().origin,
    ).searchParams.get('booking')
    await rows(untilDelivered)
    const [stranger, before] = [openBrowser(site().origin), await rows(fingerprint)]
    for (const key of ['', 'A'.repeat(22), '__proto__']) {
      for (const [call, more] of [
        ['get', {}],
        ['cancel', {}],
        ['reschedule', offered],
      ] as const) {
        expect((await stranger.call(`booking/u/${call}`, { reference, key, ...more })).status).toBe(404)
      }
      expect((await stranger.get(`/manage/${reference}?key=${key}`)).status).toBe(key === '' ? 404 : 303)
      expect((await stranger.get(`/manage/${reference}/appointment.ics?key=${key}`)).status).toBe(404)
      expect((await stranger.post(`/manage/${reference}?key=${key}`, { intent: 'cancel' })).status).toBe(404)
    }
    const success = await stranger.get(`/unified-booking/success?flow=ORGANIC&booking=${reference}`)
    expect([success.status, success.body.includes('Ravi')]).toEqual([404, false])
    for (const [, slotOf] of NOT_OFFERED) {
      const moved = await browser.call('booking/u/reschedule', { reference, ...slotOf({ offered, closedDay }) })
      // Rescheduling to its own start succeeds without a change, whatever the end is.
      const same =
        slotOf({ offered, closedDay }).date === offered.date && slotOf({ offered, closedDay }).start === offered.start
      expect(moved.status).toBe(same ? 200 : 409)
    }
    expect(await rows(fingerprint)).toEqual(before)
  })
})

test.each([
  'isLoggedIn=true',
  'isLoggedIn=false&isLoggedIn=true',
  'flow=MEMBER_ACTIVATION&isLoggedIn=true&issue=check_up&phone=9812345670',
])('%s signs nobody in', async (query) => {
  const browser = openBrowser(site().origin)
  for (const page of ['questionnaire', 'activated']) {
    const path = `/member/${page}?${query}`
    const { location } = await browser.post(path, { issue: 'check_up', isLoggedIn: 'true' })
    for (const shown of [await open(browser, path), await open(browser, location ?? '')]) {
      expect([shown.status, shown.path]).toEqual([200, expect.stringMatching(/^\/member\/(activation|input-phone)\b/)])
      expect(shown.path).not.toContain('isLoggedIn')
    }
  }
  expect(await rows((db) => countOf(db, 'memberships'))).toBe(0)
})

import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { bookableDates } from '@/lib/domain/calendar/slots'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { addFeed, listFeeds } from '@/lib/use-cases/chain/manage-feeds'
import * as feedPage from '@/pages/desk/feed.ics'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import {
  book,
  depsOf,
  minutesAfter,
  ONE_CHAIR,
  slot,
  THREE_CHAIRS,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk, signedInWith } from '@/tests/support/desk/desk-browser'
import { putBooking, putMove } from '@/tests/support/put-rows'

const MISSING = { status: 404, props: null, to: null, sent: null }
const PHONE = '+919800000001'

/** The calendar's entries by reference, as ical.js reads them. */
function entriesOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const told = events.map(({ uid, summary, location, sequence, startDate, component }) => {
    const status = String(component.getFirstPropertyValue('status'))
    return [uid.split('@')[0], { uid, summary, location, sequence, status, startsAt: startDate.toJSDate() }] as const
  })
  expect(new Set(told.map(([reference]) => reference)).size).toBe(told.length)
  return new Map(told)
}

describe('the calendar feed of a clinic', () => {
  const { database } = useTestPlaces()
  const now = new Date()
  const deps = () => depsOf(database(), now)
  const [first = '', second = ''] = bookableDates(now)
    .slice(3)
    .filter((date) => new Date(date).getUTCDay() !== 0)
  beforeEach(() => serveFrom(database()))

  const made = async (place = THREE_CHAIRS) => {
    const feed = await addFeed(deps(), place)
    if (feed.kind !== 'added') throw new Error(feed.kind)
    return feed
  }
  const ask = (token: string, headers = {}, browser = new PageBrowser()) =>
    browser.get(feedPage, DESK_PATHS.feed(token), headers)
  const read = async (token: string) => {
    const text = String((await ask(token)).sent)
    expect(text).not.toContain('VALARM')
    return entriesOf(text)
  }
  const booked = (given: Parameters<typeof book>[1] = {}) =>
    book(deps(), { placeId: THREE_CHAIRS, ...slot(first), ...given })

  test('the feed has the bookings from a week back to 90 days ahead, without patients’ names', async () => {
    const { token } = await made()
    const { reference } = await booked({ phone: PHONE, name: 'Asha Personal' })
    await booked({ placeId: ONE_CHAIR, phone: '+919800000002', owner: 'bob' })
    const { date } = localOf(now)
    for (const [n, days] of [-8, -6, 89, 91].entries()) {
      const at = (time: string) => instantOf(addDays(date, days), time)
      const seat = { place_id: THREE_CHAIRS, seat: 1, starts_at: at('12:00'), ends_at: at('12:30') }
      await putBooking(database(), { reference: `CFHJ347${n}` }, seat)
    }
    const answer = await ask(token)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const file = String(answer.sent)
    const entries = entriesOf(file)
    expect([...entries.keys()].sort()).toEqual([reference, 'CFHJ3471', 'CFHJ3472'].sort())
    expect(entries.get(reference)).toEqual({
      uid: `${reference}@dental-booking`,
      summary: `Braces (${reference})`,
      location: expect.stringContaining('T. Market'),
      sequence: 0,
      status: 'CONFIRMED',
      startsAt: instantOf(first, '10:00'),
    })
    expect(file).toContain(
      `DTSTART:${instantOf(first, '10:00')
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, '')}\r\n`,
    )
    for (const personal of ['Asha', 'Personal', '98000', 'ann', token]) expect(file).not.toContain(personal)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test('each entry has the clinic’s address with city and pincode', async () => {
    const { token } = await made('c101')
    const [starts_at, ends_at] = [instantOf(first, '10:00'), instantOf(first, '10:30')]
    await putBooking(database(), { reference: 'CFHJ3470' }, { place_id: 'c101', starts_at, ends_at })
    const [entry] = (await read(token)).values()
    expect(entry?.location).toMatch(/, Bengaluru 560\d{3}$/)
  })

  test('the entry of a rescheduled or cancelled booking shows the present state with a higher sequence number', async () => {
    const { token } = await made()
    const other = (await made(ONE_CHAIR)).token
    const [stays, goes, ends] = [
      await booked({ phone: PHONE, owner: 'ann' }),
      await booked({ phone: '+919800000002', owner: 'bob' }),
      await booked({ phone: '+919800000003', owner: 'carol', treatment: UNNAMED }),
    ]
    const by = (owner: string, { reference }: { reference: string }) => ({ reference, owner })
    const later = slot(second, '11:00', '11:30')
    await rescheduleBooking(deps(), { ...by('ann', stays), ...later, network: '192.0.2.9' })
    const startsAt = instantOf(second, '11:00')
    const seat = { place_id: ONE_CHAIR, seat: 1, starts_at: startsAt, ends_at: instantOf(second, '11:30') }
    await putMove(database(), goes.id, seat)
    await cancelBooking(deps(), by('carol', ends))
    const [here, there] = [await read(token), await read(other)]
    expect(here.get(ends.reference)?.summary).toBe(`Consultation (${ends.reference})`)
    expect(here.get(stays.reference)).toMatchObject({ status: 'CONFIRMED', sequence: 2, startsAt })
    expect(here.get(goes.reference)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    expect(there.get(goes.reference)).toMatchObject({ status: 'CONFIRMED', sequence: 2, startsAt })
    expect(here.get(ends.reference)).toMatchObject({ status: 'CANCELLED', sequence: 1 })
    expect([here.size, there.size]).toEqual([3, 1])
  })

  test('the entry of a home visit shows neither house nor street', async () => {
    const { token } = await made(ZONE)
    const address = { pincode: ZONE_PINCODE, address: '7 Lake View', landmark: 'Temple', apartmentNumber: '4B' }
    await booked({ placeId: ZONE, appointmentType: 'at_home', address, phone: PHONE })
    const file = String((await ask(token)).sent)
    expect([...entriesOf(file).values()]).toMatchObject([{ location: 'At the patient’s home' }])
    expect(file).not.toMatch(/Lake|Temple|4B/)
  })

  test('the feed is sent only once while nothing changes', async () => {
    const { token } = await made()
    const { reference } = await booked({ phone: PHONE })
    const { headers, sent } = await ask(token)
    const tag = String(headers.etag)
    expect(sent?.length).toBeGreaterThan(0)
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(token, { 'if-none-match': given })
      expect([again.status, again.headers.etag, again.sent?.length]).toEqual([304, tag, 0])
    }
    await cancelBooking(deps(), { reference, owner: 'ann' })
    const changed = await ask(token, { 'if-none-match': tag })
    expect([changed.status, changed.headers.etag === tag]).toEqual([200, false])
  })

  test('only the secret address opens a feed; no sign-in opens one, and none is needed', async () => {
    const { token } = await made()
    const browsers = [
      new PageBrowser(),
      await signedInWith(database(), PHONE),
      await atDesk(database()),
      await atDesk(database(), { phone: '+919800000012', role: 'manager', places: null }),
    ]
    serveFrom(database())
    const wrong = [
      '',
      'x',
      token.slice(1),
      `${token}x`,
      token.toUpperCase(),
      `${token.slice(0, -1)}!`,
      'x'.repeat(9000),
    ]
    for (const browser of browsers) {
      for (const each of wrong) {
        const answer = await ask(each, {}, browser)
        expect(answer).toMatchObject(MISSING)
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        expect(answer.headers.etag).toBeUndefined()
      }
      expect((await ask(token, {}, browser)).status).toBe(200)
    }
    expect(await new PageBrowser().get(feedPage, '/desk/feed.ics')).toMatchObject(MISSING)
  })

  test('the feed records its last reading, to the hour', async () => {
    const { token } = await made()
    await ask(token)
    const readAt = async () => (await listFeeds(deps()))[0]?.read_at
    const noted = await readAt()
    await ask(token)
    expect(await readAt()).toEqual(noted)
    await database()
      .writes.updateTable('calendar_feeds')
      .set({ read_at: minutesAfter(-61, now) })
      .execute()
    await ask(token)
    expect(await readAt()).not.toEqual(minutesAfter(-61, now))
  })
})

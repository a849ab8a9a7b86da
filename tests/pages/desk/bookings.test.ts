import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { cancelRow } from '@/lib/db/queries/booking/booking-changes'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import * as bookings from '@/pages/desk/bookings'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'
import { bookedToday } from '@/tests/support/desk/desk-day'
import { putBooking } from '@/tests/support/put-rows'

const PATH = DESK_PATHS.bookings()
const MEENA = { placeId: THREE_CHAIRS, name: '=Meena Sample', phone: '+919800000007' }

describe('the list of bookings', () => {
  const { database } = useTestPlaces()
  let browser: PageBrowser
  let reference: string
  let id: string
  beforeEach(async () => {
    serveFrom(database())
    ;({ reference, id } = await bookedToday(database(), MEENA))
    await bookedToday(database(), { placeId: ONE_CHAIR, name: 'Other Sample', phone: '+919800000008' })
    browser = await atDesk(database())
  })
  const get = async (query: Record<string, string> = {}) =>
    (await browser.get(bookings, DESK_PATHS.bookings(query))).props.bookings
  const references = (view: { lines: { reference: string }[] }) => view.lines.map((line) => line.reference)
  const today = () => localOf(new Date()).date

  test('the list has the bookings of the desk’s own clinics, by day and state', async () => {
    const list = await get()
    expect(list.lines).toMatchObject([
      { reference, name: '=Meena Sample', phone: { href: 'tel:+919800000007' }, place: 'Test Dental T. Market' },
    ])
    expect(list.lines[0].when).toContain('12:00 pm')
    expect(references(await get({ place: ONE_CHAIR }))).toEqual([reference])
    expect(references(await get({ state: 'expected' }))).toEqual([reference])
    const others: Record<string, string>[] = [
      { state: 'missed' },
      { state: 'cancelled' },
      { until: addDays(today(), -1) },
    ]
    for (const query of others) expect([query, references(await get(query))]).toEqual([query, []])
    await database().transaction((tx) => cancelRow(tx, id, { now: new Date(), reason: null }))
    expect((await get({ state: 'cancelled' })).lines).toMatchObject([{ reference, state: 'Cancelled' }])
    expect(references(await get({ state: 'expected' }))).toEqual([])
  })

  test('a search looks through all days, and no address contains a name', async () => {
    const past = DESK_PATHS.bookings({ from: '2026-01-01', until: '2026-01-02' })
    for (const text of ['=meena', 'sample', '0007', '98000 00007', reference]) {
      const { props } = await browser.post(bookings, past, { intent: 'search', text })
      expect([text, references(props.bookings)]).toEqual([text, [reference]])
      expect(props.bookings.here).toBe(past)
      expect(JSON.stringify(props.desk)).not.toContain(text)
    }
    expect(
      references((await browser.post(bookings, PATH, { intent: 'search', text: 'other' })).props.bookings),
    ).toEqual([])
  })

  test('the list continues on further pages', async () => {
    for (let n = 0; n < 50; n += 1) {
      const at = new Date((Math.floor(Date.now() / 1_800_000) - n) * 1_800_000)
      await putBooking(database(), { personal_name: 'Anna' }, { starts_at: at, seat: 2, state: 'left' })
    }
    const first = await get()
    const second = await get({ after: first.after })
    expect([first.lines.length, second.lines.length, first.firstHref, second.after]).toEqual([50, 1, null, null])
    expect(references(first)).not.toContain(second.lines[0].reference)
    const found = await browser.post(bookings, PATH, { intent: 'search', text: 'ann', after: first.after })
    expect(references(found.props.bookings)).toEqual(references(second))
  })

  test('the exported file is safe for spreadsheets, and its export is recorded at each clinic', async () => {
    const answer = await browser.post(bookings, PATH, { intent: 'save' })
    const [head = '', row = '', ...rest] = (answer.sent?.toString('utf8') ?? '').split('\r\n')
    expect(head).toBe('\ufeffDay,Time,Name,Phone,Treatment,Clinic,Status,Remarks,Reference')
    expect(row.startsWith(`${today()},12:00,'=Meena Sample,98000 00007,Braces,Test Dental T. Market,`)).toBe(true)
    expect(rest).toEqual([''])
    expect(answer.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="bookings-[\d-]+\.csv"$/),
      'cache-control': 'no-store',
    })
    const written = await database().reads.selectFrom('desk_events').select(['verb', 'place_id', 'after']).execute()
    expect(written).toEqual([{ verb: 'bookings_saved', place_id: THREE_CHAIRS, after: { rows: 1 } }])
  })

  test('the exported file has a column for each campaign parameter in use', async () => {
    const attribution = { utm_campaign: 'spring', utm_source: '=1+1', gclid: 'Cj0KCQ', ref: 'FRIEND' }
    const at = new Date(Math.floor(Date.now() / 1_800_000) * 1_800_000)
    await putBooking(database(), { attribution: JSON.stringify(attribution) }, { starts_at: at, seat: 3 })
    const { sent } = await browser.post(bookings, PATH, { intent: 'save' })
    const [head = '', ...rows] = (sent?.toString('utf8') ?? '').trim().split('\r\n')
    expect(head.split(',').slice(8)).toEqual(['Reference', 'utm_source', 'utm_campaign', 'gclid'])
    expect(rows.map((row) => row.split(',').slice(-3)).sort()).toEqual(
      [
        ["'=1+1", 'spring', 'Cj0KCQ'],
        ['', '', ''],
      ].sort(),
    )
  })

  test('a hidden screen hides names and treatments, in the file too', async () => {
    browser.cookies.set('__Host-desk-hide', '1')
    const { sent } = await browser.post(bookings, PATH, { intent: 'save' })
    for (const told of [JSON.stringify(await get()), sent?.toString('utf8') ?? '']) {
      expect(told).toContain('·0007')
      expect(told).not.toMatch(/Meena|98000|Braces/)
    }
  })
})

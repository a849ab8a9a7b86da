import { beforeEach, describe, expect, test } from 'vitest'
import { DESK_PATHS } from '@/lib/addresses/desk'
import { DESK_VERBS, type DeskVerb } from '@/lib/catalogue/desk/desk-events'
import { type DeskEvent, writeDeskEvent } from '@/lib/db/queries/desk/events'
import * as events from '@/pages/desk/events'
import * as staff from '@/pages/desk/staff'
import { type PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { NOW, ONE_CHAIR, THREE_CHAIRS, TODAY } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { atDesk } from '@/tests/support/desk/desk-browser'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const EVENT = { at: NOW, staffId: NOBODY, verb: 'mark', subject: 'x', before: { visit: 'expected' } } as const

describe('the activity log', () => {
  const { database } = useTestPlaces()
  beforeEach(() => serveFrom(database()))
  const write = (placeId: string, n: number, verb: DeskVerb = 'mark') =>
    database().transaction(async (tx) => {
      for (let at = 0; at < n; at += 1)
        await writeDeskEvent(tx, { ...EVENT, placeId, verb, after: { visit: 'arrived', version: at } })
    })
  const ask = async (browser: Awaited<ReturnType<typeof atDesk>>, query: Record<string, string> = {}) =>
    (await browser.get(events, DESK_PATHS.events({ day: TODAY, ...query }))).props.events

  test('the log shows the actions at the desk’s own clinics, by page and by kind', async () => {
    await write(THREE_CHAIRS, 51)
    await write(ONE_CHAIR, 1, 'book')
    const browser = await atDesk(database())
    const first = await ask(browser)
    expect(first.lines).toHaveLength(50)
    expect(first.lines[0]).toMatchObject({ time: '10:00 am', who: 'Site operator', what: 'Marked the visit' })
    expect(first.lines[0].changes).toBe('Visit: Expected → Arrived')
    expect(first.verbs).toEqual(['mark'])
    const more = (await browser.get(events, first.moreHref)).props.events
    expect([more.lines.length, more.moreHref]).toEqual([1, null])
    expect(more.lines[0].id).not.toBe(first.lines.at(-1).id)
    expect((await ask(browser, { verb: 'book' })).lines).toEqual([])
    // Another desk's place in the address is ignored.
    expect((await ask(browser, { place: ONE_CHAIR })).lines).toHaveLength(50)
    const all = await ask(await atDesk(database(), { phone: '+919800000011', role: 'manager', places: null }), {
      verb: 'book',
    })
    expect(all.lines).toMatchObject([{ what: 'Booked', place: 'Test Dental Fort' }])
  })

  const told = async (browser: PageBrowser, given: Partial<DeskEvent>) => {
    await database().transaction((tx) =>
      writeDeskEvent(tx, { ...EVENT, placeId: THREE_CHAIRS, before: {}, after: {}, ...given }),
    )
    return (await ask(browser)).lines[0]
  }

  test('the log describes each action and its details in words, in the clinic’s local time', async () => {
    const browser = await atDesk(database())
    const [from, until] = ['2026-11-23T18:30:00.000Z', '2026-11-24T18:30:00.000Z']
    const day = { kind: 'day', day: '2026-11-24', seat: null, from, until, affected: 2, moved: 0 }
    expect(await told(browser, { verb: 'closure_opened', reason: 'dentist_away', after: day })).toMatchObject({
      what: 'Made a closure',
      changes:
        'All chairs, Whole day, Day: Tue 24 Nov, From: Tue 24 Nov, 12:00 am, To: Wed 25 Nov, 12:00 am, Patients who need a new time: 2, Patients moved to another chair: 0',
      reason: 'Dentist is away',
    })
    const week = '09:30-19:00 09:30-19:00 09:30-19:00 09:30-19:00 09:30-19:00 10:00-14:00 closed'
    const before = { seats: 3, hours: week, planned: 'none', offered: 0 }
    const planned = `2026-12-01 ${week.replaceAll('19:00', '20:00')}`
    expect((await told(browser, { verb: 'set_up', before, after: { ...before, seats: 2, planned } })).changes).toBe(
      'Chairs or teams: 3 → 2, Planned hours: none → from Tue 1 Dec: Monday to Friday 9:30 am to 8:00 pm, Saturday 10:00 am to 2:00 pm, Sunday closed',
    )
    const call = { kind: 'unproved', outcome: 'no_answer', tries: 2, dueAt: '2026-11-24T06:08:16.823Z' }
    expect((await told(browser, { verb: 'call_end', after: call })).changes).toBe(
      'Number not verified, Result: No answer, Calls without answer: 2, Call again: Tue 24 Nov, 11:38 am',
    )
    const seat = { seat: 1, startsAt: '2026-11-24T04:30:00.000Z', status: 'confirmed' }
    expect(
      (await told(browser, { verb: 'move', before: seat, after: { ...seat, seat: 101 }, reason: 'in_pain' })).changes,
    ).toBe('Chair 1 → Extra')
    expect(
      (await told(browser, { verb: 'cancel', before: seat, after: { ...seat, status: 'cancelled' } })).changes,
    ).toBe('Booking: Booked → Cancelled')
  })

  test('the log has a text for every action', async () => {
    const browser = await atDesk(database())
    for (const verb of DESK_VERBS) expect((await told(browser, { verb })).what).not.toMatch(/_/)
  })

  test('the exported file has the whole day, and its export is recorded', async () => {
    await write(THREE_CHAIRS, 51)
    await write(ONE_CHAIR, 1)
    const browser = await atDesk(database())
    const { sent } = await browser.post(events, (await ask(browser)).here, { intent: 'save' })
    const [head, first, ...rest] = (sent?.toString('utf8') ?? '').split('\r\n').filter(Boolean)
    expect(head).toBe('\ufeffDay,Time,Clinic,Who,Action,Booking,Changes,Reason')
    expect(first).toContain(`${TODAY},10:00 am,Test Dental T. Market,Site operator,Marked the visit,`)
    expect(rest).toHaveLength(50)
    const saved = database().reads.selectFrom('desk_events').where('verb', '=', 'events_saved')
    expect(await saved.select(['place_id', 'after']).execute()).toEqual([
      { place_id: THREE_CHAIRS, after: { rows: 51 } },
    ])
  })

  test('the log is empty on another day and ignores an invalid one', async () => {
    await write(THREE_CHAIRS, 1)
    const browser = await atDesk(database())
    expect((await ask(browser, { day: '2026-11-22' })).lines).toEqual([])
    expect((await ask(browser, { day: '2026-99-99' })).date).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('a manager of some clinics sees only the staff of these clinics', async () => {
    await atDesk(database(), { phone: '+919800000012', name: 'Ravi Elsewhere', places: [ONE_CHAIR] })
    await atDesk(database(), { phone: '+919800000013', name: 'Zara Here' })
    const browser = await atDesk(database(), { role: 'manager' })
    const { props } = await browser.get(staff, DESK_PATHS.staff())
    expect(props.view.lines.map(({ name }: { name: string }) => name)).toEqual(['Asha Desk', 'Zara Here'])
  })
})

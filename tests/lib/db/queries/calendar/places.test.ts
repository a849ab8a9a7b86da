import { afterEach, describe, expect, test } from 'vitest'
import {
  type CalendarView,
  isClosedOn,
  readCalendar,
  readCalendars,
  readDay,
  readOccupied,
  readVisitedPlace,
  sweepOffGrid,
} from '@/lib/db/queries/calendar/places'
import {
  changeTimes,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putHold, TEN } from '@/tests/support/put-rows'

import { swept } from '@/tests/support/swept'

const half = (n: number) => minutesAfter(30 * n, TEN)
const ms = (n: number) => half(n).getTime()
const OPENS = '09:00'

describe('the calendars', () => {
  const { database } = useTestPlaces()
  const view = (given: Partial<CalendarView> = {}): CalendarView => ({
    owner: 'ann',
    now: NOW,
    today: TODAY,
    from: TEN,
    until: half(2),
    visitMinutes: null,
    ...given,
  })
  const read = (id: string, given?: Partial<CalendarView>) => readCalendar(database().reads, id, view(given))
  const takenOf = async (id: string, given?: Partial<CalendarView>) =>
    ((await read(id, given))?.taken ?? []).sort(([a], [b]) => a - b)
  const mark = (since: Date | null, ...ids: string[]) =>
    database().writes.updateTable('places').set({ off_grid_since: since }).where('id', 'in', ids).execute()
  const marked = async () => {
    const rows = await database()
      .reads.selectFrom('places')
      .where('off_grid_since', 'is not', null)
      .select('id')
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  afterEach(async () => {
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 30, opens: OPENS })
    await mark(null, ONE_CHAIR, THREE_CHAIRS, ZONE)
    await database().writes.deleteFrom('closed_days').where('place_id', '=', ZONE).execute()
  })

  test('one query reads several calendars by place ids or clinic ids', async () => {
    await putHold(database())
    const found = await readCalendars(database().reads, ['901', THREE_CHAIRS, ZONE, 'nowhere'], view())
    const sorted = found.toSorted((a, b) => (a.place_id < b.place_id ? -1 : 1))
    expect(sorted.map(({ place_id, cid }) => [place_id, cid])).toEqual([
      [ONE_CHAIR, '901'],
      [THREE_CHAIRS, '902'],
      [ZONE, null],
    ])
    expect(sorted[1]).toEqual(await read(THREE_CHAIRS))
    expect(sorted[1]?.taken).toEqual([[ms(0), ms(1), [], true]])
  })

  test('a calendar has the place’s hours, its closures from today on and its name', async () => {
    const days = ['2026-11-22', TODAY, '2027-01-26'].map((day) => ({ place_id: ZONE, day, reason: 'r' }))
    await database().writes.insertInto('closed_days').values(days).execute()
    const day = { opens: '09:00', closes: '13:00' }
    expect(await read(ZONE)).toEqual({
      place_id: ZONE,
      kind: 'home_zone',
      city_id: 'testpur',
      seats: 2,
      slot_minutes: 30,
      taken: [],
      hours: [day, day, day, day, day, day, null],
      planned: null,
      cid: null,
      name: 'Testpur North',
      closed: expect.toSatisfy((closed: string[]) => closed.sort().join() === `${TODAY},2027-01-26`),
    })
    expect(await read(ONE_CHAIR)).toMatchObject({ cid: '901', name: 'Test Dental Fort', closed: [] })
    expect(await read('nowhere')).toBeUndefined()
    const isClosed = (id: string, date: string) => isClosedOn(database().reads, id, date)
    expect([await isClosed(ZONE, TODAY), await isClosed(ZONE, TOMORROW), await isClosed(ONE_CHAIR, TODAY)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('a calendar with regular slots lists full slots and the browser’s own, within the given moments', async () => {
    for (const [n, owner] of ['ann', 'bob', 'cid'].entries())
      await putHold(database(), { seat: n + 1, owner, starts_at: half(1) })
    await putHold(database(), { owner: 'bob' })
    await putBooking(database(), {}, { seat: 2 })
    for (const n of [-1, 2]) await putHold(database(), { starts_at: half(n) })
    expect(await takenOf(THREE_CHAIRS)).toEqual([[ms(1), ms(2), null, true]])
    expect(await takenOf(THREE_CHAIRS, { owner: 'bob' })).toEqual([
      [ms(0), ms(1), [], true],
      [ms(1), ms(2), null, true],
    ])
    // A hold that expires at this moment takes no seat. A booking does not expire and is nobody's hold.
    expect(await takenOf(THREE_CHAIRS, { owner: 'bob', now: minutesAfter(10) })).toEqual([])
    await putBooking(database(), {}, { place_id: ONE_CHAIR })
    expect(await takenOf(ONE_CHAIR, { now: minutesAfter(60) })).toEqual([[ms(0), ms(1), null, false]])
  })

  test('a day’s calendar lists the starts of taken seats where the starts are enough', async () => {
    const starts = async (id: string, given?: Partial<CalendarView>) => {
      const { starts: found } = (await readDay(database().reads, id, view({ owner: 'dev', ...given }))) ?? {}
      return found === null ? null : found?.sort((a, b) => a - b)
    }
    expect(await starts(THREE_CHAIRS)).toEqual([])
    for (const [n, owner] of ['ann', 'bob'].entries())
      await putHold(database(), { seat: n + 1, owner, starts_at: half(1) })
    await putBooking(database(), {}, { seat: 2 })
    for (const n of [-1, 2]) await putHold(database(), { starts_at: half(n) })
    expect(await starts(THREE_CHAIRS)).toEqual([ms(0), ms(1), ms(1)])
    expect(await starts(THREE_CHAIRS, { now: minutesAfter(10) })).toEqual([ms(0)])
    // Null for an owner who holds any slot there; for other places the owner gets an answer.
    expect([await starts(THREE_CHAIRS, { owner: 'ann' }), await starts(ONE_CHAIR, { owner: 'ann' })]).toEqual([
      null,
      [],
    ])
    expect(await starts(THREE_CHAIRS, { owner: 'ann', now: minutesAfter(10) })).toEqual([ms(0)])
    const { taken: _, ...place } = (await read(THREE_CHAIRS)) ?? {}
    expect(await readDay(database().reads, THREE_CHAIRS, view({ now: minutesAfter(10) }))).toEqual({
      ...place,
      starts: [ms(0)],
    })
    await mark(NOW, THREE_CHAIRS)
    expect(await starts(THREE_CHAIRS)).toBeNull()
    expect(await starts('nowhere')).toBeUndefined()
  })

  test('a calendar with irregular slots lists every taken span with its seats, also one that began earlier', async () => {
    await putHold(database(), { starts_at: half(-1), ends_at: minutesAfter(5, TEN), seat: 1 })
    await putHold(database(), { starts_at: half(-1), seat: 2 })
    await putBooking(database(), {}, { starts_at: half(1), seat: 2 })
    await putHold(database(), { starts_at: half(1), seat: 3 })
    await putHold(database(), { starts_at: half(2), seat: 3 })
    const spans = (await takenOf(THREE_CHAIRS)).map(([from, until, seats, mine]) => [from, until, seats?.sort(), mine])
    expect(await marked()).toEqual([THREE_CHAIRS])
    expect(spans).toEqual([
      [ms(-1), ms(0) + 300_000, [1], true],
      [ms(1), ms(2), [2, 3], true],
    ])
  })

  test('one query reads the calendars of several places, with regular and irregular slots', async () => {
    await putHold(database(), { place_id: ONE_CHAIR, starts_at: minutesAfter(5, TEN), owner: 'bob' })
    await putHold(database())
    const taken = await readOccupied(database().reads, [ONE_CHAIR, THREE_CHAIRS, 'nowhere'], view())
    expect(taken).toEqual(
      new Map([
        [ONE_CHAIR, [[ms(0) + 300_000, ms(1) + 300_000, [1], false]]],
        [THREE_CHAIRS, [[ms(0), ms(1), [], true]]],
      ]),
    )
    expect(await readOccupied(database().reads, [], view())).toEqual(new Map())
  })

  test('a place counts as regular again after a while, once no live or future seat is irregular', async () => {
    const forget = async (before = NOW, now = NOW) => {
      await swept(sweepOffGrid(database().writes, { before, now }))
      return marked()
    }
    await putHold(database(), { starts_at: minutesAfter(5, TEN) })
    await mark(minutesAfter(-1), ONE_CHAIR, THREE_CHAIRS)
    await mark(NOW, ZONE)
    expect(await forget()).toEqual([THREE_CHAIRS, ZONE])
    expect(await forget(minutesAfter(1), minutesAfter(34.99, TEN))).toEqual([THREE_CHAIRS])
    expect(await forget(minutesAfter(1), minutesAfter(35, TEN))).toEqual([])
    // The same rows are off the grid of the new slot times.
    await putBooking(database(), {}, { place_id: ONE_CHAIR })
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 45, opens: OPENS })
    await mark(minutesAfter(-1), ONE_CHAIR)
    expect(await forget()).toEqual([ONE_CHAIR])
    await database().writes.updateTable('seats').set({ state: 'left' }).where('state', '=', 'taken').execute()
    expect(await forget()).toEqual([])
  })

  test('a confirmation reads its place, and whether the zone serves the pincode', async () => {
    const visited = (id: string, pincode: string) => readVisitedPlace(database().reads, id, pincode)
    const zone = { kind: 'home_zone', city_id: 'testpur', slot_minutes: 30, name: 'Testpur North', address: null }
    expect(await visited(ZONE, ZONE_PINCODE)).toEqual({ ...zone, serves: true })
    expect(await visited(ZONE, '110001')).toEqual({ ...zone, serves: false })
    expect(await visited(ONE_CHAIR, ZONE_PINCODE)).toEqual({
      kind: 'clinic',
      city_id: 'testpur',
      name: 'Test Dental Fort',
      address: '1 Fort Road',
      slot_minutes: 30,
      serves: false,
    })
    expect(await visited('nowhere', ZONE_PINCODE)).toBeUndefined()
  })
})

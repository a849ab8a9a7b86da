import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { releaseSeat } from '@/lib/db/queries/booking/visits'
import { readDayMark, readDeskDay } from '@/lib/db/queries/desk/day'
import { instantOf } from '@/lib/domain/clinic-time'
import { minutesAfter, NOW, THREE_CHAIRS, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putHold, putMove, putUser, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)

describe('the desk’s day', () => {
  const { database } = useTestPlaces()
  const day = (given: object = {}) => ({
    placeId: THREE_CHAIRS,
    date: TOMORROW,
    from: instantOf(TOMORROW, '00:00'),
    until: instantOf('2026-11-25', '00:00'),
    now: NOW,
    ...given,
  })
  const read = async () => {
    const row = await readDeskDay(database().reads, day())
    if (!row) throw new Error('There is no day')
    return row
  }
  const mark = (given?: object) => readDayMark(database().reads, day(given))
  const photo = (booking_id: string, given: object = {}) =>
    database()
      .writes.insertInto('smile_photos')
      .values({
        id: randomUUID(),
        owner: 'ann',
        digest: 'd',
        bytes: 1,
        booking_id,
        created_at: NOW,
        stored_at: NOW,
        ...given,
      })
      .execute()

  test('the day lists its bookings in order of time and seat, with all known facts', async () => {
    const later = await putBooking(database(), { concern: 'emergency' }, { starts_at: half(1) })
    const second = await putBooking(database(), {}, { seat: 2 })
    const said = {
      treatment: 'braces',
      treatment_key: 'braces',
      personal_note: 'Wheelchair',
      proved: true,
      source: 'phone',
    }
    const first = await putBooking(database(), { ...said, source: 'phone', visit: 'arrived', arrived_at: TEN })
    await photo(first)
    await photo(first, { gone_at: NOW })
    await photo(first, { stored_at: null })
    await putBooking(database(), {}, { starts_at: minutesAfter(24 * 60, TEN) })
    const { bookings, ...place } = await read()
    expect(place).toMatchObject({
      place_id: THREE_CHAIRS,
      kind: 'clinic',
      name: 'Test Dental T. Market',
      seats: 3,
      slot_minutes: 30,
      closed: null,
      held: [],
    })
    expect(bookings.map(({ id, seat }) => [id, seat])).toEqual([
      [first, 1],
      [second, 2],
      [later, 1],
    ])
    expect(bookings[0]).toMatchObject({
      reference: first,
      version: 0,
      status: 'confirmed',
      visit: 'arrived',
      personal_name: 'Ann Mary',
      personal_phone: PHONE,
      treatment: 'braces',
      treatment_key: 'braces',
      concern: null,
      appointment_type: 'clinic',
      source: 'phone',
      proved: true,
      personal_note: 'Wheelchair',
      photos: 1,
      kept_before: false,
      missed_before: 0,
      cancelled_at: null,
    })
    expect([bookings[0]?.starts_at, bookings[0]?.arrived_at].map((at) => new Date(at ?? ''))).toEqual([TEN, TEN])
    expect(await readDeskDay(database().reads, day({ placeId: 'nowhere' }))).toBeUndefined()
  })

  test('the day also lists cancelled bookings, no-shows and patients who left, but not rescheduled bookings', async () => {
    const cancelled = await putBooking(database(), { status: 'cancelled', cancelled_at: NOW }, { state: 'left' })
    const missed = await putBooking(database(), { visit: 'missed', missed_at: half(1) }, { state: 'left', seat: 2 })
    const moved = await putBooking(database(), {}, { seat: 3 })
    await putMove(database(), moved, { starts_at: minutesAfter(24 * 60, TEN) })
    const within = await putBooking(database(), {}, { seat: 3, starts_at: half(2) })
    await putMove(database(), within, { starts_at: half(3) })
    const { bookings } = await read()
    expect(bookings.map(({ id }) => id)).toEqual([cancelled, missed, within])
    expect(new Date(bookings[2]?.starts_at ?? '')).toEqual(half(3))
  })

  test('the day shows earlier visits and no-shows, by number and by account', async () => {
    const uid = await putUser(database(), 'test:1')
    const [kept, missed] = [
      { visit: 'kept', kept_at: minutesAfter(-60) },
      { visit: 'missed', missed_at: minutesAfter(-60) },
    ] as const
    const past = (n: number) => ({ starts_at: half(-48 * 30 - n), state: 'left' as const })
    await putBooking(database(), { ...kept, personal_phone: '+919800000002', uid }, past(1))
    await putBooking(database(), missed, past(2))
    await putBooking(database(), { ...missed, unlinked: true, personal_phone: '+919800000003' }, past(3))
    await putBooking(database(), { ...kept, unlinked: true, personal_phone: '+919800000003' }, past(4))
    const byAccount = await putBooking(database(), { uid, personal_phone: '+919800000009' })
    const byNumber = await putBooking(database(), {}, { seat: 2 })
    const another = await putBooking(database(), { personal_phone: '+919800000003' }, { seat: 3 })
    const known = (await read()).bookings.map(({ id, kept_before, missed_before }) => [id, kept_before, missed_before])
    expect(known).toEqual([
      [byAccount, true, 0],
      [byNumber, false, 1],
      [another, false, 0],
    ])
  })

  test('the day counts the live holds and says that it is closed', async () => {
    await putHold(database())
    await putHold(database(), { seat: 2 })
    await putHold(database(), { seat: 3, held_until: NOW })
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: THREE_CHAIRS, day: TOMORROW, reason: 'Pongal' })
      .execute()
    const { held, closed } = await read()
    expect(held.map(({ starts_at, n }) => [new Date(starts_at), n])).toEqual([[TEN, 2]])
    expect(closed).toBe('Pongal')
    await database().writes.deleteFrom('closed_days').where('place_id', '=', THREE_CHAIRS).execute()
  })

  test('the day’s marker stays the same until any change', async () => {
    const id = await putBooking(database())
    await putHold(database(), { seat: 3, held_until: minutesAfter(10) })
    const seen = [await mark()]
    expect(await mark()).toBe(seen[0])
    expect((await read()).version).toBe(seen[0])
    const db = database()
    const place = (seats: number) =>
      db.writes.updateTable('places').set({ seats }).where('id', '=', THREE_CHAIRS).execute()
    const closure = { place_id: THREE_CHAIRS, day: TOMORROW, reason: 'r' }
    const changes: (() => Promise<unknown>)[] = [
      () => putBooking(db, {}, { seat: 2 }),
      () => db.writes.updateTable('bookings').set({ personal_note: 'n' }).where('id', '=', id).execute(),
      () => photo(id),
      () => db.transaction((tx) => releaseSeat(tx, id)),
      () => putHold(db, { starts_at: half(2) }),
      () => db.writes.insertInto('closed_days').values(closure).execute(),
      () => place(4),
    ]
    for (const change of changes) {
      await change()
      seen.push(await mark())
    }
    // The holds have expired.
    seen.push(await mark({ now: minutesAfter(10) }))
    expect(new Set(seen).size).toBe(seen.length)
    await place(3)
    await db.writes.deleteFrom('closed_days').where('place_id', '=', THREE_CHAIRS).execute()
    expect(await mark({ placeId: 'nowhere' })).toBeUndefined()
    const last = await mark()
    await putBooking(db, {}, { starts_at: minutesAfter(24 * 60, TEN) })
    expect([await mark(), await mark({ date: TODAY, from: NOW, until: NOW })]).toEqual([last, expect.any(String)])
  })
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { isClosedOn, readOccupiedSeats } from '@/lib/db/queries/calendar/places'
import { readCityPlaces } from '@/lib/db/queries/clinics/cities'
import {
  countUnanswered,
  offerTimes,
  readItems,
  readStandingOffers,
  readWaitingOf,
  settleItem,
} from '@/lib/db/queries/closures/affected-bookings'
import { letAllStay, readStaying } from '@/lib/db/queries/closures/affected-states'
import {
  blockSeats,
  closeDay,
  insertClosure,
  insertImported,
  liftRow,
  listBooked,
  listBookings,
  readAffected,
  readClosure,
  readClosures,
  refillBlocks,
  refitBlocks,
} from '@/lib/db/queries/closures/closures'
import type { Tx } from '@/lib/db/schema'
import { calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import {
  changeTimes,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  THREE_CHAIRS,
  TOMORROW,
  ZONE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened, reopen, STAFF } from '@/tests/support/closures'
import { putBooking, putHold, TEN } from '@/tests/support/put-rows'

describe('the closure', () => {
  const { database, deps } = useTestPlaces()
  afterEach(() => reopen(database()))
  const given = (made: object = {}) => ({
    id: randomUUID(),
    placeId: THREE_CHAIRS,
    kind: 'day' as const,
    day: TOMORROW,
    seat: null,
    from: TEN,
    until: minutesAfter(60, TEN),
    reason: 'weather' as const,
    staffId: STAFF,
    now: NOW,
    ...made,
  })
  const within = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const blocked = async () => {
    const { rows } = await sql<{ seat: number; at: string }>`
      SELECT seat, to_char(starts_at AT TIME ZONE 'Asia/Kolkata', 'HH24:MI') AS at FROM seats WHERE block_id IS NOT NULL
      ORDER BY seat, starts_at`.execute(database().reads)
    return rows.map(({ seat, at }) => `${seat} ${at}`)
  }

  test('takes back the chair that a booking leaves, until it is lifted', async () => {
    const booking = await putBooking(database())
    const made = given({ kind: 'time' as const, seat: 1 })
    await within(async (tx) => {
      await insertClosure(tx, made)
      await blockSeats(tx, made.id, made)
    })
    expect(await blocked()).toEqual(['1 10:30'])
    await database().writes.updateTable('seats').set({ seat: 2 }).where('id', '=', booking).execute()
    await within((tx) => refillBlocks(tx, [THREE_CHAIRS], NOW))
    expect(await blocked()).toEqual(['1 10:00', '1 10:30'])
    await within(async (tx) => {
      await liftRow(tx, made.id, NOW)
      await refillBlocks(tx, [THREE_CHAIRS], NOW)
    })
    expect(await blocked()).toEqual([])
  })

  test('takes what is free and nobody holds, closes the day, lists who is booked, and gives all of it back', async () => {
    const booking = await putBooking(database())
    await putHold(database(), { seat: 2 })
    const made = given()
    expect(await readAffected(database().reads, made, NOW)).toEqual([
      { booking_id: booking, starts_at: TEN, visit_minutes: null },
    ])
    await within(async (tx) => {
      expect([await insertClosure(tx, made), await insertClosure(tx, made)]).toEqual([true, false])
      await closeDay(tx, made)
      expect(await blockSeats(tx, made.id, made)).toBe(true)
      expect(await listBooked(tx, made.id, made, NOW)).toBe(1)
    })
    expect(await blocked()).toEqual(['1 10:30', '2 10:00', '2 10:30', '3 10:00', '3 10:30'])
    const row = await readClosure(database().reads, made.id)
    expect(row).toMatchObject({ day: TOMORROW, kind: 'day', seat: null, starts_at: TEN, lifted_at: null })
    expect(await readClosures(database().reads, THREE_CHAIRS, NOW)).toMatchObject([
      { id: made.id, waiting: 1, affected: 1 },
    ])
    const [taken] = await readOccupiedSeats(database().reads, [THREE_CHAIRS], calendarViewOf([TOMORROW], '', NOW))
    expect(taken?.taken.map(([, , seats]) => seats?.length).sort()).toEqual([3, 3])
    expect([await within((tx) => liftRow(tx, made.id, NOW)), await within((tx) => liftRow(tx, made.id, NOW))]).toEqual([
      true,
      false,
    ])
    expect([await blocked(), await isClosedOn(database().reads, THREE_CHAIRS, TOMORROW)]).toEqual([[], false])
  })

  test('keeps what each was offered and answered, and which messages of it are true', async () => {
    const [one, two] = [await putBooking(database()), await putBooking(database(), {}, { seat: 2 })]
    const id = randomUUID()
    const list = { id, placeId: THREE_CHAIRS, staffId: STAFF, now: NOW }
    await within(async (tx) => {
      expect([await insertImported(tx, list), await insertImported(tx, list)]).toEqual([true, false])
      expect(await listBookings(tx, id, [one, two], NOW)).toBe(2)
    })
    const { reads } = database()
    const offered = [{ placeId: ONE_CHAIR, date: TOMORROW, start: '11:00', end: '11:30' }]
    const offer = () => within((tx) => offerTimes(tx, { id, bookingId: one, offered, now: NOW }))
    expect([await offer(), await offer()]).toEqual([1, 2])
    expect(await readItems(reads, id)).toMatchObject(
      [
        { booking_id: one, state: 'told', offered, offers: 2, is_standing: true, starts_at: TEN },
        { booking_id: two, state: 'open', offered: [], offers: 0 },
      ].sort((a, b) => (a.booking_id < b.booking_id ? -1 : 1)),
    )
    const message = (kind: string, bookingId: string, nth: number) => ({
      id: randomUUID(),
      kind,
      subject: `${id} ${bookingId} ${nth}`,
    })
    const [old, newest, stands] = [
      message('new_times', one, 1),
      message('new_times', one, 2),
      message('time_stands', one, 2),
    ]
    const standing = () => readStandingOffers(reads, [old, newest, stands], NOW)
    expect(await standing()).toEqual([newest.id])
    expect(await within((tx) => countUnanswered(tx, id, two))).toBe(true)
    expect((await readWaitingOf(reads, THREE_CHAIRS, NOW)).map(({ unanswered }) => unanswered).sort()).toEqual([0, 1])
    const settle = (bookingId: string, state: 'called' | 'stays') =>
      within((tx) => settleItem(tx, { id, bookingId, state, now: NOW }))
    expect([await settle(two, 'called'), await settle(two, 'stays'), await settle(two, 'called')]).toEqual([
      true,
      true,
      false,
    ])
    expect(await readStaying(reads, [one, two], NOW)).toEqual([])
    expect(await within((tx) => letAllStay(tx, id, NOW))).toEqual([one])
    expect(await readStaying(reads, [one, two], NOW)).toMatchObject([{ booking_id: one, offers: 2 }])
    expect(await standing()).toEqual([])
    await database()
      .writes.insertInto('outbox')
      .values({
        kind: 'new_times',
        subject: newest.subject,
        personal_to: '',
        personal_payload: '{}',
        created_at: NOW,
        sent_at: NOW,
      })
      .execute()
    expect(await standing()).toEqual([stands.id])
    expect(await readWaitingOf(reads, THREE_CHAIRS, NOW)).toEqual([])
  })

  test('looks for other clinics of the city, and for none of a home zone', async () => {
    expect(await readCityPlaces(database().reads, ONE_CHAIR)).toEqual([THREE_CHAIRS])
    expect(await readCityPlaces(database().reads, ZONE)).toEqual([])
  })

  test('goes with its place: chairs that come later and other hours are blocked too', async () => {
    const { writes } = database()
    const refit = () => within((tx) => refitBlocks(tx, [THREE_CHAIRS], NOW))
    const chairs = async (seats: number) => {
      await writes.updateTable('places').set({ seats }).where('id', '=', THREE_CHAIRS).execute()
      await refit()
    }
    try {
      await opened(deps(), { from: '09:00', until: '10:00' })
      await opened(deps(), { from: '10:00', until: '10:30', seat: 1 })
      await chairs(4)
      expect(await blocked()).toEqual([
        '1 09:00',
        '1 09:30',
        '1 10:00',
        '2 09:00',
        '2 09:30',
        '3 09:00',
        '3 09:30',
        '4 09:00',
        '4 09:30',
      ])
      await chairs(2)
      expect(await blocked()).toEqual(['1 09:00', '1 09:30', '1 10:00', '2 09:00', '2 09:30'])
      await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 45, opens: '09:15' })
      await refit()
      expect(await blocked()).toEqual(['1 09:15', '1 10:00', '2 09:15'])
    } finally {
      await chairs(3)
      await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens: '09:00' })
      await writes.updateTable('places').set({ off_grid_since: null }).where('id', '=', THREE_CHAIRS).execute()
    }
  })

  test('is refused by the database where a row is neither hold, booking nor block', async () => {
    const { id } = await opened(deps(), { from: '10:00', until: '10:30' })
    const spoil = (values: object) =>
      database().writes.updateTable('seats').set(values).where('block_id', '=', id).execute()
    for (const values of [{ owner: 'x' }, { state: 'left' }, { nth: 0 }, { taken_at: null }])
      await expect(spoil(values)).rejects.toMatchObject({ code: '23514' })
  })
})

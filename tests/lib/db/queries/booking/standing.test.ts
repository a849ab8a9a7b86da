import { describe, expect, test } from 'vitest'
import { readStanding, type StandingQuery, sweepNetworks } from '@/lib/db/queries/booking/standing'
import { hitQueries } from '@/lib/db/queries/operations/limit-hits'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putHold, putMove, TEN } from '@/tests/support/put-rows'

import { swept } from '@/tests/support/swept'

const half = (n: number) => minutesAfter(30 * n, TEN)
const none = { n: 0, ends: null }
const OTHER = '+919800000002'
const ASKED: Parameters<typeof readStanding>[1] = {
  ...hitQueries([]),
  network: 'n',
  heldBy: 'n',
  phone: PHONE,
  placeId: THREE_CHAIRS,
  dayFrom: TEN,
  dayUntil: half(8),
  exceptSeat: null,
  exceptOwner: null,
  now: NOW,
}

describe('the counts of holds and bookings', () => {
  const { database } = useTestPlaces()
  const hold = (given: Parameters<typeof putHold>[1]) =>
    putHold(database(), { held_until: minutesAfter(100), personal_phone: OTHER, network: 'other', ...given })
  const read = async (given: Partial<StandingQuery> = {}) => {
    const row = await readStanding(database().reads, { ...ASKED, ...given })
    // A timestamp inside jsonb comes back as text.
    const tally = ({ n, ends }: { n: number; ends: string | null } = none) => ({ n, ends: ends && new Date(ends) })
    return {
      network: tally(row?.network_live),
      number: [tally(row?.number_live), tally(row?.number_live_proved)],
      ahead: [tally(row?.number_ahead), tally(row?.number_ahead_proved)],
      day: [row?.site_day, row?.network_day],
      place: row && [row.seats, row.slot_minutes, row.hours.length],
    }
  }

  test('the counts of an empty place are zero, and an unknown place has no counts', async () => {
    expect(await read()).toEqual({
      network: none,
      number: [none, none],
      ahead: [none, none],
      day: [0, 0],
      place: [3, 30, 7],
    })
    expect(await readStanding(database().reads, { ...ASKED, placeId: 'nowhere' })).toBeUndefined()
  })

  test('a network’s count covers live holds of unproved numbers and names the end of the first', async () => {
    await hold({ network: 'n' })
    await hold({ network: 'n', starts_at: half(1), held_until: minutesAfter(5), place_id: ONE_CHAIR })
    await hold({ network: 'n', starts_at: half(2), held_until: NOW })
    await hold({ network: 'n', starts_at: half(3), proved: true })
    await hold({ starts_at: half(4) })
    await putBooking(database(), { network: 'n' }, { starts_at: half(5) })
    expect((await read()).network).toEqual({ n: 2, ends: minutesAfter(5) })
    expect((await read({ now: minutesAfter(5) })).network).toEqual({ n: 1, ends: minutesAfter(100) })
  })

  test('a number’s count covers its live holds and future bookings, and counts the proved ones separately', async () => {
    await hold({ personal_phone: PHONE, held_until: minutesAfter(5) })
    await hold({ personal_phone: PHONE, starts_at: half(1), held_until: minutesAfter(6) })
    await hold({ personal_phone: PHONE, starts_at: half(2), proved: true })
    await hold({ personal_phone: PHONE, starts_at: half(3), held_until: NOW })
    await hold({ starts_at: half(4) })
    await putBooking(database(), {}, { seat: 2, starts_at: half(1) })
    const moved = await putBooking(database(), { proved: true }, { seat: 2 })
    await putMove(database(), moved, { seat: 2, starts_at: half(6) })
    await putBooking(database(), { status: 'cancelled', cancelled_at: NOW }, { seat: 3, state: 'left' })
    await putBooking(database(), { personal_phone: OTHER }, { seat: 3 })
    expect(await read()).toMatchObject({
      number: [
        { n: 2, ends: minutesAfter(5) },
        { n: 1, ends: minutesAfter(100) },
      ],
      ahead: [
        { n: 1, ends: half(1) },
        { n: 1, ends: half(6) },
      ],
    })
    // A visit that begins now no longer counts as a future one.
    await database()
      .writes.updateTable('seats')
      .set({ held_until: half(9) })
      .where('state', '=', 'held')
      .execute()
    expect(await read({ now: half(1) })).toMatchObject({ number: [{ n: 1 }, { n: 1 }], ahead: [none, { n: 1 }] })
  })

  test('a day’s count covers the seats of unproved numbers, of all networks and of one, from midnight to midnight', async () => {
    await hold({ network: 'n' })
    await hold({ starts_at: half(7) })
    await putBooking(database(), { network: 'n' }, { starts_at: half(1) })
    await putBooking(database(), {}, { starts_at: half(2) })
    await putBooking(database(), { network: 'n', proved: true }, { starts_at: half(3) })
    await hold({ starts_at: half(4), held_until: NOW })
    for (const n of [-1, 8]) await hold({ starts_at: half(n), network: 'n' })
    await hold({ place_id: ONE_CHAIR, network: 'n' })
    const left = { status: 'cancelled', cancelled_at: NOW, network: 'n' } as const
    await putBooking(database(), left, { state: 'left', starts_at: half(5) })
    expect((await read()).day).toEqual([4, 2])
    expect((await read({ heldBy: 'other' })).day).toEqual([4, 1])
  })

  test('the counts leave out a hold of the same browser or a booking’s seat that would be given up', async () => {
    const held = await hold({ network: 'n', personal_phone: PHONE })
    const booked = await putBooking(database(), { network: 'n' }, { starts_at: half(1) })
    const counts = async (seatId: string, owner: string | null) => {
      const { network, number, ahead, day } = await read({ exceptSeat: seatId, exceptOwner: owner })
      return [network.n, number[0]?.n, ahead[0]?.n, ...day]
    }
    expect(await counts(held, 'bob')).toEqual([1, 1, 1, 2, 2])
    expect(await counts(held, null)).toEqual([1, 1, 1, 2, 2])
    expect(await counts(held, 'ann')).toEqual([0, 0, 1, 1, 1])
    // A booking's owner is stored in the booking: no browser releases it like a hold.
    expect(await counts(booked, 'ann')).toEqual([1, 1, 1, 2, 2])
    expect(await counts(booked, null)).toEqual([1, 1, 0, 1, 1])
  })

  test('a booking loses its network once its last appointment has begun', async () => {
    const [moved, other] = [
      await putBooking(database(), { network: 'n' }),
      await putBooking(database(), { network: 'n' }, { seat: 2, starts_at: half(1) }),
    ]
    await putMove(database(), moved, { starts_at: half(2) })
    const known = async (before: Date) => {
      await swept(sweepNetworks(database().writes, before))
      const rows = await database().reads.selectFrom('bookings').where('network', 'is not', null).select('id').execute()
      return rows.map(({ id }) => id)
    }
    expect((await known(half(1))).sort()).toEqual([moved, other].sort())
    expect(await known(minutesAfter(0.01, half(1)))).toEqual([moved])
    expect([await known(half(2)), await known(minutesAfter(0.01, half(2)))]).toEqual([[moved], []])
  })
})

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { book, changeTimes, minutesAfter, ONE_CHAIR, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { insertSeat } from '@/tests/support/seat-rows'

describe('the seats', () => {
  const { database, deps } = useTestPlaces()
  let booking: string | null = null
  const inserting = (starts: string, ends: string, given: { state?: 'held' | 'taken' | 'left'; seat?: number } = {}) =>
    insertSeat(database(), {
      placeId: ONE_CHAIR,
      seat: 1,
      state: 'held',
      booking,
      ...given,
      startsAt: `${TOMORROW}T${starts}:00+05:30`,
      endsAt: `${TOMORROW}T${ends}:00+05:30`,
    })

  test('the database refuses two rows that share a moment of a chair', async () => {
    const { id } = await book(deps(), { placeId: THREE_CHAIRS })
    await database().writes.updateTable('seats').set({ state: 'left' }).execute()
    booking = id
    await inserting('10:00', '10:30', { state: 'taken' })
    for (const [starts, ends] of [
      ['10:00', '10:30'],
      ['09:45', '10:05'],
      ['10:25', '10:30'],
      ['10:10', '10:15'],
      ['09:00', '12:00'],
    ] as const)
      await expect(inserting(starts, ends)).rejects.toMatchObject({ code: starts === '10:00' ? '23505' : '23P01' })
    for (const [starts, ends, seat] of [
      ['09:30', '10:00', 1],
      ['10:30', '10:35', 1],
      ['10:10', '10:15', 2],
    ] as const)
      await inserting(starts, ends, { seat })
    await inserting('10:05', '10:20', { state: 'left' })
    const { writes } = database()
    const free = { booking_id: null, nth: null, taken_at: null }
    const hand = { state: 'held', owner: 'hand', held_until: minutesAfter(60), proved: false } as const
    await expect(
      writes
        .updateTable('seats')
        .set({ ...free, ...hand })
        .where('place_id', '=', ONE_CHAIR)
        .where('state', '=', 'left')
        .execute(),
    ).rejects.toMatchObject({ code: '23P01' })
    await expect(writes.updateTable('seats').set({ seat: 1 }).where('seat', '=', 2).execute()).rejects.toMatchObject({
      code: '23P01',
    })
    await writes.updateTable('seats').set({ state: 'left' }).where('state', '=', 'taken').execute()
    await writes.updateTable('seats').set({ seat: 1 }).where('seat', '=', 2).execute()
    await expect(inserting('10:00', '10:30')).rejects.toMatchObject({ code: '23P01' })
    await writes.deleteFrom('seats').where('state', '=', 'held').execute()
    await inserting('10:00', '10:30')
    const { rows } = await sql<{ at: string }>`SELECT at FROM seat_times`.execute(database().reads)
    expect(rows).toHaveLength(6)
  })

  test('the database keeps times to steps of five minutes', async () => {
    for (const [slotMinutes, opens] of [
      [32, '09:00'],
      [30, '09:03'],
    ] as const)
      await expect(changeTimes(database(), ONE_CHAIR, { slotMinutes, opens })).rejects.toMatchObject({ code: '23514' })
    for (const [starts, ends] of [
      ['10:01', '10:30'],
      ['10:00', '10:32'],
      ['09:00', '13:05'],
    ] as const)
      await expect(inserting(starts, ends)).rejects.toMatchObject({ code: '23514' })
  })
})

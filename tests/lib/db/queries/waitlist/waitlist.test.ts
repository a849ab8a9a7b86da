import { describe, expect, test } from 'vitest'
import {
  declineOffer,
  deleteEntry,
  insertEntry,
  isSeatOf,
  lockEntry,
  readEntry,
  readOpenOffers,
  wantEarlier,
} from '@/lib/db/queries/waitlist/waitlist'
import {
  insertOffer,
  lockFreedTime,
  lockNextWaiting,
  passFreedTime,
  sweepOffers,
  sweepOver,
  sweepPast,
} from '@/lib/db/queries/waitlist/waitlist-offers'
import type { Tx } from '@/lib/db/schema'
import { minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putHold, putMove, TEN } from '@/tests/support/put-rows'

import { swept } from '@/tests/support/swept'

const LATER = minutesAfter(120, TEN)
const UNTIL = minutesAfter(15)

describe('the waiting list', () => {
  const { database } = useTestPlaces()
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const entry = (bookingId: string, minutes = 1) => readEntry(database().reads, bookingId, minutesAfter(minutes))
  /** A waiting patient whose visit is two hours after 10:00. */
  async function waiter(seat = 1): Promise<string> {
    const own = { proved: true, personal_phone: `+91980000000${seat}` }
    const id = await putBooking(database(), own, { seat, starts_at: LATER })
    await insertEntry(database().writes, { bookingId: id, placeId: THREE_CHAIRS, now: minutesAfter(seat) })
    return id
  }
  /** Somebody moves from 10:00 to an hour later. */
  async function free(): Promise<void> {
    await putMove(database(), await putBooking(database()), { starts_at: minutesAfter(60, TEN), seat: 2 })
  }
  const freed = () => inTx((tx) => lockFreedTime(tx, { soonest: NOW, undoneSince: NOW }))
  async function offer(bookingId: string): Promise<string> {
    const time = await freed()
    if (!time) throw new Error('Nothing is free')
    const id = await putHold(database(), { owner: 'waiting', seat: 3 })
    await inTx((tx) => insertOffer(tx, { id, bookingId, time, endsAt: minutesAfter(30, time.starts_at), until: UNTIL }))
    return id
  }

  test('is joined once, anew after it ended, and left', async () => {
    const id = await putBooking(database(), {}, { starts_at: LATER })
    expect(await entry(id)).toMatchObject({ isWaiting: false, offer: null, missed: null })
    const join = (minutes: number) =>
      insertEntry(database().writes, { bookingId: id, placeId: THREE_CHAIRS, now: minutesAfter(minutes) })
    const joined = async () =>
      (await database().reads.selectFrom('waitlist_entries').select('joined_at').execute()).map((row) => row.joined_at)
    await join(0)
    await join(1)
    expect(await joined()).toEqual([NOW])
    await database().writes.updateTable('waitlist_entries').set({ ended_at: NOW }).execute()
    expect((await entry(id)).isWaiting).toBe(false)
    await join(2)
    expect([await joined(), (await entry(id)).isWaiting]).toEqual([[minutesAfter(2)], true])
    await inTx(async (tx) => {
      await lockEntry(tx, id)
      await deleteEntry(tx, id)
    })
    expect((await entry(id)).isWaiting).toBe(false)
  })

  test('begins by a trigger with what was held with the wish', async () => {
    const sid = await putHold(database())
    await wantEarlier(database().writes, { owner: 'bob', sid })
    const wants = () => database().reads.selectFrom('seats').select('wants_earlier').execute()
    expect(await wants()).toEqual([{ wants_earlier: false }])
    await wantEarlier(database().writes, { owner: 'ann', sid })
    expect(await wants()).toEqual([{ wants_earlier: true }])
  })

  test('is told of a freed time, the next one first, and nobody twice', async () => {
    const [first, second] = [await waiter(1), await waiter(2)]
    expect(await freed()).toBeUndefined()
    await free()
    const time = await freed()
    if (!time) throw new Error('Nothing is free')
    expect(time).toMatchObject({ place_id: THREE_CHAIRS, starts_at: TEN })
    const next = () => inTx((tx) => lockNextWaiting(tx, time, []))
    expect(await next()).toMatchObject({ booking_id: first, reference: first })
    const id = await offer(first)
    expect(await next()).toMatchObject({ booking_id: second })
    expect(await entry(first)).toEqual({
      isWaiting: true,
      isProved: true,
      missed: null,
      offer: { id, starts_at: TEN, ends_at: minutesAfter(30, TEN), until: UNTIL },
    })
    expect([...(await readOpenOffers(database().reads, [id, first], NOW))]).toEqual([id])
    expect([...(await readOpenOffers(database().reads, [id], UNTIL))]).toEqual([])
    expect(await isSeatOf(database().reads, first, id)).toBe(false)
    expect(await isSeatOf(database().reads, first, first)).toBe(true)
    await inTx((tx) => passFreedTime(tx, time))
    expect(await freed()).toBeUndefined()
    await inTx((tx) => declineOffer(tx, { bookingId: first, id: second, now: NOW }))
    expect(await freed()).toBeUndefined()
    await inTx((tx) => declineOffer(tx, { bookingId: first, id, now: NOW }))
    expect([await freed(), await entry(first)]).toMatchObject([{ starts_at: TEN }, { offer: null, missed: null }])
    expect(await database().reads.selectFrom('seats').where('id', '=', id).selectAll().execute()).toEqual([])
    expect(await next()).toMatchObject({ booking_id: second })
  })

  test('lets what nobody answered be offered on, and asks them no more after so many', async () => {
    const id = await waiter()
    await free()
    const seat = await offer(id)
    const lapse = (now: Date, most = 2) => swept(sweepOffers(database().writes, { now, most }))
    const first = await freed()
    if (first) await inTx((tx) => passFreedTime(tx, first))
    await lapse(NOW)
    expect([await freed(), (await entry(id)).offer]).toMatchObject([undefined, { until: UNTIL }])
    await lapse(UNTIL)
    expect(await entry(id, 16)).toMatchObject({ isWaiting: true, offer: null, missed: TEN })
    expect(await freed()).toMatchObject({ starts_at: TEN })
    await database().writes.updateTable('waitlist_offers').set({ outcome: null }).execute()
    await lapse(UNTIL, 1)
    // The offer was never sent.
    expect((await entry(id, 16)).isWaiting).toBe(true)
    await database().writes.updateTable('waitlist_offers').set({ outcome: null }).execute()
    const told = { kind: 'earlier_time', subject: seat, personal_to: '', personal_payload: '{}', created_at: NOW }
    await database()
      .writes.insertInto('outbox')
      .values({ ...told, handed: true })
      .execute()
    await lapse(UNTIL, 1)
    expect((await entry(id, 16)).isWaiting).toBe(false)
  })

  test('forgets who is over, and times that are too near', async () => {
    const id = await waiter()
    await free()
    await swept(sweepPast(database().writes, TEN))
    expect(await freed()).toBeDefined()
    await swept(sweepPast(database().writes, LATER))
    expect(await freed()).toBeUndefined()
    const sweep = (now: Date) => swept(sweepOver(database().writes, { now, undoneSince: NOW }))
    await sweep(minutesAfter(-1, LATER))
    expect((await entry(id)).isWaiting).toBe(true)
    await sweep(LATER)
    expect((await entry(id)).isWaiting).toBe(false)
  })
})

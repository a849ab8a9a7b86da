import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { isCancelledByClosure, offerTimes, settleItem } from '@/lib/db/queries/closures/affected-bookings'
import {
  letStay,
  readAffected,
  readClosureOfBooking,
  readOfferMessages,
} from '@/lib/db/queries/closures/affected-states'
import { insertImported, liftRow, listBookings, readBlocked, readBlocks } from '@/lib/db/queries/closures/closures'
import { dropLapsed } from '@/lib/db/queries/closures/seats-ahead'
import type { Tx } from '@/lib/db/schema'
import { minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened, reopen, STAFF } from '@/tests/support/closures'
import { putBooking, putHold, putMessage, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)

describe('the bookings affected by a closure', () => {
  const { database, deps } = useTestPlaces()
  afterEach(() => reopen(database()))
  const within = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const span = { from: '10:00', until: '11:00' }

  test('are known with what meets them, until they may stay', async () => {
    const { reads } = database()
    const [one, two] = [await putBooking(database()), await putBooking(database(), {}, { seat: 2 })]
    const { id } = await opened(deps(), span)
    const imported = { id: randomUUID(), placeId: THREE_CHAIRS, staffId: STAFF, now: NOW }
    await within((tx) => insertImported(tx, imported))
    await within((tx) => listBookings(tx, imported.id, [two], NOW))
    const affected = async () => Object.fromEntries(await readAffected(reads, [one, two, randomUUID()]))
    expect(await affected()).toEqual({ [one]: { isImported: false }, [two]: { isImported: true } })
    expect(await readClosureOfBooking(reads, one, NOW)).toMatchObject({ id, state: 'open', seat: null })
    expect(await readClosureOfBooking(reads, one, TEN)).toBeUndefined()
    await within((tx) => settleItem(tx, { id, bookingId: one, state: 'stays', now: NOW }))
    expect(await readClosureOfBooking(reads, one, NOW)).toMatchObject({ id, state: 'stays' })
    const now = NOW
    expect(await within((tx) => letStay(tx, [one, two], { now, kind: 'import' }))).toEqual([two])
    expect(await affected()).toEqual({ [two]: { isImported: false } })
    expect(await within((tx) => letStay(tx, [two], { now }))).toEqual([two])
    expect(await affected()).toEqual({})
    await within((tx) => liftRow(tx, id, NOW))
    expect(await readClosureOfBooking(reads, one, NOW)).toBeUndefined()
  })

  test('are known as cancelled by a closure until it is lifted', async () => {
    const { reads, writes } = database()
    const one = await putBooking(database())
    const { id } = await opened(deps(), span)
    expect(await isCancelledByClosure(reads, one)).toBe(false)
    await writes.updateTable('bookings').set({ status: 'cancelled', cancelled_at: NOW }).where('id', '=', one).execute()
    await writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', one).execute()
    expect(await isCancelledByClosure(reads, one)).toBe(true)
    const cancelled = (at: Date) =>
      writes.updateTable('bookings').set({ cancelled_at: at }).where('id', '=', one).execute()
    // The booking got another slot meanwhile and was cancelled there.
    await cancelled(minutesAfter(5))
    expect(await isCancelledByClosure(reads, one)).toBe(false)
    await cancelled(NOW)
    await within((tx) => liftRow(tx, id, NOW))
    expect(await isCancelledByClosure(reads, one)).toBe(false)
  })

  test('are known with the message of their newest offer', async () => {
    const one = await putBooking(database())
    const { id } = await opened(deps(), span)
    const offer = () => within((tx) => offerTimes(tx, { id, bookingId: one, offered: [], now: NOW }))
    expect(await offer()).toBe(1)
    expect(await readOfferMessages(database().reads, id)).toEqual(new Map())
    await putMessage(database(), { kind: 'new_times', subject: `${id} ${one} 1`, sent_at: TEN })
    const sent = { sent_at: TEN, dropped: null, waits_until: null }
    expect(await readOfferMessages(database().reads, id)).toEqual(new Map([[one, sent]]))
    await offer()
    await putMessage(database(), { kind: 'new_times', subject: `${id} ${one} 2`, next_attempt_at: half(1) })
    const waits = { sent_at: null, dropped: null, waits_until: half(1) }
    expect(await readOfferMessages(database().reads, id)).toEqual(new Map([[one, waits]]))
  })

  test('have chairs that are blocked, for as long as the block stands', async () => {
    const { reads } = database()
    const time = { placeId: THREE_CHAIRS, startsAt: TEN, endsAt: minutesAfter(30, TEN) }
    const whole = await opened(deps(), span)
    await opened(deps(), { ...span, seat: 2 })
    expect(new Set(await readBlocked(reads, time))).toEqual(new Set([null, 2]))
    const block = { from: TEN, until: minutesAfter(60, TEN) }
    const blocks = await readBlocks(reads, THREE_CHAIRS, NOW)
    expect(new Set(blocks)).toEqual(
      new Set([
        { ...block, seat: null },
        { ...block, seat: 2 },
      ]),
    )
    expect(await readBlocks(reads, THREE_CHAIRS, block.until)).toEqual([])
    await within((tx) => liftRow(tx, whole.id, NOW))
    expect(await readBlocked(reads, time)).toEqual([2])
    expect(await readBlocked(reads, { ...time, startsAt: block.until, endsAt: half(3) })).toEqual([])
  })

  test('are in the way of no chair by a hold that ran out', async () => {
    await putHold(database(), { seat: 1, held_until: minutesAfter(-1) })
    await putHold(database(), { seat: 2, held_until: minutesAfter(5) })
    const drop = () => within((tx) => dropLapsed(tx, THREE_CHAIRS, NOW))
    expect([await drop(), await drop()]).toEqual([1, 0])
  })
})

import { describe, expect, test } from 'vitest'
import {
  readBrokenReferences,
  readCounts,
  readMoneyFaults,
  readSeatFaults,
  readSeatless,
} from '@/lib/db/queries/operations/checks'
import { OPERATOR } from '@/lib/use-cases/desk/actor'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { checkDatabase } from '@/lib/use-cases/operations/check-database'
import { book, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { price, putOnline } from '@/tests/support/payments/money'

describe('the check of a database', () => {
  const { database, deps } = useTestPlaces()
  const spoil = (text: string) =>
    database().script(`BEGIN; SET LOCAL session_replication_role = replica; ${text}; COMMIT`)
  const faults = async () => (await checkDatabase({ db: database(), now: NOW })).faults

  test('the check finds no fault in a booking', async () => {
    await book(deps())
    expect(await faults()).toEqual([])
    expect(await readCounts(database().reads)).toMatchObject({ bookings: 1, accounts: 0 })
  })

  test('the check finds no fault in a no-show, whose seat is free for others', async () => {
    const { reference } = await book(deps())
    const later = deps(14 * 24 * 60)
    const marked = await markVisit(later, OPERATOR, { reference, to: 'missed', version: null })
    expect(marked).toMatchObject({ kind: 'marked' })
    expect(await readSeatless(database().reads)).toBe(0)
  })

  test('the check finds rows that lead nowhere', async () => {
    await book(deps())
    await spoil('UPDATE seats SET booking_id = gen_random_uuid()')
    expect(await readBrokenReferences(database().reads)).toEqual([{ name: 'seats.seats_booking_id_fkey', n: 1 }])
    expect(await readSeatless(database().reads)).toBe(1)
    expect(await faults()).toEqual([
      "seats.seats_booking_id_fkey: 1 rows refer to rows that don't exist.",
      '1 confirmed bookings have no seat.',
    ])
  })

  test('the check finds a seat whose time another booking could take', async () => {
    await book(deps())
    await spoil('DELETE FROM seat_times WHERE ctid = (SELECT min(ctid) FROM seat_times)')
    expect(await readSeatFaults(database().reads, NOW)).toEqual({ shared: 1, stray: 0 })
  })

  test('the check finds times that belong to no seat', async () => {
    await book(deps())
    await spoil(`UPDATE seats SET state = 'left'`)
    const { shared, stray } = await readSeatFaults(database().reads, NOW)
    expect([shared, stray > 0]).toEqual([0, true])
  })

  test('the check finds online money that should go back, and receipts that lack a number', async () => {
    const { id } = await book(deps())
    await price(database(), id)
    for (let n = 0; n < 2; n += 1) await putOnline(database(), id)
    expect(await readMoneyFaults(database().reads)).toEqual({ kept: 0, gaps: 0 })
    await spoil('DELETE FROM refunds')
    expect(await faults()).toEqual(['1 bookings keep online payments that should go back.'])
    await spoil('DELETE FROM takings WHERE n = 1')
    expect(await faults()).toEqual(['1 series of receipts lack a number.'])
  })
})

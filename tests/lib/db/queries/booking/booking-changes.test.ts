import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  cancelRow,
  lockCancelled,
  lockLiving,
  moveRow,
  restoreRow,
  setReplaced,
} from '@/lib/db/queries/booking/booking-changes'
import type { Tx } from '@/lib/db/schema'
import { minutesAfter, NOW, ONE_CHAIR } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putHold, putMove, TEN } from '@/tests/support/put-rows'
import { seatRows } from '@/tests/support/seat-rows'
import { ENGINE } from '@/tests/support/servers/test-database'

const ELEVEN = minutesAfter(60, TEN)

describe('the changes of a booking', () => {
  const { database } = useTestPlaces()
  const change = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work)
  const seats = () => seatRows(database()).execute()
  const move = (sid: string, from: string, now = NOW) => change((tx) => moveRow(tx, { sid, from, proved: true, now }))

  test('find it by its reference, at the seat where it stands, and lock both', async () => {
    const [id, other] = [await putBooking(database(), { network: 'n' }), await putBooking(database(), {}, { seat: 2 })]
    const seat_id = await putMove(database(), id, { starts_at: ELEVEN })
    const asked = { personal_phone: PHONE, network: 'n', proved: false, visit: 'expected' }
    const living = { ...asked, id, seat_id, starts_at: ELEVEN }
    await change(async (tx) => {
      expect(await lockLiving(tx, id)).toEqual(living)
      if (ENGINE === 'PGlite') return
      for (const [table, free] of [
        ['bookings', [other]],
        ['seats', [id, other]],
      ] as const) {
        const { rows } = await sql<{ id: string }>`SELECT id FROM ${sql.table(table)} FOR UPDATE SKIP LOCKED`.execute(
          database().writes,
        )
        expect(rows.map((row) => row.id).sort()).toEqual([...free].sort())
      }
    })
    expect(await change((tx) => lockLiving(tx, 'none'))).toBeUndefined()
    await change((tx) => cancelRow(tx, id, { now: NOW, reason: null }))
    expect(await change((tx) => lockLiving(tx, id))).toBeUndefined()
  })

  test('cancel it once, however many do, and leave others and its earlier seats alone', async () => {
    const id = await putBooking(database())
    await putMove(database(), id, { starts_at: ELEVEN })
    const other = await putBooking(database(), {}, { seat: 2, created_at: minutesAfter(1) })
    const cancel = () => change((tx) => cancelRow(tx, id, { now: minutesAfter(3), reason: null }))
    expect((await Promise.all([cancel(), cancel()])).sort()).toEqual([false, true])
    const gone = { booking_id: id, state: 'left', status: 'cancelled', cancelled_at: minutesAfter(3) }
    expect(await seats()).toMatchObject([
      { ...gone, nth: 0 },
      { ...gone, nth: 1 },
      { booking_id: other, state: 'taken', status: 'confirmed', cancelled_at: null },
    ])
  })

  test('move it to a hold of the same place, which becomes its next seat and forgets whose it was', async () => {
    const id = await putBooking(database())
    const other = await putBooking(database(), {}, { seat: 2 })
    const sid = await putHold(database(), { starts_at: ELEVEN, personal_phone: PHONE, network: 'n' })
    expect(await move(sid, id, minutesAfter(5))).toBe(true)
    const rows = await database()
      .reads.selectFrom('seats')
      .where('id', '<>', other)
      .selectAll()
      .orderBy('nth')
      .execute()
    expect(rows).toMatchObject([
      { id, booking_id: id, nth: 0, state: 'left', taken_at: NOW },
      {
        id: sid,
        booking_id: id,
        nth: 1,
        state: 'taken',
        taken_at: minutesAfter(5),
        owner: null,
        held_until: null,
        personal_phone: null,
        network: null,
        proved: null,
      },
    ])
    const proved = await database().reads.selectFrom('bookings').select(['id', 'proved']).orderBy('proved').execute()
    expect(proved).toEqual([
      { id: other, proved: false },
      { id, proved: true },
    ])
  })

  test('note which other took its place, once it is cancelled and until it stands again', async () => {
    const [id, by] = [await putBooking(database()), await putBooking(database(), {}, { seat: 2 })]
    const replacedBy = async () => {
      await change((tx) => setReplaced(tx, { reference: id, by }))
      return (await change((tx) => lockCancelled(tx, id)))?.replaced_by
    }
    expect(await replacedBy()).toBeUndefined()
    await change((tx) => cancelRow(tx, id, { now: NOW, reason: null }))
    expect(await replacedBy()).toBe(by)
    const sid = await putHold(database(), { starts_at: ELEVEN })
    await change((tx) => restoreRow(tx, { id, sid, proved: true, now: NOW }))
    await change((tx) => cancelRow(tx, id, { now: NOW, reason: null }))
    expect((await change((tx) => lockCancelled(tx, id)))?.replaced_by).toBeNull()
  })

  test('find it once it is cancelled, with the seat that it left last, and let it stand at a live hold, once', async () => {
    const id = await putBooking(database(), { network: 'n' })
    expect(await change((tx) => lockCancelled(tx, id))).toBeUndefined()
    await putMove(database(), id, { starts_at: ELEVEN })
    await change((tx) => cancelRow(tx, id, { now: minutesAfter(3), reason: null }))
    const gone = { id, network: 'n', proved: false, unlinked: false, cancelled_at: minutesAfter(3), starts_at: ELEVEN }
    expect(await change((tx) => lockCancelled(tx, id))).toMatchObject({ ...gone, personal_phone: PHONE })
    const sid = await putHold(database(), { starts_at: ELEVEN, personal_phone: PHONE, network: 'n' })
    const restore = (now: Date) => change((tx) => restoreRow(tx, { id, sid, proved: true, now }))
    expect(await restore(minutesAfter(10))).toBe(false)
    expect((await Promise.all([restore(minutesAfter(4)), restore(minutesAfter(4))])).sort()).toEqual([false, true])
    expect(await seats()).toMatchObject([
      { nth: 0, state: 'left' },
      { nth: 1, state: 'left' },
      { id: sid, nth: 2, state: 'taken', status: 'confirmed', cancelled_at: null, taken_at: minutesAfter(4) },
    ])
    const spare = await putHold(database(), { starts_at: TEN })
    expect(await change((tx) => restoreRow(tx, { id, sid: spare, proved: true, now: NOW }))).toBe(false)
    expect(await change((tx) => lockCancelled(tx, id))).toBeUndefined()
  })

  test('move nothing without a live hold of the place, or from where it does not stand', async () => {
    const id = await putBooking(database())
    const over = await putHold(database(), { starts_at: ELEVEN, held_until: NOW })
    const elsewhere = await putHold(database(), { place_id: ONE_CHAIR })
    const good = await putHold(database(), { starts_at: ELEVEN, seat: 2 })
    const booked = await putBooking(database(), {}, { seat: 3 })
    const before = await seats()
    expect([await move(over, id), await move(elsewhere, id), await move(booked, id), await move(good, good)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(await seats()).toEqual(before)
    const two = [good, await putHold(database(), { starts_at: ELEVEN, seat: 3 })].map((sid) => move(sid, id))
    expect((await Promise.all(two)).sort()).toEqual([false, true])
  })
})

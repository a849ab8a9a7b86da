import { describe, expect, test } from 'vitest'
import { writeVisit } from '@/lib/db/queries/booking/visits'
import { readDeskDay } from '@/lib/db/queries/desk/day'
import { readDayMoney, writeGivenBack } from '@/lib/db/queries/payments/desk-money'
import { type NewTaking, readMoney, receiptsLockKey, writeTaking } from '@/lib/db/queries/payments/takings'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { STAFF } from '@/tests/support/desk/desk'
import { PRICE, price, putOnline } from '@/tests/support/payments/money'
import { putBooking, putMove, TEN } from '@/tests/support/put-rows'

const SERIES = 'KA/2627/B'
const DAY = { from: minutesAfter(-60), until: minutesAfter(60) }

describe('money of bookings', () => {
  const { database } = useTestPlaces()
  const take = (bookingId: string, given: Partial<NewTaking> = {}) =>
    database().transaction((tx) =>
      writeTaking(tx, {
        bookingId,
        paise: PRICE,
        takenAt: NOW,
        keepsMissed: false,
        series: SERIES,
        taxPercent: 0,
        method: 'cash',
        staffId: STAFF,
        ...given,
      } as NewTaking),
    )
  const read = (id: string) => readMoney(database().reads, id)
  const giveBack = (
    bookingId: string,
    takingId = '00000000-0000-0000-0000-000000000000',
    { now = NOW, paise = PRICE, series = null as string | null } = {},
  ) => database().transaction((tx) => writeGivenBack(tx, { takingId, bookingId, paise, staffId: STAFF, series, now }))
  const listed = async (placeId = THREE_CHAIRS, day = DAY) => {
    const rows = await readDayMoney(database().reads, { placeId, ...day })
    return rows.map(({ reference, method, paise, is_refund, n }) => [reference, method, is_refund ? -paise : paise, n])
  }
  const booking = async (seat = 1) => {
    const id = await putBooking(database(), {}, { seat })
    await price(database(), id)
    return id
  }

  test('each taking gets the next number of its series', async () => {
    const [first, second] = [await booking(), await booking(2)]
    expect(receiptsLockKey(SERIES)).not.toBe(receiptsLockKey('KA/2627/T'))
    expect(await take(first)).toBe(true)
    await take(second)
    await take(second, { series: 'KA/2627/T', taxPercent: 18, paise: 1 })
    expect((await read(first)).takings).toEqual([
      {
        id: expect.any(String),
        paise: PRICE,
        method: 'cash',
        staff_id: STAFF,
        taken_at: NOW,
        series: SERIES,
        n: 1,
        tax_percent: 0,
        keeps_missed: false,
      },
    ])
    const numbers = (await read(second)).takings.map(({ series, n }) => `${series}/${n}`)
    expect(numbers.sort()).toEqual(['KA/2627/B/2', 'KA/2627/T/1'])
  })

  test('money that the gateway names twice comes in once', async () => {
    const id = await booking()
    await putOnline(database(), id, { gatewayPaymentId: 'pay_1' })
    await putOnline(database(), id, { gatewayPaymentId: 'pay_1' })
    expect((await read(id)).takings).toMatchObject([{ method: 'online', paise: PRICE, staff_id: null }])
  })

  test('the rest of a desk’s taking goes back once, and online money does not go back by hand', async () => {
    const id = await booking()
    await take(id)
    const [taking] = (await read(id)).takings
    const other = await booking(2)
    expect(await giveBack(other, taking?.id)).toBeNull()
    expect(await giveBack(id, taking?.id, { paise: PRICE + 1 })).toBeNull()
    expect(await giveBack(id, taking?.id)).toEqual({ paise: PRICE, method: 'cash' })
    expect(await giveBack(id, taking?.id, { paise: 1 })).toBeNull()
    expect(await giveBack(id, taking?.id)).toBeNull()
    expect((await read(id)).refunds).toEqual([
      {
        id: expect.any(String),
        taking_id: taking?.id,
        paise: PRICE,
        state: 'done',
        staff_id: STAFF,
        created_at: NOW,
        ended_at: NOW,
        series: null,
        n: null,
      },
    ])
    await putOnline(database(), other)
    const [online] = (await read(other)).takings
    expect(await giveBack(other, online?.id)).toBeNull()
  })

  test('credit notes have consecutive numbers, which stay, and the day’s list names them', async () => {
    for (const seat of [1, 2]) {
      const id = await booking(seat)
      await take(id, { series: 'KA/2627/T', taxPercent: 18 })
      const [taking] = (await read(id)).takings
      await giveBack(id, taking?.id, { series: 'KA/2627/C' })
      expect((await read(id)).refunds).toMatchObject([{ series: 'KA/2627/C', n: seat }])
    }
    const rows = await readDayMoney(database().reads, { placeId: THREE_CHAIRS, ...DAY })
    expect(rows.filter(({ is_refund }) => is_refund)).toMatchObject([
      { series: 'KA/2627/C', n: 1 },
      { series: 'KA/2627/C', n: 2 },
    ])
    const change = database().writes.updateTable('refunds').set({ paise: 1 }).where('n', '=', 1)
    await expect(change.execute()).rejects.toThrow()
    await expect(database().writes.deleteFrom('refunds').where('n', '=', 2).execute()).rejects.toThrow()
  })

  test('cash beside an online payment is a surplus, and the online part goes back by itself', async () => {
    const id = await booking()
    await putOnline(database(), id)
    await take(id)
    expect((await read(id)).refunds).toMatchObject([{ state: 'due', paise: PRICE, staff_id: null }])
    // The cash went back before the refund was sent, so the online money stays.
    const cash = (await read(id)).takings.find(({ method }) => method === 'cash')
    await giveBack(id, cash?.id)
    expect((await read(id)).refunds).toMatchObject([{ state: 'done', taking_id: cash?.id }])
  })

  test('a day lists what came in and what was back on it, at the place of that time', async () => {
    const id = await booking()
    await take(id)
    await putOnline(database(), id, { takenAt: minutesAfter(5) })
    const [taking] = (await read(id)).takings
    await giveBack(id, taking?.id, { now: minutesAfter(61) })
    await putMove(database(), id, { place_id: ONE_CHAIR, seat: 1, starts_at: TEN })
    await take(id, { takenAt: minutesAfter(10), paise: 100, method: 'upi' })
    expect(await listed()).toEqual([
      [id, 'cash', PRICE, 1],
      [id, 'online', PRICE, 2],
    ])
    expect(await listed(ONE_CHAIR)).toEqual([[id, 'upi', 100, 3]])
    expect(await listed(THREE_CHAIRS, { from: minutesAfter(60), until: minutesAfter(120) })).toEqual([
      [id, 'cash', -PRICE, 1],
    ])
  })

  test('the desk’s day knows what is paid, and its stamp changes with each payment and refund', async () => {
    const id = await booking()
    const day = {
      placeId: THREE_CHAIRS,
      date: '2026-11-24',
      from: minutesAfter(-60, TEN),
      until: minutesAfter(60, TEN),
      now: NOW,
    }
    const seen = async () => {
      const row = await readDeskDay(database().reads, day)
      return [row?.version, row?.bookings[0]?.paid_paise, row?.bookings[0]?.price_paise] as const
    }
    const [before, nothing, due] = await seen()
    expect([nothing, due]).toEqual([0, PRICE])
    await take(id)
    const [after, paid] = await seen()
    expect(paid).toBe(PRICE)
    expect(after).not.toBe(before)
    await giveBack(id, (await read(id)).takings[0]?.id)
    const [last, rest] = await seen()
    expect(rest).toBe(0)
    expect(last).not.toBe(after)
  })

  test('a missed visit keeps what the terms said, and a visit that stands again keeps all', async () => {
    const id = await booking()
    await putOnline(database(), id)
    const none = { arrived_at: null, seated_at: null, kept_at: null, left_at: null }
    const mark = (visit: 'missed' | 'expected', missed_at: Date | null) =>
      database().transaction((tx) => writeVisit(tx, { id, visit, missed_at, ...none }))
    await mark('missed', NOW)
    expect((await read(id)).refunds).toMatchObject([{ paise: PRICE, state: 'due' }])
    await mark('expected', null)
    expect((await read(id)).refunds).toEqual([])
  })
})

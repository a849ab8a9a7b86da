import { describe, expect, test } from 'vitest'
import { hastenMessage } from '@/lib/db/queries/messages/outbox'
import { askPaymentAt } from '@/lib/db/queries/payments/hints'
import {
  claimAsks,
  endAsk,
  endPayment,
  isUnpaidFirst,
  readLastPayment,
  readOpenPayment,
  readPayment,
  setLink,
  writePayment,
} from '@/lib/db/queries/payments/payments'
import { claimRefunds, type DueRefund, delayRefund, endRefund } from '@/lib/db/queries/payments/refunds'
import { readMoney, writeTaking } from '@/lib/db/queries/payments/takings'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putMessage } from '@/tests/support/put-rows'

const PAISE = 19_900
const UNTIL = minutesAfter(20)

describe('the payments of a booking', () => {
  const { database } = useTestPlaces()
  let chairs = 0
  const booked = (given: Parameters<typeof putBooking>[1] = {}) => {
    chairs = (chairs % 3) + 1
    return putBooking(database(), { price_paise: PAISE, ...given }, { seat: chairs })
  }
  const open = (bookingId: string, given: Partial<Parameters<typeof writePayment>[1]> = {}) =>
    database().transaction((tx) =>
      writePayment(tx, {
        bookingId,
        paise: PAISE,
        required: false,
        now: NOW,
        expiresAt: UNTIL,
        askAt: minutesAfter(1),
        ...given,
      }),
    )
  const paid = (bookingId: string, paymentId: string, gatewayPaymentId: string, paise = PAISE) =>
    database().transaction((tx) =>
      writeTaking(tx, {
        bookingId,
        paise,
        method: 'online',
        paymentId,
        gatewayPaymentId,
        takenAt: NOW,
        keepsMissed: false,
        series: 'KA/2627/B',
        taxPercent: 0,
      }),
    )
  const money = (bookingId: string) => readMoney(database().reads, bookingId)
  const change = (id: string, set: object) =>
    database().writes.updateTable('bookings').set(set).where('id', '=', id).execute()
  const cancel = (id: string) => change(id, { status: 'cancelled', cancelled_at: minutesAfter(3) })

  test('a visit that must be paid for first is unpaid until the money is there', async () => {
    const booking = await booked()
    const isUnpaid = () => isUnpaidFirst(database().reads, booking)
    const optional = await open(booking)
    expect(await isUnpaid()).toBe(false)
    await database().transaction((tx) => endPayment(tx, optional.id))
    const first = await open(booking, { required: true })
    expect(await isUnpaid()).toBe(true)
    await endAsk(database().writes, { id: first.id, claimed: NOW, state: 'paid', askAt: null })
    expect(await isUnpaid()).toBe(false)
  })

  test('a booking has one open payment, and its page is read by its id', async () => {
    const booking = await booked()
    const { id } = await open(booking)
    await expect(open(booking)).rejects.toThrow(/payments_open/)
    await setLink(database().writes, { id, linkId: 'plink_1', url: 'https://gateway.test/1' })
    expect(await readPayment(database().reads, id)).toMatchObject({
      id,
      reference: booking,
      state: 'open',
      link_url: 'https://gateway.test/1',
      expires_at: UNTIL,
    })
    expect(await readPayment(database().reads, booking)).toBeUndefined()
    expect(await database().transaction((tx) => readOpenPayment(tx, booking))).toMatchObject({ id })
    await database().transaction((tx) => endPayment(tx, id))
    expect(await database().transaction((tx) => readOpenPayment(tx, booking))).toBeUndefined()
    const second = await open(booking, { now: minutesAfter(2) })
    expect(await readLastPayment(database().reads, booking)).toMatchObject({ id: second.id })
  })

  test('a due payment is claimed once, and a hint that comes meanwhile stays', async () => {
    const { id } = await open(await booked())
    const claim = (now: Date) => claimAsks(database().writes, { now, until: minutesAfter(1, now), most: 5 })
    expect(await claim(NOW)).toEqual([])
    const [claimed] = await claim(minutesAfter(1))
    expect(claimed).toMatchObject({ id, claimed: minutesAfter(2) })
    expect(await claim(minutesAfter(1))).toEqual([])
    const end = { id, claimed: minutesAfter(2), state: 'open' as const, askAt: minutesAfter(30) }
    await endAsk(database().writes, end)
    expect(await claim(minutesAfter(29))).toEqual([])
    expect(await claim(minutesAfter(30))).toHaveLength(1)
    await setLink(database().writes, { id, linkId: 'plink_1', url: 'https://gateway.test/1' })
    await askPaymentAt(database().writes, 'plink_1', minutesAfter(30))
    await endAsk(database().writes, { ...end, claimed: minutesAfter(31), askAt: minutesAfter(90) })
    expect(await claim(minutesAfter(30))).toHaveLength(1)
  })

  test('money above the price goes back, the latest first, and money of a cancelled booking too', async () => {
    const booking = await booked()
    const { id } = await open(booking)
    expect(await paid(booking, id, 'pay_1')).toBe(true)
    expect(await paid(booking, id, 'pay_1')).toBe(false)
    expect((await money(booking)).refunds).toEqual([])
    await paid(booking, id, 'pay_2')
    expect((await money(booking)).refunds).toMatchObject([{ paise: PAISE, state: 'due' }])
    await cancel(booking)
    expect((await money(booking)).refunds).toMatchObject([
      { paise: PAISE, state: 'due' },
      { paise: PAISE, state: 'due', created_at: minutesAfter(3) },
    ])
    // It stands again: the refund that nobody has sent is dropped.
    await change(booking, { status: 'confirmed', cancelled_at: null })
    expect((await money(booking)).refunds).toHaveLength(1)
  })

  test('a lower price gives the difference back, and a partial refund shrinks again', async () => {
    const booking = await booked()
    const { id } = await open(booking)
    await paid(booking, id, 'pay_1')
    await change(booking, { price_paise: 10_000 })
    expect((await money(booking)).refunds).toMatchObject([{ paise: 9900 }])
    await change(booking, { price_paise: 15_000 })
    expect((await money(booking)).refunds).toMatchObject([{ paise: 4900 }])
  })

  test.each([
    [false, 1],
    [true, 0],
  ])('a missed visit whose money is kept (%s) gives back %i payments', async (keepsMissed, refunds) => {
    const booking = await booked()
    const { id } = await open(booking)
    await database().transaction((tx) =>
      writeTaking(tx, {
        bookingId: booking,
        paise: PAISE,
        method: 'online',
        paymentId: id,
        gatewayPaymentId: 'pay_1',
        takenAt: NOW,
        keepsMissed,
        series: 'KA/2627/B',
        taxPercent: 0,
      }),
    )
    await change(booking, { visit: 'missed', missed_at: minutesAfter(5) })
    expect((await money(booking)).refunds).toHaveLength(refunds)
  })

  test('a refund is sent after a quarter of an hour, and after a failure another one a day later', async () => {
    const booking = await booked()
    const { id } = await open(booking)
    await paid(booking, id, 'pay_1')
    await cancel(booking)
    const claim = (minutes: number) =>
      claimRefunds(database().writes, { now: minutesAfter(minutes), until: minutesAfter(minutes + 5), most: 5 })
    const end = (refund: DueRefund | undefined, state: 'done' | 'failed', minutes: number) =>
      database().transaction((tx) =>
        endRefund(tx, { id: refund?.id ?? '', state, series: null, now: minutesAfter(minutes) }),
      )
    expect(await claim(17)).toEqual([])
    const [first] = await claim(18)
    expect(first).toMatchObject({ paise: PAISE, tries: 1, gateway_payment_id: 'pay_1' })
    expect(await claim(18)).toEqual([])
    // A refund on its way is not taken back any more.
    await change(booking, { status: 'confirmed', cancelled_at: null })
    expect((await money(booking)).refunds).toMatchObject([{ state: 'sending' }])
    await cancel(booking)
    await delayRefund(database().writes, { id: first?.id ?? '', dueAt: minutesAfter(40) })
    const [again] = await claim(40)
    expect(again).toMatchObject({ id: first?.id, tries: 2 })
    await end(again, 'failed', 41)
    const [next] = (await money(booking)).refunds
    expect(next).toMatchObject({ paise: PAISE, state: 'due' })
    expect(next?.id).not.toBe(first?.id)
    expect(await claim(41 + 1439)).toEqual([])
    const [second] = await claim(41 + 1440)
    await end(second, 'done', 1500)
    expect((await money(booking)).refunds).toMatchObject([{ state: 'done', ended_at: minutesAfter(1500) }])
  })

  test('the gateway is asked to close a page once nothing is due', async () => {
    const booking = await booked()
    await open(booking)
    const due = () => claimAsks(database().writes, { now: NOW, until: minutesAfter(1), most: 5 })
    expect(await due()).toEqual([])
    await cancel(booking)
    expect(await due()).toHaveLength(1)
  })

  test('a row of money can be neither changed nor deleted', async () => {
    const booking = await booked()
    const { id } = await open(booking)
    await paid(booking, id, 'pay_1')
    await expect(database().writes.updateTable('takings').set({ paise: 1 }).execute()).rejects.toThrow()
    await expect(database().writes.deleteFrom('takings').execute()).rejects.toThrow()
  })

  test('a waiting message is sent at once', async () => {
    const subject = await booked()
    await putMessage(database(), { kind: 'booking_confirmed', subject, next_attempt_at: minutesAfter(1440) })
    await database().transaction((tx) =>
      hastenMessage(tx, { kind: 'booking_confirmed', subject, now: minutesAfter(2) }),
    )
    const row = database().reads.selectFrom('outbox').select('next_attempt_at')
    expect(await row.executeTakeFirst()).toEqual({ next_attempt_at: minutesAfter(2) })
  })
})

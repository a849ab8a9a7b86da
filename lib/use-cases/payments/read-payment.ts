import { readBooking } from '@/lib/db/queries/booking/bookings'
import { type PaymentRow, readLastPayment, readPayment } from '@/lib/db/queries/payments/payments'
import { readMoney } from '@/lib/db/queries/payments/takings'
import { isUuid } from '@/lib/domain/list-cursor'
import { balanceOf } from '@/lib/domain/payments/balance'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import type { Deps } from '@/lib/use-cases/deps'

export type BookingMoney = ReturnType<typeof balanceOf> & {
  /** The refunds of online payments. The desk gives its own takings back by hand. */
  backPaise: number
  /** The bank has all of them. */
  isBack: boolean
  hasReceipt: boolean
  /** The last page at the gateway. */
  payment: PaymentRow | undefined
}

/** Null for a booking without a price, money and a page at the gateway. */
export async function readBookingMoney(
  { db }: Pick<Deps, 'db'>,
  booking: Pick<Booking, 'id' | 'pricePaise' | 'status' | 'visit'>,
): Promise<BookingMoney | null> {
  const [money, payment] = await Promise.all([readMoney(db.reads, booking.id), readLastPayment(db.reads, booking.id)])
  if (booking.pricePaise === 0 && money.takings.length === 0 && !payment) return null
  const online = money.refunds.filter(({ staff_id }) => staff_id === null)
  const backPaise = online.reduce((sum, { paise }) => sum + paise, 0)
  const isBack = online.every(({ state }) => state === 'done')
  return { ...balanceOf(money, booking), backPaise, isBack, hasReceipt: money.takings.length > 0, payment }
}

/** The open page by which a booking has to be paid for. */
export async function readFirstPayment({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<PaymentRow | null> {
  const last = await readLastPayment(db.reads, bookingId)
  return last?.required && last.state === 'open' ? last : null
}

/** The id alone opens it, so the page shows no person. Null for an unknown id. */
export async function readPaymentPage(
  deps: Pick<Deps, 'db' | 'now'>,
  id: string,
): Promise<{ payment: PaymentRow; booking: Booking; money: BookingMoney } | null> {
  const { db, now } = deps
  const payment = isUuid(id) ? await readPayment(db.reads, id) : undefined
  const row = payment && (await readBooking(db.reads, payment.reference))
  const booking = row && bookingFrom(row, now)
  const money = booking && (await readBookingMoney(deps, booking))
  return payment && booking && money ? { payment, booking, money } : null
}

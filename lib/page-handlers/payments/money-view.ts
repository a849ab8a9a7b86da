import { receiptPath } from '@/lib/addresses/paths'
import { canPayOnline } from '@/lib/catalogue/treatments/payments'
import { localOf } from '@/lib/domain/clinic-time'
import type { Visitor } from '@/lib/http/visitor'
import { formatMoney, formatTime } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { readBookingMoney } from '@/lib/use-cases/payments/read-payment'
import { runtime } from '@/lib/use-cases/runtime'
import type { MoneyView } from '@/lib/views/payments'

/** Null where there is nothing to pay, to keep or to give back. */
export async function moneyView({ deps, texts }: Visitor, booking: FoundBooking): Promise<MoneyView | null> {
  const money = await readBookingMoney(deps, booking)
  if (money === null) return null
  const { duePaise, paidPaise, surplusPaise, backPaise, isBack, hasReceipt, payment } = money
  const isOffered = duePaise > 0 && booking.startsAt > deps.now && canPayOnline(runtime().gateway)
  const first =
    payment?.required && payment.state === 'open' ? formatTime(texts, localOf(payment.expires_at).time) : null
  if (!isOffered && !hasReceipt) return null
  return {
    due: isOffered ? { amount: formatMoney(duePaise), first } : null,
    paid: paidPaise > 0 ? formatMoney(paidPaise) : null,
    surplus: surplusPaise > 0 ? formatMoney(surplusPaise) : null,
    back: backPaise > 0 ? { amount: formatMoney(backPaise), isDone: isBack } : null,
    receiptHref: hasReceipt ? receiptPath(booking.reference) : null,
  }
}

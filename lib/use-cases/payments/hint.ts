import { askPaymentAt, askRefundAt } from '@/lib/db/queries/payments/hints'
import { isUuid } from '@/lib/domain/list-cursor'
import type { PaymentHint } from '@/lib/payments/port'
import type { Deps } from '@/lib/use-cases/deps'

/** An event, or a patient who asks, changes no money: the next question to the gateway comes forward to `now`. */
export async function noteHint(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { linkId, refundReference }: PaymentHint,
): Promise<void> {
  if (linkId !== null) await askPaymentAt(db.writes, linkId, now)
  // Refunds that somebody makes at the gateway have references of their own.
  if (refundReference !== null && isUuid(refundReference)) await askRefundAt(db.writes, refundReference, now)
}

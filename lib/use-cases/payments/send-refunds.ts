import { takeLocks } from '@/lib/db/queries/locks'
import { claimRefunds, type DueRefund, delayRefund, endRefund } from '@/lib/db/queries/payments/refunds'
import { receiptsLockKey } from '@/lib/db/queries/payments/takings'
import { creditNoteSeries } from '@/lib/domain/payments/receipts'
import { noteFailure, noteSuccess } from '@/lib/log/dependencies'
import type { PaymentDeps } from '@/lib/use-cases/payments/ask'

type RefundDeps = Omit<PaymentDeps, 'secret'>

const BATCH = 20
const MINUTE_MS = 60_000
/** Longer than all calls of a batch may take. */
const CLAIM_MS = 5 * MINUTE_MS
/** A bank takes days; the gateway is asked each hour. */
const PENDING_MS = 60 * MINUTE_MS
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS

/**
 * Sends the refunds that are due, each once however often it is tried. A refusal of the gateway holds up no other refund. Returns how
 * many were due. Throws database errors.
 */
export async function sendRefunds(deps: RefundDeps): Promise<number> {
  const { db, now } = deps
  const until = new Date(now.getTime() + CLAIM_MS)
  const due = await claimRefunds(db.writes, { now, until, most: BATCH })
  await Promise.all(due.map((refund) => sendOne(deps, refund)))
  return due.length
}

async function sendOne({ db, now, gateway }: RefundDeps, refund: DueRefund): Promise<void> {
  const { id, paise, tries, gateway_payment_id: gatewayPaymentId } = refund
  const inMs = (ms: number) => ({ id, dueAt: new Date(now.getTime() + ms) })
  const state = await gateway.refund({ reference: id, gatewayPaymentId, paise }).catch((error: unknown) => {
    noteFailure('payments', error instanceof Error ? error.name : 'unknown')
    return null
  })
  if (state === null)
    return delayRefund(db.writes, inMs(Math.min(CLAIM_MS * 2 ** Math.min(tries, 10), LONGEST_WAIT_MS)))
  // The site makes another refund a day later (024-payments.sql).
  if (state === 'failed') noteFailure('payments', `it failed to send the refund ${id} back`)
  else noteSuccess('payments')
  if (state === 'pending') await delayRefund(db.writes, inMs(PENDING_MS))
  else await end(db, { id, state, series: state === 'done' ? creditNoteSeries(refund, now) : null, now })
}

const end = (db: RefundDeps['db'], refund: Parameters<typeof endRefund>[1]): Promise<void> =>
  db.transaction(async (tx) => {
    if (refund.series !== null) await takeLocks(tx, [receiptsLockKey(refund.series)])
    await endRefund(tx, refund)
  })

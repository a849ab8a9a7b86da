import { sql } from 'kysely'
import type { TakingMethod } from '@/lib/catalogue/treatments/payments'
import type { Reads, Tx } from '@/lib/db/schema'

export type NewTaking = {
  bookingId: string
  paise: number
  takenAt: Date
  keepsMissed: boolean
  series: string
  taxPercent: number
} & (
  | { method: 'online'; paymentId: string; gatewayPaymentId: string }
  | { method: Exclude<TakingMethod, 'online'>; staffId: string }
)

/** The transaction must hold it, so that receipts have consecutive numbers. */
export const receiptsLockKey = (series: string): string => `receipts ${series}`

/**
 * The transaction holds the lock keys of the booking's reference and of the series. False for money that is known already.
 * The database itself writes the refund of a surplus (024-payments.sql).
 */
export async function writeTaking(tx: Tx, taking: NewTaking): Promise<boolean> {
  const { bookingId, paise, takenAt, keepsMissed, series, taxPercent, method } = taking
  const [paymentId, gatewayPaymentId, staffId] =
    taking.method === 'online' ? [taking.paymentId, taking.gatewayPaymentId, null] : [null, null, taking.staffId]
  const { rows } = await sql`
    INSERT INTO takings (booking_id, paise, method, payment_id, gateway_payment_id, staff_id, taken_at, keeps_missed, series, n,
      tax_percent)
    SELECT ${bookingId}::uuid, ${paise}::integer, ${method}, ${paymentId}::uuid, ${gatewayPaymentId}::text, ${staffId}::uuid,
      ${takenAt}::timestamptz, ${keepsMissed}::boolean, ${series},
      1 + coalesce((SELECT max(t.n) FROM takings t WHERE t.series = ${series}), 0), ${taxPercent}::smallint
    WHERE NOT EXISTS (SELECT 1 FROM takings t WHERE t.gateway_payment_id = ${gatewayPaymentId}::text)
    RETURNING id`.execute(tx)
  return rows.length === 1
}

type TakingRow = {
  id: string
  paise: number
  method: TakingMethod
  staff_id: string | null
  taken_at: Date
  series: string
  n: number
  tax_percent: number
  keeps_missed: boolean
}
type RefundRow = {
  id: string
  taking_id: string
  paise: number
  state: 'due' | 'sending' | 'done' | 'failed'
  staff_id: string | null
  created_at: Date
  ended_at: Date | null
  series: string | null
  n: number | null
}
export type Money = { takings: TakingRow[]; refunds: RefundRow[] }

/** The oldest first. Failed refunds are left out, because another one follows each. */
export async function readMoney(reads: Reads, bookingId: string): Promise<Money> {
  const takings = reads
    .selectFrom('takings')
    .where('booking_id', '=', bookingId)
    .select(['id', 'paise', 'method', 'staff_id', 'taken_at', 'series', 'n', 'tax_percent', 'keeps_missed'])
    .orderBy('taken_at')
    .orderBy('id')
  const refunds = reads
    .selectFrom('refunds')
    .where('booking_id', '=', bookingId)
    .where('state', '!=', 'failed')
    .select(['id', 'taking_id', 'paise', 'state', 'staff_id', 'created_at', 'ended_at', 'series', 'n'])
    .orderBy('created_at')
    .orderBy('id')
  return { takings: await takings.execute(), refunds: await refunds.execute() }
}

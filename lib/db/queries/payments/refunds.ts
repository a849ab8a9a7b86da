import { sql } from 'kysely'
import type { Tx, Writes } from '@/lib/db/schema'

/** `series`: of the receipt. */
export type DueRefund = { id: string; paise: number; tries: number; gateway_payment_id: string; series: string }

/** Both are null without a credit note. The transaction holds the lock key of the series. */
export const nextNumber = (series: string | null) => sql<number | null>`
  CASE WHEN ${series}::text IS NOT NULL
    THEN 1 + coalesce((SELECT max(c.n) FROM refunds c WHERE c.series = ${series}::text), 0) END`

/** From then on only the gateway decides about them. Other processes skip them until `until`. */
export async function claimRefunds(
  writes: Writes,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    WITH ripe AS (SELECT r.id FROM refunds r WHERE r.due_at <= ${now}::timestamptz
      ORDER BY r.due_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE refunds r SET state = 'sending', due_at = ${until}::timestamptz, tries = r.tries + 1
    FROM ripe, takings t WHERE r.id = ripe.id AND t.id = r.taking_id
    RETURNING r.id, r.paise, r.tries, t.gateway_payment_id, t.series`.execute(writes)
  return rows
}

/** Another refund follows a failed one (024-payments.sql). `series`: of the credit note. */
export async function endRefund(
  tx: Tx,
  { id, state, series, now }: { id: string; state: 'done' | 'failed'; series: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ state, due_at: null, ended_at: now, series, n: nextNumber(series) })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

export async function delayRefund(writes: Writes, { id, dueAt }: { id: string; dueAt: Date }): Promise<void> {
  await writes
    .updateTable('refunds')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute()
}

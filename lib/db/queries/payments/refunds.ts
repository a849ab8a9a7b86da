import { sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'

export type DueRefund = { id: string; paise: number; tries: number; gateway_payment_id: string }

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
    RETURNING r.id, r.paise, r.tries, t.gateway_payment_id`.execute(writes)
  return rows
}

/** Another refund follows a failed one (024-payments.sql). */
export async function endRefund(
  writes: Writes,
  { id, state, now }: { id: string; state: 'done' | 'failed'; now: Date },
): Promise<void> {
  await writes
    .updateTable('refunds')
    .set({ state, due_at: null, ended_at: now })
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

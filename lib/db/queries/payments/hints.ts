import { sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'

/** Never later than planned. Also for a page that ended, because money may come late. */
export async function askPaymentAt(writes: Writes, linkId: string, at: Date): Promise<void> {
  await sql`UPDATE payments SET ask_at = least(ask_at, ${at}::timestamptz) WHERE link_id = ${linkId}`.execute(writes)
}

/** Never later than planned. */
export async function askRefundAt(writes: Writes, id: string, at: Date): Promise<void> {
  await sql`UPDATE refunds SET due_at = least(due_at, ${at}::timestamptz)
    WHERE id = ${id}::uuid AND state = 'sending'`.execute(writes)
}

// Writes messages beside what they tell of. Sending them is lib/messages' business.
import type { Tx } from '@/lib/db/schema'

export type MessageKind = 'booking_confirmed' | 'booking_moved' | 'booking_cancelled' | 'membership_activated'
export type Message = { kind: MessageKind; subject: string; to: string; payload: Record<string, unknown>; now: Date }

/** One message a kind and subject: the second one is dropped. */
export async function writeMessage(tx: Tx, { kind, subject, to, payload, now }: Message): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({ kind, subject, personal_to: to, personal_payload: JSON.stringify(payload), created_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .execute()
}

import type { MessageKind } from '@/lib/db/message-kinds'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import type { Reads } from '@/lib/db/schema'

export function readLatest(reads: Reads, count: number): Promise<OutboxRow[]> {
  return reads
    .selectFrom('outbox')
    .selectAll()
    .$narrowType<{ kind: MessageKind }>()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
}

export async function isSentBy(
  reads: Reads,
  { kind, subject }: { kind: MessageKind; subject: string },
  by: Date,
): Promise<boolean> {
  const row = await reads
    .selectFrom('outbox')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('dropped', 'is', null)
    .where((eb) =>
      eb.or([eb('sent_at', 'is not', null), eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', by)]),
    )
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

import { sql } from 'kysely'
import type { MessageKind } from '@/lib/db/message-kinds'
import { EMPTIED, type Message, type OutboxRow } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'

/** The caller sends it, so nobody else claims it before `until`. Drops unsent codes of the same purpose. */
export function writeCode(
  db: { transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  { kind, subject, to, payload, language, now, expiresAt, until }: Message<'code'> & { expiresAt: Date; until: Date },
): Promise<OutboxRow> {
  return db.transaction(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ dropped: 'superseded', ...EMPTIED })
      .where('kind', '=', kind)
      .where('personal_to', '=', to)
      .where('sent_at', 'is', null)
      .where('dropped', 'is', null)
      .where(sql<boolean>`personal_payload->>'purpose' = ${payload.purpose}`)
      .execute()
    return tx
      .insertInto('outbox')
      .values({
        kind,
        subject,
        personal_to: to,
        personal_payload: JSON.stringify(payload),
        language,
        created_at: now,
        expires_at: expiresAt,
        attempts: 1,
        admitted: true,
        handed: true,
        next_attempt_at: until,
      })
      .returningAll()
      .$narrowType<{ kind: MessageKind }>()
      .executeTakeFirstOrThrow()
  })
}

// For a number that nobody has; takes as long as writeCode (code-messages.ts).
import { sql } from 'kysely'
import { insertHits } from '@/lib/db/queries/operations/limit-hits'
import type { Database } from '@/lib/db/schema'

/** The same statements: an update that finds nothing, and a row that the sweep deletes. */
export const writeNoCode = ({ transaction }: Pick<Database, 'transaction'>, now: Date): Promise<void> =>
  transaction(async (tx) => {
    await tx
      .updateTable('outbox')
      .set({ dropped: 'superseded' })
      .where('kind', '=', 'code')
      .where('personal_to', '=', 'nobody')
      .where('sent_at', 'is', null)
      .where('dropped', 'is', null)
      .where(sql<boolean>`personal_payload->>'purpose' = 'nothing'`)
      .execute()
    await insertHits(tx, ['nobody’s code'], now)
  })

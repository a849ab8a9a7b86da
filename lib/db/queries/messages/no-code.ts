// What stands in for writing a code to the outbox (code-messages.ts, writeCode) where there is nobody to send it to.
import { sql } from 'kysely'
import { insertHits } from '@/lib/db/queries/operations/limit-hits'
import type { Database } from '@/lib/db/schema'

/** The same statements, one after the other: an update that finds nothing, and a row that the sweep takes away. */
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

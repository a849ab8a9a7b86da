import { type Selectable, sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { CodePurpose, PoolTables } from '@/lib/user-pool/store/tables'
import { poolTables } from '@/lib/user-pool/store/tables'

export type CodeRow = Selectable<PoolTables['identity_codes']>
export type CodeKey = { sub: string; purpose: CodePurpose }

export async function writeCode(writes: Writes | Tx, code: Omit<CodeRow, 'tries' | 'other_tries'>): Promise<void> {
  const { sub, purpose, ...rest } = code
  await poolTables(writes)
    .insertInto('identity_codes')
    .values(code)
    .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet({ ...rest, tries: 0, other_tries: 0 }))
    .execute()
}

export const findCode = (reads: Reads, { sub, purpose }: CodeKey): Promise<CodeRow | undefined> =>
  poolTables(reads)
    .selectFrom('identity_codes')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .selectAll()
    .executeTakeFirst()

/** Undefined when no try is left: `most` for the requester of the code, and `most` for all others. */
export async function countCodeTry(
  writes: Writes,
  { sub, purpose, from, most, now }: CodeKey & { from: string; most: number; now: Date },
): Promise<CodeRow | undefined> {
  const { rows } = await sql<CodeRow>`
    UPDATE identity_codes SET
      tries = tries + CASE WHEN asked_from = ${from} THEN 1 ELSE 0 END,
      other_tries = other_tries + CASE WHEN asked_from = ${from} THEN 0 ELSE 1 END
    WHERE sub = ${sub} AND purpose = ${purpose} AND expires_at > ${now}::timestamptz
      AND CASE WHEN asked_from = ${from} THEN tries ELSE other_tries END < ${most}::int
    RETURNING *`.execute(writes)
  return rows[0]
}

export async function deleteCode(
  writes: Writes | Tx,
  { sub, purpose, codeHash }: CodeKey & { codeHash: string },
): Promise<boolean> {
  const gone = await poolTables(writes)
    .deleteFrom('identity_codes')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .returning('sub')
    .executeTakeFirst()
  return gone !== undefined
}

export async function withdrawCode(writes: Writes, { sub, purpose }: CodeKey): Promise<void> {
  await poolTables(writes).deleteFrom('identity_codes').where('sub', '=', sub).where('purpose', '=', purpose).execute()
}

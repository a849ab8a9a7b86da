// The codes of users: one of each purpose.
import type { Selectable } from 'kysely'
import type { CodePurpose, IdentityTables } from '@/lib/db/identity-tables'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type CodeRow = Selectable<IdentityTables['identity_codes']>
export type CodeKey = { sub: string; purpose: CodePurpose }

/** Puts the code in the place of the one before. */
export async function writeCode(writes: Writes | Tx, code: Omit<CodeRow, 'tries'>): Promise<void> {
  const { sub, purpose, ...rest } = code
  await writes
    .insertInto('identity_codes')
    .values({ ...code, tries: 0 })
    .onConflict((conflict) => conflict.columns(['sub', 'purpose']).doUpdateSet({ ...rest, tries: 0 }))
    .execute()
}

export const findCode = (reads: Reads, { sub, purpose }: CodeKey): Promise<CodeRow | undefined> =>
  reads
    .selectFrom('identity_codes')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .selectAll()
    .executeTakeFirst()

/** Counts one try and returns the code; undefined when there is none with a try left. */
export const takeCodeTry = (
  writes: Writes,
  { sub, purpose, most, now }: CodeKey & { most: number; now: Date },
): Promise<CodeRow | undefined> =>
  writes
    .updateTable('identity_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Uses the code up; false when somebody else did. */
export async function deleteCode(
  writes: Writes | Tx,
  { sub, purpose, codeHash }: CodeKey & { codeHash: string },
): Promise<boolean> {
  const gone = await writes
    .deleteFrom('identity_codes')
    .where('sub', '=', sub)
    .where('purpose', '=', purpose)
    .where('code_hash', '=', codeHash)
    .returning('sub')
    .executeTakeFirst()
  return gone !== undefined
}

/** Takes away the code that waits, if there is one. */
export async function withdrawCode(writes: Writes, { sub, purpose }: CodeKey): Promise<void> {
  await writes.deleteFrom('identity_codes').where('sub', '=', sub).where('purpose', '=', purpose).execute()
}

import { type Selectable, sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { PoolTables } from '@/lib/user-pool/store/tables'
import { poolTables } from '@/lib/user-pool/store/tables'

export type ChallengeRow = Selectable<PoolTables['identity_challenges']>

export async function insertChallenge(writes: Writes, row: Omit<ChallengeRow, 'used_at'>): Promise<void> {
  await poolTables(writes)
    .insertInto('identity_challenges')
    .values({ ...row, state: JSON.stringify(row.state) })
    .execute()
}

export const findChallenge = (reads: Reads, sessionHash: string): Promise<ChallengeRow | undefined> =>
  poolTables(reads)
    .selectFrom('identity_challenges')
    .where('session_hash', '=', sessionHash)
    .selectAll()
    .executeTakeFirst()

/** Leaves enough to recognise a second use. False when it is used or expired. */
export async function spendChallenge(writes: Writes, sessionHash: string, now: Date): Promise<boolean> {
  const used = await poolTables(writes)
    .updateTable('identity_challenges')
    .set({ used_at: now, state: '{}' })
    .where('session_hash', '=', sessionHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('session_hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function countChallengeTry(writes: Writes, sessionHash: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE identity_challenges
    SET state = jsonb_set(state, '{tries}', to_jsonb(coalesce((state->>'tries')::int, 0) + 1))
    WHERE session_hash = ${sessionHash} AND used_at IS NULL AND coalesce((state->>'tries')::int, 0) < ${most}::int
    RETURNING 1`.execute(writes)
  return rows.length > 0
}

export async function endChallengesOf(tx: Tx, sub: string): Promise<void> {
  await poolTables(tx).deleteFrom('identity_challenges').where('sub', '=', sub).where('used_at', 'is', null).execute()
}

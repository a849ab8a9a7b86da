import type { NotNull, Selectable } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { PoolTables } from '@/lib/user-pool/store/tables'
import { poolTables } from '@/lib/user-pool/store/tables'

export type TokenFamilyRow = Selectable<PoolTables['identity_families']>
export type RefreshRow = TokenFamilyRow & { token_hash: string; replaced_at: Date | null }

export async function openTokenFamily(tx: Tx, family: Omit<TokenFamilyRow, 'revoked_at' | 'proved_at'>): Promise<void> {
  await poolTables(tx).insertInto('identity_families').values(family).execute()
}

export async function insertRefreshToken(
  writes: Writes | Tx,
  token: { token_hash: string; origin_jti: string; created_at: Date },
): Promise<void> {
  await poolTables(writes).insertInto('identity_refresh_tokens').values(token).execute()
}

export const findTokenFamily = (reads: Reads, originJti: string): Promise<TokenFamilyRow | undefined> =>
  poolTables(reads).selectFrom('identity_families').where('origin_jti', '=', originJti).selectAll().executeTakeFirst()

export const findRefreshToken = (reads: Reads, tokenHash: string): Promise<RefreshRow | undefined> =>
  poolTables(reads)
    .selectFrom('identity_refresh_tokens as t')
    .innerJoin('identity_families as f', 'f.origin_jti', 't.origin_jti')
    .where('t.token_hash', '=', tokenHash)
    .selectAll('f')
    .select(['t.token_hash', 't.replaced_at'])
    .executeTakeFirst()

export async function replaceRefreshToken(tx: Tx, tokenHash: string, now: Date): Promise<Date> {
  const { replaced_at } = await poolTables(tx)
    .updateTable('identity_refresh_tokens')
    .set((eb) => ({ replaced_at: eb.fn.coalesce('replaced_at', eb.val(now)) }))
    .where('token_hash', '=', tokenHash)
    .returning('replaced_at')
    .$narrowType<{ replaced_at: NotNull }>()
    .executeTakeFirstOrThrow()
  return replaced_at
}

export async function revokeTokenFamily(writes: Writes | Tx, originJti: string, now: Date): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_families')
    .set({ revoked_at: now })
    .where('origin_jti', '=', originJti)
    .where('revoked_at', 'is', null)
    .execute()
}

/** False when the sign-in was ended. */
export async function noteProof(tx: Tx, originJti: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await poolTables(tx)
    .updateTable('identity_families')
    .set({ proved_at: now })
    .where('origin_jti', '=', originJti)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function revokeFamiliesOf(
  writes: Writes | Tx,
  { sub, except, now }: { sub: string; except?: string | undefined; now: Date },
): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_families')
    .set({ revoked_at: now })
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null)
    .$call((query) => (except === undefined ? query : query.where('origin_jti', '<>', except)))
    .execute()
}

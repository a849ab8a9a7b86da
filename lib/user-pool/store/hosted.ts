import type { Selectable } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type PoolTables, poolTables } from '@/lib/user-pool/store/tables'

export type HostedCodeRow = Selectable<PoolTables['identity_hosted_codes']>

export async function insertHostedCode(
  writes: Writes | Tx,
  code: Omit<HostedCodeRow, 'used_at' | 'origin_jti'>,
): Promise<void> {
  await poolTables(writes).insertInto('identity_hosted_codes').values(code).execute()
}

export function findHostedCode(reads: Reads, codeHash: string): Promise<HostedCodeRow | undefined> {
  return poolTables(reads)
    .selectFrom('identity_hosted_codes')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
}

/** False when it is used or expired. Of two concurrent requests one wins. */
export async function spendHostedCode(writes: Writes | Tx, codeHash: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await poolTables(writes)
    .updateTable('identity_hosted_codes')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function noteHostedFamily(writes: Writes | Tx, codeHash: string, originJti: string): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_hosted_codes')
    .set({ origin_jti: originJti })
    .where('code_hash', '=', codeHash)
    .execute()
}

export async function insertHostedSession(
  writes: Writes | Tx,
  session: { tokenHash: string; sub: string; now: Date; expiresAt: Date },
): Promise<void> {
  await poolTables(writes)
    .insertInto('identity_hosted_sessions')
    .values({
      token_hash: session.tokenHash,
      sub: session.sub,
      auth_time: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
}

export function findHostedSession(reads: Reads, tokenHash: string, now: Date) {
  return poolTables(reads)
    .selectFrom('identity_hosted_sessions')
    .select(['sub', 'auth_time'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** `unlessOf`: only another user's session. */
export async function deleteHostedSession(
  writes: Writes | Tx,
  tokenHash: string,
  { unlessOf }: { unlessOf?: string } = {},
): Promise<void> {
  await poolTables(writes)
    .deleteFrom('identity_hosted_sessions')
    .where('token_hash', '=', tokenHash)
    .$call((query) => (unlessOf === undefined ? query : query.where('sub', '<>', unlessOf)))
    .execute()
}

export async function endHostedSession(tx: Tx, session: string): Promise<void> {
  await deleteHostedSession(tx, session)
  await poolTables(tx)
    .deleteFrom('identity_hosted_codes')
    .where('hosted_session', '=', session)
    .where('used_at', 'is', null)
    .execute()
}

export async function endHostedSessions(writes: Writes | Tx, sub: string): Promise<void> {
  await poolTables(writes).deleteFrom('identity_hosted_sessions').where('sub', '=', sub).execute()
  await poolTables(writes)
    .deleteFrom('identity_hosted_codes')
    .where('sub', '=', sub)
    .where('used_at', 'is', null)
    .execute()
}

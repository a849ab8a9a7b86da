import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

/** Encrypted, and unused until the app has proved it. */
export async function setPendingTotp(writes: Writes | Tx, sub: string, sealed: string, now: Date): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_users')
    .set({ totp_pending: sealed, updated_at: now })
    .where('sub', '=', sub)
    .execute()
}

/** False when another request adopted or replaced a key first. */
export async function adoptPendingTotp(
  writes: Writes | Tx,
  { sub, sealed, step, now }: { sub: string; sealed: string; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await poolTables(writes)
    .updateTable('identity_users')
    .set({
      totp_secret: sealed,
      totp_verified: true,
      totp_pending: null,
      totp_last_step: String(step),
      updated_at: now,
    })
    .where('sub', '=', sub)
    .where('totp_pending', '=', sealed)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function reEncryptTotp(
  writes: Writes | Tx,
  { sub, sealed, resealed }: { sub: string; sealed: string; resealed: string },
): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_users')
    .set({ totp_secret: resealed })
    .where('sub', '=', sub)
    .where('totp_secret', '=', sealed)
    .execute()
}

export async function readSealedTotps(reads: Reads): Promise<{ sub: string; sealed: string }[]> {
  const rows = await poolTables(reads)
    .selectFrom('identity_users')
    .where('totp_secret', 'is not', null)
    .select(['sub', 'totp_secret'])
    .execute()
  return rows.flatMap(({ sub, totp_secret: sealed }) => (sealed === null ? [] : [{ sub, sealed }]))
}

// The secrets of authenticator apps: one in use, and one that waits to be proved.
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

/** Keeps a new secret, sealed, until the app has proved it. */
export async function setPendingTotp(writes: Writes | Tx, sub: string, sealed: string, now: Date): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_users')
    .set({ totp_pending: sealed, updated_at: now })
    .where('sub', '=', sub)
    .execute()
}

/** Puts the proved secret in use; false when another request put one in use, or began anew, first. */
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

/** Keeps the same secret sealed under the site's new one, unless it was changed meanwhile. */
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

/** The sealed secrets of all users who have one. */
export async function readSealedTotps(reads: Reads): Promise<{ sub: string; sealed: string }[]> {
  const rows = await poolTables(reads)
    .selectFrom('identity_users')
    .where('totp_secret', 'is not', null)
    .select(['sub', 'totp_secret'])
    .execute()
  return rows.flatMap(({ sub, totp_secret: sealed }) => (sealed === null ? [] : [{ sub, sealed }]))
}

// The secrets of authenticator apps: one in use, and one that waits to be proved.
import type { Tx, Writes } from '@/lib/db/schema'
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

// At the first proof of a number, everything that anybody prepared under it goes.
import type { Tx } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

export async function claimUser(tx: Tx, sub: string, now: Date): Promise<void> {
  const claimed = await poolTables(tx)
    .updateTable('identity_users')
    .set({
      phone_verified: true,
      status: 'CONFIRMED',
      srp_salt: null,
      srp_verifier: null,
      personal_email: null,
      email_verified: false,
      personal_attributes: '{}',
      totp_secret: null,
      totp_verified: false,
      totp_pending: null,
      mfa_enabled: '[]',
      mfa_preferred: null,
      updated_at: now,
    })
    .where('sub', '=', sub)
    .where('phone_verified', '=', false)
    .returning('sub')
    .executeTakeFirst()
  if (!claimed) return
  await poolTables(tx).updateTable('identity_families').set({ revoked_at: now }).where('sub', '=', sub).execute()
  await poolTables(tx).deleteFrom('identity_devices').where('sub', '=', sub).execute()
  await poolTables(tx).deleteFrom('identity_codes').where('sub', '=', sub).execute()
}

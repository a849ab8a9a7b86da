// Deletes what the embedded pool needs no more.
import type { Writes } from '@/lib/db/schema'
import { liveSession, liveTokens } from '@/lib/user-pool/store/devices'
import { poolTables } from '@/lib/user-pool/store/tables'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const MINUTES_MS = 10 * 60_000

/** Deletes what ran out. A session is kept ten minutes longer, so that a second or late use is told from a strange one. */
export async function deleteOldIdentityRows(writes: Writes, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age)
  await poolTables(writes).deleteFrom('identity_challenges').where('expires_at', '<', before(MINUTES_MS)).execute()
  await poolTables(writes).deleteFrom('identity_codes').where('expires_at', '<', before(HOUR_MS)).execute()
  await poolTables(writes).deleteFrom('identity_hosted_codes').where('expires_at', '<', before(HOUR_MS)).execute()
  await poolTables(writes).deleteFrom('identity_hosted_sessions').where('expires_at', '<', now).execute()
  // Made by typing a number, and never proved: an account by code after a day, one that waits for its code after a week.
  await poolTables(writes)
    .deleteFrom('identity_users')
    .where('phone_verified', '=', false)
    .where('email_verified', '=', false)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'CONFIRMED'), eb('srp_verifier', 'is', null), eb('created_at', '<', before(DAY_MS))]),
        eb.and([eb('status', '=', 'UNCONFIRMED'), eb('created_at', '<', before(7 * DAY_MS))]),
      ]),
    )
    .execute()
  // A refresh with one says that it has expired, for a week.
  await poolTables(writes)
    .deleteFrom('identity_families')
    .where('expires_at', '<', before(7 * DAY_MS))
    .execute()
  // Offered, and never confirmed; or of the hosted page, and signed out.
  await poolTables(writes)
    .deleteFrom('identity_devices')
    .where('srp_verifier', 'is', null)
    .where('created_at', '<', before(HOUR_MS))
    .where((row) =>
      row.or([
        row('hosted_session', 'is', null),
        row.and([row.not(row.exists(liveSession(row, now))), row.not(row.exists(liveTokens(row, now)))]),
      ]),
    )
    .execute()
}

// Deletes a patient's account and the pool's user, as one act: tokens of a deleted one never make the account again.

import { refuseTokens } from '@/lib/db/queries/account/refused-sign-ins'
import { readUser } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import { eraseAccount } from '@/lib/use-cases/account/erase'
import { userLockKey } from '@/lib/use-cases/account/pool-changes'
import type { Deps } from '@/lib/use-cases/deps'
import type { RealPool } from '@/lib/use-cases/runtime'

/** `pool` and the caller's token for it; null with the embedded pool, whose user goes in the same transaction. */
type Real = { pool: RealPool; accessToken: string }

/**
 * `signed_out`: a real pool takes the token for none. Its user is deleted first: what fails there fails as a whole, and
 * what fails afterwards is done by asking again.
 */
export async function deleteAccount(
  { db, now, pool }: Pick<Deps, 'db' | 'now' | 'pool'>,
  uid: string,
  real: Real | null = null,
): Promise<{ kind: 'deleted' } | { kind: 'not_found' } | { kind: 'signed_out' }> {
  const known = await readUser(db.reads, uid)
  if (!known) return { kind: 'not_found' }
  if (real && !(await real.pool.deleteUser(real.accessToken))) return { kind: 'signed_out' }
  return db.transaction(async (tx) => {
    await takeLocks(tx, [known.personal_phone, userLockKey(known.identity_sub)])
    const user = await readUser(tx, uid)
    if (!user) return { kind: 'not_found' }
    if (real && user.identity_sub !== null) await refuseTokens(tx, { sub: user.identity_sub }, now)
    await eraseAccount(tx, user, now)
    if (user.identity_sub !== null) await pool?.deleteUser(tx, user.identity_sub)
    return { kind: 'deleted' }
  })
}

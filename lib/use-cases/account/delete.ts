// Account and pool user go together, so that a deleted user's tokens can't recreate the account.

import { refuseTokens } from '@/lib/db/queries/account/refused-sign-ins'
import { readUser } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import { eraseAccount } from '@/lib/use-cases/account/erase'
import { userLockKey } from '@/lib/use-cases/account/pool-changes'
import type { Deps } from '@/lib/use-cases/deps'
import type { RealPool } from '@/lib/use-cases/runtime'

type Real = { pool: RealPool; accessToken: string }

/** The real pool's user goes first, so that a failure there changes nothing. `signed_out`: it refused the token. */
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

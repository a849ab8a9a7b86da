// Whether a sign-in of the embedded pool is still good: all tokens that it led to stand and fall together.
import type { Reads, Tx } from '@/lib/db/schema'

/** The family while it has neither been revoked nor run out, and its user may still sign in. */
const liveFamily = (reads: Reads | Tx, originJti: string, now: Date) =>
  reads
    .selectFrom('identity_families')
    .innerJoin('identity_users', 'identity_users.sub', 'identity_families.sub')
    .where('identity_families.origin_jti', '=', originJti)
    .where('identity_families.revoked_at', 'is', null)
    .where('identity_families.expires_at', '>', now)
    .where('identity_users.enabled', '=', true)
    .select('identity_families.origin_jti')

export const isFamilyLive = async (reads: Reads, originJti: string, now: Date): Promise<boolean> =>
  (await liveFamily(reads, originJti, now).executeTakeFirst()) !== undefined

/** The same, and nobody revokes it before the transaction has ended. */
export const lockLiveFamily = async (tx: Tx, originJti: string, now: Date): Promise<boolean> =>
  (await liveFamily(tx, originJti, now).forUpdate('identity_families').executeTakeFirst()) !== undefined

// Whether a sign-in of the embedded pool is still good: all tokens that it led to stand and fall together.
import type { Reads } from '@/lib/db/schema'

/** Whether the family has neither been revoked nor run out, and its user may still sign in. */
export async function isFamilyLive(reads: Reads, originJti: string, now: Date): Promise<boolean> {
  const row = await reads
    .selectFrom('identity_families')
    .innerJoin('identity_users', 'identity_users.sub', 'identity_families.sub')
    .where('identity_families.origin_jti', '=', originJti)
    .where('identity_families.revoked_at', 'is', null)
    .where('identity_families.expires_at', '>', now)
    .where('identity_users.enabled', '=', true)
    .select('identity_families.origin_jti')
    .executeTakeFirst()
  return row !== undefined
}

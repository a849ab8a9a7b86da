// Who an access token belongs to.
import { isFamilyLive } from '@/lib/db/queries/live-families'
import { readUserBySub } from '@/lib/db/queries/users'
import type { AccessClaims, TokenVerifier } from '@/lib/server/access-tokens'
import type { Deps } from '@/lib/server/deps'
import { type Patient, patientOf } from '@/lib/server/read-session'

/** `patient` is null for a user of the pool who has no account here yet. */
export type Access = AccessClaims & { patient: Patient | null }

/** What the token opens; null when it is no good one, or its sign-in was revoked (embedded pool). */
export async function readAccess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tokens: TokenVerifier,
  token: string,
): Promise<Access | null> {
  const claims = await tokens.access(token)
  if (!claims || (tokens.embedded && !(await isFamilyLive(db.reads, claims.originJti, now)))) return null
  const row = await readUserBySub(db.reads, claims.sub)
  return { ...claims, patient: row ? patientOf(row) : null }
}

// Who an access token belongs to.
import { isSignInLive } from '@/lib/db/queries/account/live-sign-ins'
import { areRefused } from '@/lib/db/queries/account/refused-sign-ins'
import { readUserBySub } from '@/lib/db/queries/account/users'
import type { AccessClaims, TokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { type Patient, patientOf } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'

/** `patient` is null for a user of the pool who has no account here yet. */
export type Access = AccessClaims & { patient: Patient | null }

/**
 * What the token opens; null when it is no good one, or its sign-in is over: revoked (embedded pool), ended here (a real
 * one), or begun before the account was proved to be its user's. Who prepared one under another's number has such a token.
 */
export async function readAccess(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tokens: TokenVerifier,
  token: string,
): Promise<Access | null> {
  const claims = await tokens.access(token)
  if (!claims) return null
  const { sub, originJti } = claims
  const isOver = tokens.embedded
    ? !(await isSignInLive(db.reads, originJti, now))
    : await areRefused(db.reads, { sub, signIn: originJti }, now)
  if (isOver) return null
  const row = await readUserBySub(db.reads, sub)
  if (row?.identity_since && !(claims.authTime >= row.identity_since)) return null
  return { ...claims, patient: row ? patientOf(row) : null }
}

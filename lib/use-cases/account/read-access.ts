import { isSignInLive } from '@/lib/db/queries/account/live-sign-ins'
import { areRefused } from '@/lib/db/queries/account/refused-sign-ins'
import { readUserBySub } from '@/lib/db/queries/account/users'
import type { AccessClaims, TokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { type Patient, patientOf } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'

export type Access = AccessClaims & { patient: Patient | null }

/** Null for an invalid or ended sign-in. One before `identity_since` is refused: somebody else may have prepared it. */
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

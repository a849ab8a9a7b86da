// Signs a browser in by the pool's two tokens: opens or finds the account, takes over what the phone had as a guest, and
// opens the session, all of it or nothing.
import { randomUUID } from 'node:crypto'
import { RULES } from '@/flows/params'
import { claimInvitation, claimOfPhone } from '@/lib/db/queries/claims'
import { lockWords } from '@/lib/db/queries/locks'
import { deleteExpiredSessions, deleteSession } from '@/lib/db/queries/sessions'
import { insertUser, linkUser, readUserByPhone, readUserBySub, type UserRow } from '@/lib/db/queries/users'
import type { Tx } from '@/lib/db/schema'
import type { IdClaims, TokenVerifier } from '@/lib/server/access-tokens'
import type { Deps } from '@/lib/server/deps'
import { readAccess } from '@/lib/server/read-access'
import { type Patient, patientOf } from '@/lib/server/read-session'
import { hashOfToken } from '@/lib/server/session-token'
import { openSession, sessionEnd } from '@/lib/server/start-session'

/** `replaces` is the session that the browser still had. */
export type SignInInput = { accessToken: string; idToken: string; replaces: string | null }
export type SignInOutcome =
  | { kind: 'signed_in'; patient: Patient; token: string; expiresAt: Date }
  | { kind: 'signed_out' }
  | { kind: 'phone_unverified' }
  | { kind: 'phone_taken' }

const E164 = /^\+[1-9]\d{6,14}$/

/** The pool lets a user write any name; only one that the forms would take fills a missing one. */
function nameOf({ name }: IdClaims): string | null {
  const parsed = RULES.name.safeParse(name ?? '')
  return parsed.success ? parsed.data : null
}

/** The account of the pool's user: found, linked to the phone's, or made; null when another one has the phone. */
async function findOrMake(tx: Tx, claims: IdClaims, now: Date): Promise<UserRow | null> {
  const { sub, phone, email = null } = claims
  const own = await readUserBySub(tx, sub)
  const holder = await readUserByPhone(tx, phone)
  // Two accounts are never made one, and a phone that another user of the pool proved is not taken from them.
  if (holder && holder.uid !== own?.uid && (own || holder.identity_sub !== null)) return null
  const proven = { sub, phone, email, name: nameOf(claims) }
  const found = own ?? holder
  return found
    ? linkUser(tx, { uid: found.uid, ...proven })
    : insertUser(tx, { uid: `patient:${randomUUID()}`, ...proven, now })
}

/**
 * Opens a session for the bearer of both tokens. `signed_out`: a token is not good, or they are not of one user.
 * `phone_unverified`: the pool has not proven the phone. `phone_taken`: another account has it. The session ends with the
 * sign-in of the embedded pool, within 30 days; with the access token of a real pool.
 */
export async function signIn(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  tokens: TokenVerifier,
  { accessToken, idToken, replaces }: SignInInput,
): Promise<SignInOutcome> {
  const access = await readAccess({ db, now }, tokens, accessToken)
  const claims = access && (await tokens.id(idToken))
  if (!claims || claims.sub !== access.sub) return { kind: 'signed_out' }
  if (!claims.phoneVerified || !E164.test(claims.phone)) return { kind: 'phone_unverified' }
  const expiresAt = tokens.embedded ? sessionEnd(now) : access.expiresAt
  return db.transaction(async (tx): Promise<SignInOutcome> => {
    await lockWords(tx, [claims.phone, `sub ${claims.sub}`])
    const user = await findOrMake(tx, claims, now)
    if (!user) return { kind: 'phone_taken' }
    await claimOfPhone(tx, { uid: user.uid, phone: claims.phone })
    await claimInvitation(tx, { uid: user.uid, phone: claims.phone })
    await deleteExpiredSessions(tx, user.uid, now)
    if (replaces) await deleteSession(tx, hashOfToken(replaces))
    const originJti = tokens.embedded ? access.originJti : null
    const token = await openSession(tx, { uid: user.uid, now, originJti, expiresAt })
    return { kind: 'signed_in', patient: patientOf(user), token, expiresAt }
  })
}

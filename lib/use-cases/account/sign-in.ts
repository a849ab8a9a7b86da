// Signs a browser in by the pool's two tokens: opens or finds the account, takes over what the phone had as a guest, and
// opens the session, all of it or nothing.
import { randomUUID } from 'node:crypto'
import { parseParam } from '@/flows/params'
import { isE164 } from '@/lib/catalogue/number-series'
import { claimInvitation, claimOfPhone } from '@/lib/db/queries/account/claims'
import { lockLiveSignIn } from '@/lib/db/queries/account/live-sign-ins'
import { findPoolUser } from '@/lib/db/queries/account/pool-users'
import { areRefused } from '@/lib/db/queries/account/refused-sign-ins'
import { deleteExpiredSessions, deleteSession, type NewSession, saveSession } from '@/lib/db/queries/account/sessions'
import { insertUser, linkUser, readUserByPhone, readUserBySub } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import type { AccessClaims, IdClaims, TokenVerifier } from '@/lib/use-cases/account/access-tokens'
import { signInLockKey } from '@/lib/use-cases/account/end-session'
import { openSession, sessionEnd } from '@/lib/use-cases/account/open-session'
import { readNumberHolder, userLockKey } from '@/lib/use-cases/account/pool-changes'
import { readAccess } from '@/lib/use-cases/account/read-access'
import { type Patient, patientOf } from '@/lib/use-cases/account/read-session'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'

/** `replaces` is the session that the browser still had, `hosted` its session at the hosted page. */
export type SignInInput = {
  accessToken: string
  idToken: string
  replaces: string | null
  hosted?: string | null
}
export type SignInOutcome =
  | { kind: 'signed_in'; patient: Patient; token: string; expiresAt: Date }
  | { kind: 'signed_out' }
  | { kind: 'phone_unverified' }
  | { kind: 'phone_taken' }

/** The pool lets a user write any name; only one that the forms would take fills a missing one. */
function claimedName({ name }: IdClaims): string | null {
  const parsed = parseParam('name', name ?? '')
  return 'value' in parsed ? parsed.value : null
}

/** Of both tokens. */
type Claims = IdClaims & Pick<AccessClaims, 'authTime'>

/**
 * The account of the pool's user: found, linked to the phone's, or made; null when another one has the phone. An account
 * whose user is in the embedded pool no more is nobody's.
 */
async function findOrMake(tx: Tx, claims: Claims, { now, embedded }: { now: Date; embedded: boolean }) {
  const { sub, phone, email = null } = claims
  const own = await readUserBySub(tx, sub)
  const holder = embedded ? await readNumberHolder(tx, phone) : await readUserByPhone(tx, phone)
  // Two accounts are never made one, and a phone that another user of the pool proved is not taken from them.
  if (holder && holder.uid !== own?.uid) {
    const before = holder.identity_sub
    const isNobodys = before === null || (embedded && !(await findPoolUser(tx, before)))
    if (own || !isNobodys) return null
  }
  const proven = { sub, since: claims.authTime, phone, email, name: claimedName(claims) }
  const found = own ?? holder
  return found
    ? linkUser(tx, { uid: found.uid, ...proven })
    : insertUser(tx, { uid: `patient:${randomUUID()}`, ...proven, now })
}

/** What the embedded pool knows of its user now: the tokens may be from before a change. */
async function fresh(tx: Tx, claims: IdClaims): Promise<IdClaims> {
  const user = await findPoolUser(tx, claims.sub)
  return user ? { ...claims, phone: user.personal_phone, phoneVerified: user.phone_verified } : claims
}

/**
 * The session that the browser still has, when it is of the same sign-in: whoever ends that one now, from another tab, ends
 * this one with it. Else a new one in its place.
 */
async function sessionFor(
  tx: Tx,
  {
    replaces,
    uid,
    signIn,
    ...session
  }: Omit<NewSession, 'tokenHash' | 'signIn'> & {
    replaces: string | null
    signIn: string
  },
): Promise<string> {
  const tokenHash = replaces === null ? null : hashOfToken(replaces)
  const { expiresAt } = session
  if (replaces !== null && tokenHash !== null) {
    if (await saveSession(tx, { tokenHash, uid, signIn, expiresAt })) return replaces
    await deleteSession(tx, tokenHash)
  }
  return openSession(tx, { ...session, uid, signIn })
}

/**
 * Opens a session for the bearer of both tokens. `signed_out`: a token is not good, or they are not of one sign-in.
 * `phone_unverified`: the pool has not proven the phone. `phone_taken`: another account has it. The session ends with the
 * sign-in of the embedded pool, within 30 days; with the access token of a real pool.
 */
export async function signIn(
  { db, now, pool }: Pick<Deps, 'db' | 'now' | 'pool'>,
  tokens: TokenVerifier,
  { accessToken, idToken, replaces, hosted = null }: SignInInput,
): Promise<SignInOutcome> {
  const access = await readAccess({ db, now }, tokens, accessToken)
  const claims = access && (await tokens.id(idToken))
  if (!claims || claims.sub !== access.sub || claims.originJti !== access.originJti) return { kind: 'signed_out' }
  const { sub, originJti } = claims
  const expiresAt = tokens.embedded ? sessionEnd(now) : access.expiresAt
  return db.transaction(async (tx): Promise<SignInOutcome> => {
    await takeLocks(tx, [claims.phone, userLockKey(sub), signInLockKey(originJti)])
    // Asked again, now that nobody can end the sign-in meanwhile.
    const isLive = tokens.embedded
      ? await lockLiveSignIn(tx, originJti, now)
      : !(await areRefused(tx, { sub, signIn: originJti }, now))
    if (!isLive) return { kind: 'signed_out' }
    const { phone, phoneVerified } = tokens.embedded ? await fresh(tx, claims) : claims
    if (!phoneVerified || !isE164(phone)) return { kind: 'phone_unverified' }
    const proven = { ...claims, phone, authTime: access.authTime }
    const user = await findOrMake(tx, proven, { now, embedded: tokens.embedded })
    if (!user) return { kind: 'phone_taken' }
    await claimOfPhone(tx, { uid: user.uid, phone })
    await claimInvitation(tx, { uid: user.uid, phone })
    await deleteExpiredSessions(tx, user.uid, now)
    // Whoever used this browser before is not to be let in again by the hosted page.
    if (hosted !== null) await pool?.endHostedSession(tx, hashOfToken(hosted), { unlessOf: sub })
    const opened = { uid: user.uid, now, signIn: originJti, isBound: tokens.embedded, expiresAt }
    const token = await sessionFor(tx, { ...opened, replaces })
    return { kind: 'signed_in', patient: patientOf(user), token, expiresAt }
  })
}

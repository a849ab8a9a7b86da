import { randomUUID } from 'node:crypto'
import { parseParam } from '@/flows/params'
import type { Language } from '@/lib/catalogue/languages'
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

export type SignInInput = {
  accessToken: string
  idToken: string
  replaces: string | null
  hosted?: string | null
  language: Language
}
export type SignInOutcome =
  | { kind: 'signed_in'; patient: Patient; token: string; expiresAt: Date }
  | { kind: 'signed_out' }
  | { kind: 'phone_unverified' }
  | { kind: 'phone_taken' }

/** Users can write any name into the pool, so the forms' rules apply. */
function claimedName({ name }: IdClaims): string | null {
  const parsed = parseParam('name', name ?? '')
  return 'value' in parsed ? parsed.value : null
}

type Claims = IdClaims & Pick<AccessClaims, 'authTime'> & { language: Language }

/** Null when another account has the phone. An account whose embedded user is gone counts as free. */
async function findOrMake(tx: Tx, claims: Claims, { now, embedded }: { now: Date; embedded: boolean }) {
  const { sub, phone, email = null, language } = claims
  const user = await readUserBySub(tx, sub)
  const holder = embedded ? await readNumberHolder(tx, phone) : await readUserByPhone(tx, phone)
  // Accounts are never merged, and a proved phone is never taken from its user.
  if (holder && holder.uid !== user?.uid) {
    const before = holder.identity_sub
    const isNobodys = before === null || (embedded && !(await findPoolUser(tx, before)))
    if (user || !isNobodys) return null
  }
  const proven = { sub, since: claims.authTime, phone, email, name: claimedName(claims), language }
  const found = user ?? holder
  return found
    ? linkUser(tx, { uid: found.uid, ...proven })
    : insertUser(tx, { uid: `patient:${randomUUID()}`, ...proven, now })
}

/** The tokens may be older than a change in the embedded pool. */
async function fresh(tx: Tx, claims: IdClaims): Promise<IdClaims> {
  const user = await findPoolUser(tx, claims.sub)
  return user ? { ...claims, phone: user.personal_phone, phoneVerified: user.phone_verified } : claims
}

/** Keeps the browser's session of the same sign-in, so that ending the sign-in in another tab ends it too. */
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

/** `signed_out`: a token is invalid, or the two are not of one sign-in. `phone_taken`: another account has it. */
export async function signIn(
  { db, now, pool }: Pick<Deps, 'db' | 'now' | 'pool'>,
  tokens: TokenVerifier,
  { accessToken, idToken, replaces, hosted = null, language }: SignInInput,
): Promise<SignInOutcome> {
  const access = await readAccess({ db, now }, tokens, accessToken)
  const claims = access && (await tokens.id(idToken))
  if (!claims || claims.sub !== access.sub || claims.originJti !== access.originJti) return { kind: 'signed_out' }
  const { sub, originJti } = claims
  const expiresAt = tokens.embedded ? sessionEnd(now) : access.expiresAt
  return db.transaction(async (tx): Promise<SignInOutcome> => {
    await takeLocks(tx, [claims.phone, userLockKey(sub), signInLockKey(originJti)])
    // Checked again under the lock: nobody can end the sign-in now.
    const isLive = tokens.embedded
      ? await lockLiveSignIn(tx, originJti, now)
      : !(await areRefused(tx, { sub, signIn: originJti }, now))
    if (!isLive) return { kind: 'signed_out' }
    const { phone, phoneVerified } = tokens.embedded ? await fresh(tx, claims) : claims
    if (!phoneVerified || !isE164(phone)) return { kind: 'phone_unverified' }
    const proven = { ...claims, phone, authTime: access.authTime, language }
    const user = await findOrMake(tx, proven, { now, embedded: tokens.embedded })
    if (!user) return { kind: 'phone_taken' }
    await claimOfPhone(tx, { uid: user.uid, phone })
    await claimInvitation(tx, { uid: user.uid, phone })
    await deleteExpiredSessions(tx, user.uid, now)
    // The hosted page must not let the previous user of this browser in again.
    if (hosted !== null) await pool?.endHostedSession(tx, hashOfToken(hosted), { unlessOf: sub })
    const opened = { uid: user.uid, now, signIn: originJti, isBound: tokens.embedded, expiresAt }
    const token = await sessionFor(tx, { ...opened, replaces })
    return { kind: 'signed_in', patient: patientOf(user), token, expiresAt }
  })
}

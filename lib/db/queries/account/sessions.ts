// Signed-in browsers, by the hash of their token.
import type { Reads, Tx, Writes } from '@/lib/db/schema'

/** `signIn` is the sign-in that opens it; with `isBound` it is one of the embedded pool, and the session ends with it. */
export type NewSession = {
  tokenHash: string
  uid: string
  signIn: string | null
  isBound: boolean
  now: Date
  expiresAt: Date
}

/** Opens a session until `expiresAt`, at most as long as the sign-in that it is bound to is live. */
export async function insertSession(writes: Writes | Tx, session: NewSession): Promise<void> {
  const { tokenHash, uid, signIn, isBound, now, expiresAt } = session
  const row = { token_hash: tokenHash, uid, sign_in: signIn, created_at: now, expires_at: expiresAt }
  await writes
    .insertInto('sessions')
    .values({ ...row, origin_jti: isBound ? signIn : null })
    .execute()
}

/** Lets a session of the same user and sign-in live until `expiresAt`; false when there is no such one. */
export async function saveSession(
  tx: Tx,
  { tokenHash, uid, signIn, expiresAt }: { tokenHash: string; uid: string; signIn: string; expiresAt: Date },
): Promise<boolean> {
  const kept = await tx
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('uid', '=', uid)
    .where('sign_in', '=', signIn)
    .returning('uid')
    .executeTakeFirst()
  return kept !== undefined
}

/** The sign-ins of a session, whichever pool it is of, and of the embedded one; undefined when there is no session. */
export function readSignInOf(reads: Reads, tokenHash: string) {
  return reads
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .select(['sign_in', 'origin_jti'])
    .executeTakeFirst()
}

/** The user of a session that has neither run out nor lost its sign-in; undefined otherwise. */
export function readSessionUser(reads: Reads, tokenHash: string, now: Date) {
  return reads
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .leftJoin('live_sign_ins', 'live_sign_ins.origin_jti', 'sessions.origin_jti')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where((eb) => eb.or([eb('sessions.origin_jti', 'is', null), eb('live_sign_ins.expires_at', '>', now)]))
    .select(['users.uid', 'users.personal_phone', 'users.personal_name', 'users.personal_email'])
    .executeTakeFirst()
}

/** Ends one session. */
export async function deleteSession(writes: Writes | Tx, tokenHash: string): Promise<void> {
  await writes.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a user. */
export async function deleteSessionsOf(writes: Writes | Tx, uid: string): Promise<void> {
  await writes.deleteFrom('sessions').where('uid', '=', uid).execute()
}

/** Takes away the user's sessions that have run out. */
export async function deleteExpiredSessions(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('uid', '=', uid).where('expires_at', '<=', now).execute()
}

import type { Reads, Tx, Writes } from '@/lib/db/schema'

/** `isBound`: `signIn` is the embedded pool's, and the session ends with it. */
export type NewSession = {
  tokenHash: string
  uid: string
  signIn: string | null
  isBound: boolean
  now: Date
  expiresAt: Date
}

export async function insertSession(writes: Writes | Tx, session: NewSession): Promise<void> {
  const { tokenHash, uid, signIn, isBound, now, expiresAt } = session
  const row = { token_hash: tokenHash, uid, sign_in: signIn, created_at: now, expires_at: expiresAt }
  await writes
    .insertInto('sessions')
    .values({ ...row, origin_jti: isBound ? signIn : null })
    .execute()
}

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

export function readSignInOf(reads: Reads, tokenHash: string) {
  return reads
    .selectFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .select(['sign_in', 'origin_jti'])
    .executeTakeFirst()
}

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

export async function deleteSession(writes: Writes | Tx, tokenHash: string): Promise<void> {
  await writes.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionsOf(writes: Writes | Tx, uid: string): Promise<void> {
  await writes.deleteFrom('sessions').where('uid', '=', uid).execute()
}

export async function deleteExpiredSessions(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('uid', '=', uid).where('expires_at', '<=', now).execute()
}

// Signed-in browsers, by the hash of their token.
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type NewSession = { tokenHash: string; uid: string; originJti: string | null; now: Date; expiresAt: Date }

/** Opens a session until `expiresAt`, at most as long as the sign-in `originJti` of the embedded pool is live. */
export async function insertSession(writes: Writes | Tx, session: NewSession): Promise<void> {
  const { tokenHash, uid, originJti, now, expiresAt } = session
  await writes
    .insertInto('sessions')
    .values({ token_hash: tokenHash, uid, origin_jti: originJti, created_at: now, expires_at: expiresAt })
    .execute()
}

/** The user of a session that has neither run out nor lost its sign-in; undefined otherwise. */
export function readSessionUser(reads: Reads, tokenHash: string, now: Date) {
  return reads
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .leftJoin('identity_families as f', 'f.origin_jti', 'sessions.origin_jti')
    .leftJoin('identity_users as i', 'i.sub', 'f.sub')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('sessions.origin_jti', 'is', null),
        eb.and([eb('f.revoked_at', 'is', null), eb('f.expires_at', '>', now), eb('i.enabled', '=', true)]),
      ]),
    )
    .select(['users.uid', 'users.personal_phone', 'users.personal_name', 'users.personal_email', 'users.identity_sub'])
    .executeTakeFirst()
}

/** Ends one session; returns the sign-in of the embedded pool that it was bound to, if it was. */
export async function deleteSession(writes: Writes | Tx, tokenHash: string): Promise<string | null> {
  const gone = await writes
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('origin_jti')
    .executeTakeFirst()
  return gone?.origin_jti ?? null
}

/** Ends all sessions of a user. */
export async function deleteSessionsOf(writes: Writes | Tx, uid: string): Promise<void> {
  await writes.deleteFrom('sessions').where('uid', '=', uid).execute()
}

/** Takes away the user's sessions that have run out. */
export async function deleteExpiredSessions(tx: Tx, uid: string, now: Date): Promise<void> {
  await tx.deleteFrom('sessions').where('uid', '=', uid).where('expires_at', '<=', now).execute()
}

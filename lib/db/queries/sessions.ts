// Signed-in browsers, by the hash of their token.
import type { Reads, Writes } from '@/lib/db/schema'

/** Opens a session until `expiresAt`. */
export async function insertSession(
  writes: Writes,
  session: { tokenHash: string; uid: string; now: Date; expiresAt: Date },
): Promise<void> {
  await writes
    .insertInto('sessions')
    .values({ token_hash: session.tokenHash, uid: session.uid, created_at: session.now, expires_at: session.expiresAt })
    .execute()
}

/** The user of a session that has not expired; undefined otherwise. */
export function readSessionUser(reads: Reads, tokenHash: string, now: Date) {
  return reads
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .select(['users.uid', 'users.personal_phone', 'users.personal_name'])
    .executeTakeFirst()
}

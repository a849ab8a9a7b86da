// Signs browsers out on this side. Of a real pool the tokens are the browser's to revoke.
import { revokeFamily } from '@/lib/db/queries/identity-families'
import { deleteSession, deleteSessionsOf } from '@/lib/db/queries/sessions'
import type { Deps } from '@/lib/server/deps'
import { hashOfToken } from '@/lib/server/session-token'

/**
 * Ends the session of a token; one that is none changes nothing. With it ends the sign-in of the embedded pool that it
 * came from: a page that is still open could show its tokens and be given a session again.
 */
export async function endSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const originJti = await deleteSession(tx, hashOfToken(token))
    if (originJti) await revokeFamily(tx, originJti, now)
  })
}

/** Ends all sessions of a patient, on every device. */
export async function endSessions({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await deleteSessionsOf(db.writes, uid)
}

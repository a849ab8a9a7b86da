// Signs browsers out on this side. The pool's own sign-out is the browser's call.
import { deleteSession, deleteSessionsOf } from '@/lib/db/queries/sessions'
import type { Deps } from '@/lib/server/deps'
import { hashOfToken } from '@/lib/server/session-token'

/** Ends the session of a token; one that is none changes nothing. */
export async function endSession({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await deleteSession(db.writes, hashOfToken(token))
}

/** Ends all sessions of a patient, on every device. */
export async function endSessions({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await deleteSessionsOf(db.writes, uid)
}

// Signs browsers out on this side. Of a real pool the tokens are the browser's to revoke, and refused here.

import { refuseTokens } from '@/lib/db/queries/account/refused-sign-ins'
import { deleteSession, deleteSessionsOf, readSignInOf } from '@/lib/db/queries/account/sessions'
import { takeLocks } from '@/lib/db/queries/locks'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'

/** The word under which a sign-in's sessions begin and end one after the other (lib/use-cases/account/sign-in.ts). */
export const signInLockKey = (signIn: string): string => `sign-in ${signIn}`

/** What a browser showed: its session here, and the one of the hosted page. */
type BrowserSessions = { token: string | null; hosted: string | null }

/**
 * Ends a browser's sessions; a token that is none changes nothing. With the one here ends the sign-in that it came from: a
 * page that is still open could show its tokens and be given a session again.
 */
export async function endSession(
  { db, now, pool }: Pick<Deps, 'db' | 'now' | 'pool'>,
  { token, hosted }: BrowserSessions,
): Promise<void> {
  const found = token === null ? undefined : await readSignInOf(db.reads, hashOfToken(token))
  if (!found && hosted === null) return
  await db.transaction(async (tx) => {
    if (found?.sign_in) await takeLocks(tx, [signInLockKey(found.sign_in)])
    if (found?.origin_jti) await pool?.endSignIn(tx, found.origin_jti, now)
    else if (found?.sign_in) await refuseTokens(tx, { signIn: found.sign_in }, now)
    if (token !== null) await deleteSession(tx, hashOfToken(token))
    if (hosted !== null) await pool?.endHostedSession(tx, hashOfToken(hosted))
  })
}

/** Ends all sessions of a patient, on every device. */
export async function endSessions({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await deleteSessionsOf(db.writes, uid)
}

// With a real pool the browser revokes its own tokens; this side refuses them.

import { refuseTokens } from '@/lib/db/queries/account/refused-sign-ins'
import { deleteSession, deleteSessionsOf, readSignInOf } from '@/lib/db/queries/account/sessions'
import { takeLocks } from '@/lib/db/queries/locks'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'

/** Serialises the start and the end of one sign-in's sessions (sign-in.ts). */
export const signInLockKey = (signIn: string): string => `sign-in ${signIn}`

type BrowserSessions = { token: string | null; hosted: string | null }

/** Unknown tokens change nothing. The sign-in ends too: an open page could use its tokens for a new session. */
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

export async function endSessions({ db }: Pick<Deps, 'db'>, uid: string): Promise<void> {
  await deleteSessionsOf(db.writes, uid)
}

// Signs a browser in. Who it is has been proven before: by the identity provider, never here.
import { insertSession } from '@/lib/db/queries/sessions'
import type { Deps } from '@/lib/server/deps'
import { hashOfToken, newToken } from '@/lib/server/session-token'

export const SESSION_DAYS = 30

/** Opens a session of 30 days for an account (open-account.ts makes it); gives the token for the browser's cookie. */
export async function startSession({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  await insertSession(db.writes, { tokenHash: hashOfToken(token), uid, now, expiresAt })
  return token
}

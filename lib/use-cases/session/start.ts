// Opens a browser's session. Who it is has been proven before: by the identity provider, never here.
import { insertSession, type NewSession } from '@/lib/db/queries/sessions'
import type { Tx, Writes } from '@/lib/db/schema'
import type { Deps } from '@/lib/use-cases/deps'
import { hashOfToken, newToken } from '@/lib/use-cases/session/token'

export const SESSION_DAYS = 30

/** When a session that is opened now ends at the latest. */
export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_DAYS * 86_400_000)

/** Opens a session of 30 days for an account (open-account.ts makes it); gives the token for the browser's cookie. */
export const startSession = ({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<string> =>
  openSession(db.writes, { uid, now, signIn: null, isBound: false, expiresAt: sessionEnd(now) })

/** Writes the session and gives its token. */
export async function openSession(writes: Writes | Tx, session: Omit<NewSession, 'tokenHash'>): Promise<string> {
  const token = newToken()
  await insertSession(writes, { ...session, tokenHash: hashOfToken(token) })
  return token
}

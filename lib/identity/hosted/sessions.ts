// The browser's session at the hosted pages: a cookie that skips the form for an hour.
import { deleteHostedSession, findHostedSession, insertHostedSession } from '@/lib/db/queries/identity-hosted'
import { findUserBySub } from '@/lib/db/queries/identity-users'
import type { Context } from '@/lib/identity/context'
import { plainHash, randomText } from '@/lib/identity/hashes'
import type { SignedIn } from '@/lib/identity/hosted/codes'

export const HOSTED_SECONDS = 3600

/** Opens a session; returns the cookie's value. */
export async function openHostedSession({ db, now }: Context, sub: string): Promise<string> {
  const token = randomText(32)
  const expiresAt = new Date(now.getTime() + HOSTED_SECONDS * 1000)
  await insertHostedSession(db.writes, { tokenHash: plainHash(token), sub, now, expiresAt })
  return token
}

/** Who is signed in by this cookie; null for none, an old one, or a user who may not sign in any more. */
export async function readHostedSession({ db, now }: Context, token: string | null): Promise<SignedIn | null> {
  if (token === null) return null
  const session = await findHostedSession(db.reads, plainHash(token), now)
  if (!session) return null
  const user = await findUserBySub(db.reads, session.sub)
  return user?.enabled && user.status === 'CONFIRMED' ? { sub: user.sub, authTime: session.auth_time ?? now } : null
}

/** Ends the cookie's session. */
export async function closeHostedSession({ db }: Context, token: string | null): Promise<void> {
  if (token !== null) await deleteHostedSession(db.writes, plainHash(token))
}

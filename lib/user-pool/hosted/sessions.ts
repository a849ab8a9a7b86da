// The browser's session at the hosted pages: a cookie that skips the form for an hour. Where the pool keeps devices the browser
// is one of the user's, so that forgetting it ends the session.
import type { Context } from '@/lib/user-pool/context'
import { plainHash, randomText, randomUuid } from '@/lib/user-pool/hashes'
import type { SignedIn } from '@/lib/user-pool/hosted/codes'
import { regionOf } from '@/lib/user-pool/settings'
import { deleteHostedSession, findHostedSession, insertHostedSession } from '@/lib/user-pool/store/hosted'
import { insertHostedDevice, moveHostedDevice } from '@/lib/user-pool/store/hosted-devices'
import { findUserBySub } from '@/lib/user-pool/store/users'

export const HOSTED_SECONDS = 3600

/** As long as ConfirmDevice takes a name. */
const NAME_LENGTH = 1024

/** What the browser calls itself (User-Agent), and the cookie that it has of a session before, which ends. */
type Browser = { agent: string; before: string | null }

/** Opens a session; `value` is the cookie's. */
export async function openHostedSession(
  { db, now, address, settings }: Context,
  sub: string,
  { agent, before }: Browser,
): Promise<{ value: string; signedIn: SignedIn }> {
  const value = randomText(32)
  const session = plainHash(value)
  const expiresAt = new Date(now.getTime() + HOSTED_SECONDS * 1000)
  await db.transaction(async (tx) => {
    if (before !== null) await deleteHostedSession(tx, plainHash(before))
    await insertHostedSession(tx, { tokenHash: session, sub, now, expiresAt })
    if (settings.devices === 'off') return
    if (before !== null && (await moveHostedDevice(tx, { sub, from: plainHash(before), to: session }))) return
    const key = `${regionOf(settings)}_${randomUuid()}`
    const remembered = settings.devices === 'always'
    await insertHostedDevice(tx, { key, sub, name: agent.slice(0, NAME_LENGTH), address, remembered, session, now })
  })
  return { value, signedIn: { sub, authTime: now, session } }
}

/** Who is signed in by this cookie; null for none, an old one, or a user who may not sign in any more. */
export async function readHostedSession({ db, now }: Context, token: string | null): Promise<SignedIn | null> {
  if (token === null) return null
  const session = plainHash(token)
  const found = await findHostedSession(db.reads, session, now)
  if (!found) return null
  const user = await findUserBySub(db.reads, found.sub)
  if (!user?.enabled || user.status !== 'CONFIRMED') return null
  return { sub: user.sub, authTime: found.auth_time ?? now, session }
}

/** Ends the cookie's session. */
export async function closeHostedSession({ db }: Context, token: string | null): Promise<void> {
  if (token !== null) await deleteHostedSession(db.writes, plainHash(token))
}

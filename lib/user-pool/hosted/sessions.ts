// Skips the form for an hour. A browser is one of the user's devices, so that forgetting it ends the session.
import type { Context } from '@/lib/user-pool/context'
import { plainHash, randomText, randomUuid } from '@/lib/user-pool/hashes'
import type { SignedIn } from '@/lib/user-pool/hosted/codes'
import { regionOf } from '@/lib/user-pool/settings'
import { deleteHostedSession, findHostedSession, insertHostedSession } from '@/lib/user-pool/store/hosted'
import { insertHostedDevice, moveHostedDevice } from '@/lib/user-pool/store/hosted-devices'
import { findUserBySub } from '@/lib/user-pool/store/users'

export const HOSTED_SECONDS = 3600

const NAME_LENGTH = 1024

/** `agent`: User-Agent. `before`: the cookie of an earlier session, which ends. */
type Browser = { agent: string; before: string | null }

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

export async function readHostedSession({ db, now }: Context, token: string | null): Promise<SignedIn | null> {
  if (token === null) return null
  const session = plainHash(token)
  const found = await findHostedSession(db.reads, session, now)
  if (!found) return null
  const user = await findUserBySub(db.reads, found.sub)
  if (!user?.enabled || user.status !== 'CONFIRMED') return null
  return { sub: user.sub, authTime: found.auth_time ?? now, session }
}

export async function closeHostedSession({ db }: Context, token: string | null): Promise<void> {
  if (token !== null) await deleteHostedSession(db.writes, plainHash(token))
}

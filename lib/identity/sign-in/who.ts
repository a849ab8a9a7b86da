// Whom a name means. Where existence is hidden a name that nobody has is answered as somebody's: always the same made-up
// Username, salt and lock-out, never a code, never tokens.
import { forgetFailures, reserveTry, returnTry } from '@/lib/db/queries/identity-failures'
import { findUserByName, type UserRow } from '@/lib/db/queries/identity-users'
import type { Context } from '@/lib/identity/context'
import { ERRORS } from '@/lib/identity/errors'
import { keyedHash, uuidOf } from '@/lib/identity/hashes'
import { poolNameOf } from '@/lib/identity/settings'
import type { Verifier, Who } from '@/lib/identity/srp'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The user, or null for a made-up one; `username` is the pool's own name, `given` the client's. */
export type Someone = { user: UserRow | null; username: string; given: string }

export async function whoIs(context: Context, given: string): Promise<Someone> {
  const user = await findUserByName(context.db.reads, given)
  if (user) return { user, username: user.sub, given }
  if (!context.settings.hideExistence) throw ERRORS.noUser()
  // A made-up name that comes back stays what it was, as a real one does.
  const username = UUID.test(given) ? given : uuidOf(keyedHash(context.secret, 'made-up user', given))
  return { user: null, username, given }
}

/** Whose password goes into the proofs of a pool user. */
export const passwordOwner = ({ settings }: Context, username: string): Who => ({
  poolName: poolNameOf(settings),
  name: username,
})

/** The stored verifier, or a made-up one that no password fits. */
export function verifierFor({ secret }: Context, { user, username }: Pick<Someone, 'user' | 'username'>): Verifier {
  if (user?.srp_salt && user.srp_verifier) return { salt: user.srp_salt, verifier: user.srp_verifier }
  const made = (use: string) => BigInt(`0x${keyedHash(secret, use, username).toString('hex')}`)
  return {
    salt: (made('made-up salt') >> 128n).toString(16),
    verifier: made('made-up verifier').toString(16),
  }
}

const failuresOf = ({ secret }: Context, username: string): string =>
  keyedHash(secret, 'failures', username).toString('base64url')

/** Counts a try before it is looked at. Throws 'Password attempts exceeded' while there were too many. */
export async function beginTry(context: Context, username: string): Promise<void> {
  if (!(await reserveTry(context.db.writes, failuresOf(context, username), context.now))) throw ERRORS.attempts()
}

/** The try was right, though the sign-in goes on. */
export const passTry = (context: Context, username: string): Promise<void> =>
  returnTry(context.db.writes, failuresOf(context, username))

/** The sign-in is done, or the password is new: earlier failures count no more. */
export const forgetTries = (context: Context, username: string): Promise<void> =>
  forgetFailures(context.db.writes, failuresOf(context, username))

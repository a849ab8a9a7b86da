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

/** The pool's name for a name that nobody has. One that it made up and that comes back stays what it was, as a real one does. */
const madeUpName = ({ secret }: Context, given: string): string =>
  UUID.test(given) ? given : uuidOf(keyedHash(secret, 'made-up user', given))

export async function whoIs(context: Context, given: string): Promise<Someone> {
  const user = await findUserByName(context.db.reads, given)
  if (user) return { user, username: user.sub, given }
  if (!context.settings.hideExistence) throw ERRORS.noUser()
  return { user: null, username: madeUpName(context, given), given }
}

/**
 * Whether a name that comes with an answer means the user of the sign-in: the pool's own name, which the challenge told,
 * or the one that the sign-in began with, which amazon-cognito-identity-js and Amplify 5 say again.
 */
export async function isNamed(context: Context, given: string, username: string): Promise<boolean> {
  if (given === username) return true
  const user = await findUserByName(context.db.reads, given)
  return (user?.sub ?? madeUpName(context, given)) === username
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

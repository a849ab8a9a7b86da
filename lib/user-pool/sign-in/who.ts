// Whom a name means. Where existence is hidden a name that nobody has is answered as somebody's: always the same Username
// and salt, the same counts, never a code, never tokens.
import { isE164 } from '@/lib/catalogue/number-series'

import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { keyedHash, uuidOf } from '@/lib/user-pool/hashes'
import { nameOfNumber, numberOfName } from '@/lib/user-pool/number-names'
import { poolNameOf } from '@/lib/user-pool/settings'
import type { Verifier, Who } from '@/lib/user-pool/sign-in/srp'
import { findUserBySub, findUsersNamed, type PoolUserRow } from '@/lib/user-pool/store/users'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The user, or null for nobody; `username` is the pool's own name, a user's sub. `number` is the phone that is meant, whoever
 * has it: what limits count by. Of a name that means no phone it is the name.
 */
export type Someone = { user: PoolUserRow | null; username: string; number: string }

/** By phone. Nobody's name is the one that the number's next user gets: the first that no user took to another number. */
async function whoHas(context: Pick<Context, 'db' | 'secret'>, number: string, turn = 0): Promise<Someone> {
  const name = nameOfNumber(context.secret, number, turn)
  const found = await findUsersNamed(context.db.reads, { phone: number, sub: name })
  const user = found.find(({ personal_phone }) => personal_phone === number)
  if (user) return { user, username: user.sub, number }
  if (found.length > 0) return whoHas(context, number, turn + 1)
  return { user: null, username: name, number }
}

/** Whom a name means, somebody or nobody: a phone, a Username that the pool told, or anything else, which is nobody's. */
export async function lookUp(context: Pick<Context, 'db' | 'secret'>, name: string): Promise<Someone> {
  if (isE164(name)) return whoHas(context, name)
  const user = await findUserBySub(context.db.reads, name)
  if (user) return { user, username: user.sub, number: user.personal_phone }
  const username = UUID.test(name) ? name : uuidOf(keyedHash(context.secret, 'made-up user', name))
  return { user: null, username, number: numberOfName(context.secret, name) ?? name }
}

/** The same; throws UserNotFoundException for nobody where existence is not hidden. */
export async function whoIs(context: Context, name: string): Promise<Someone> {
  const someone = await lookUp(context, name)
  if (!someone.user && !context.settings.hideExistence) throw ERRORS.noUser()
  return someone
}

/**
 * Whether a name that comes with an answer means the user of the sign-in: the pool's own name, which the challenge told,
 * or the one that the sign-in began with, which amazon-cognito-identity-js and Amplify 5 say again.
 */
export const isNamed = async (context: Context, given: string, username: string): Promise<boolean> =>
  given === username || (await lookUp(context, given)).username === username

/** Whom a sign-in on its way means, by the pool's own name. */
export const someoneOf = (
  { secret }: Pick<Context, 'secret'>,
  user: PoolUserRow | null,
  username: string,
): Someone => ({
  user,
  username,
  number: user?.personal_phone ?? numberOfName(secret, username) ?? username,
})

/** Whose password goes into the proofs of a pool user. */
export const passwordOwner = ({ settings }: Pick<Context, 'settings'>, username: string): Who => ({
  poolName: poolNameOf(settings),
  name: username,
})

const made = (secret: string, use: string, username: string): bigint =>
  BigInt(`0x${keyedHash(secret, use, username).toString('hex')}`)

/** The salt of a Username's passwords, one for all: it tells nobody that there is a password, or a new one. */
export const saltOf = ({ secret }: Pick<Context, 'secret'>, username: string): string =>
  (made(secret, 'made-up salt', username) >> 128n).toString(16)

/** The stored verifier, or a made-up one that no password fits. */
export function verifierFor({ secret }: Context, { user, username }: Pick<Someone, 'user' | 'username'>): Verifier {
  if (user?.srp_salt && user.srp_verifier) return { salt: user.srp_salt, verifier: user.srp_verifier }
  return { salt: saltOf({ secret }, username), verifier: made(secret, 'made-up verifier', username).toString(16) }
}

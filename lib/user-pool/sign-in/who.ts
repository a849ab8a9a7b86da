// With hideExistence, an unknown name gets the same Username, salt and counts, but no code and no tokens.
import { isE164 } from '@/lib/catalogue/number-series'

import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { keyedHash, uuidOf } from '@/lib/user-pool/hashes'
import { nameOfNumber, numberOfName } from '@/lib/user-pool/number-names'
import { poolNameOf } from '@/lib/user-pool/settings'
import type { Verifier, Who } from '@/lib/user-pool/sign-in/srp'
import { findUserBySub, findUsersNamed, type PoolUserRow } from '@/lib/user-pool/store/users'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `number`: the phone that limits count by, or else the name. */
export type Someone = { user: PoolUserRow | null; username: string; number: string }

/** An unknown number has the name of its next user: the first that no user took to another number. */
async function whoHas(context: Pick<Context, 'db' | 'secret'>, number: string, turn = 0): Promise<Someone> {
  const name = nameOfNumber(context.secret, number, turn)
  const found = await findUsersNamed(context.db.reads, { phone: number, sub: name })
  const user = found.find(({ personal_phone }) => personal_phone === number)
  if (user) return { user, username: user.sub, number }
  if (found.length > 0) return whoHas(context, number, turn + 1)
  return { user: null, username: name, number }
}

export async function lookUp(context: Pick<Context, 'db' | 'secret'>, name: string): Promise<Someone> {
  if (isE164(name)) return whoHas(context, name)
  const user = await findUserBySub(context.db.reads, name)
  if (user) return { user, username: user.sub, number: user.personal_phone }
  const username = UUID.test(name) ? name : uuidOf(keyedHash(context.secret, 'made-up user', name))
  return { user: null, username, number: numberOfName(context.secret, name) ?? name }
}

/** Throws UserNotFoundException for an unknown user, unless existence is hidden. */
export async function whoIs(context: Context, name: string): Promise<Someone> {
  const someone = await lookUp(context, name)
  if (!someone.user && !context.settings.hideExistence) throw ERRORS.noUser()
  return someone
}

/** amazon-cognito-identity-js and Amplify 5 repeat the name that the sign-in began with. */
export const isNamed = async (context: Context, name: string, username: string): Promise<boolean> =>
  name === username || (await lookUp(context, name)).username === username

export const someoneOf = (
  { secret }: Pick<Context, 'secret'>,
  user: PoolUserRow | null,
  username: string,
): Someone => ({
  user,
  username,
  number: user?.personal_phone ?? numberOfName(secret, username) ?? username,
})

export const passwordOwner = ({ settings }: Pick<Context, 'settings'>, username: string): Who => ({
  poolName: poolNameOf(settings),
  name: username,
})

const made = (secret: string, use: string, username: string): bigint =>
  BigInt(`0x${keyedHash(secret, use, username).toString('hex')}`)

/** One for all passwords of a Username, so that it does not show whether there is one, or a new one. */
export const saltOf = ({ secret }: Pick<Context, 'secret'>, username: string): string =>
  (made(secret, 'made-up salt', username) >> 128n).toString(16)

export function verifierFor({ secret }: Context, { user, username }: Pick<Someone, 'user' | 'username'>): Verifier {
  if (user?.srp_salt && user.srp_verifier) return { salt: user.srp_salt, verifier: user.srp_verifier }
  return { salt: saltOf({ secret }, username), verifier: made(secret, 'made-up verifier', username).toString(16) }
}

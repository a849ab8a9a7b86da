// A password that somebody else set is valid for this one step.
import { newPassword } from '@/lib/user-pool/account/new-password'
import { attributesOf } from '@/lib/user-pool/attributes'
import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { type ChallengeResponse, required } from '@/lib/user-pool/sign-in/challenge-response'
import { secondFactor } from '@/lib/user-pool/sign-in/mfa'
import { type PoolUserRow, updateUser } from '@/lib/user-pool/store/users'

const PREFIX = 'userAttributes.'
const NAMES = ['name', 'given_name', 'family_name', 'birthdate', 'gender', 'locale', 'address']

/** Clients send back the attributes that they were given. */
function givenAttributes(user: PoolUserRow, responses: Record<string, string>): Record<string, string> {
  const attributes = attributesOf(user)
  const entries = Object.entries(responses)
    .filter(([key]) => key.startsWith(PREFIX))
    .map(([key, value]) => [key.slice(PREFIX.length), value] as const)
    .filter(([name, value]) => attributes[name] !== value)
  const strange = entries.find(([name]) => !NAMES.includes(name))
  if (strange) throw invalidParameter(`${strange[0]} can't be set here.`)
  return Object.fromEntries(entries)
}

export async function setNewPassword(answered: ChallengeResponse): Promise<object> {
  const { context, going, user, use, responses } = answered
  const password = required(answered, 'NEW_PASSWORD')
  if (!user) throw ERRORS.session()
  const made = newPassword(context, { user, username: user.sub }, password)
  const personal_attributes = { ...user.personal_attributes, ...givenAttributes(user, responses) }
  await use()
  const patch = { ...made, status: 'CONFIRMED' as const, personal_attributes }
  const fresh = await updateUser(context.db.writes, user.sub, patch, context.now)
  if (!fresh) throw ERRORS.noUser()
  return secondFactor(context, fresh, going)
}

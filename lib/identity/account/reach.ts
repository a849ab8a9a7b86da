// Where the codes of a user go who is not signed in, and what a stranger is told of one who is not there.
import type { UserRow } from '@/lib/db/queries/identity-users'
import { isPhone } from '@/lib/identity/account/attributes'
import { type CodeDeliveryDetails, type Recipient, sendCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { keyedHash } from '@/lib/identity/hashes'

/** The proved phone, else the proved e-mail address; null when there is neither. */
export function provedReach(user: UserRow): Recipient | null {
  if (user.phone_verified) return { phone: user.personal_phone }
  return user.email_verified && user.personal_email !== null ? { email: user.personal_email } : null
}

/** The phone that was named, or one made up of the name, the same each time. */
function standIn({ secret }: Context, name: string): string {
  if (isPhone(name)) return name
  const number = keyedHash(secret, 'stand-in phone', name).readUIntBE(0, 5) % 1_000_000_000
  return `+919${String(number).padStart(9, '0')}`
}

/** Answers, counts and refuses as if a code went out; nothing does. */
export const pretendToSend = (
  context: Context,
  name: string,
  purpose: 'reset' | 'sign_up',
): Promise<CodeDeliveryDetails> =>
  sendCode(context, { to: { phone: standIn(context, name) }, purpose, sub: null, name })

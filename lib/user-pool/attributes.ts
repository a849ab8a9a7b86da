// A user's attributes by the names that clients know: strings, as GetUser has them.
import type { PoolUserRow } from '@/lib/user-pool/store/users'

/** Every attribute that is set, sub first. */
export function attributesOf(user: PoolUserRow): Record<string, string> {
  return {
    sub: user.sub,
    ...user.personal_attributes,
    phone_number: user.personal_phone,
    phone_number_verified: String(user.phone_verified),
    ...(user.personal_email !== null && {
      email: user.personal_email,
      email_verified: String(user.email_verified),
    }),
  }
}

/** The same as claims of an id token, where what is verified is a boolean. */
export const attributeClaims = (user: PoolUserRow): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(attributesOf(user)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  )

import type { PoolUserRow } from '@/lib/user-pool/store/users'

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

export const attributeClaims = (user: PoolUserRow): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(attributesOf(user)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  )

import { isEmail } from '@/flows/email'
import { isE164 } from '@/lib/catalogue/number-series'
import { isOneOf } from '@/lib/types/keys'
import type { AttributeList } from '@/lib/user-pool/account/inputs'
import { invalidParameter, PoolError } from '@/lib/user-pool/errors'

const PLAIN = [
  'address',
  'birthdate',
  'family_name',
  'gender',
  'given_name',
  'locale',
  'middle_name',
  'name',
  'nickname',
  'picture',
  'preferred_username',
  'profile',
  'updated_at',
  'website',
  'zoneinfo',
] as const
const POOL_ATTRIBUTES = ['sub', 'phone_number_verified', 'email_verified', 'identities']

export type AttributeValues = { phone?: string; email?: string; plain: Record<string, string> }

/** Throws for an unknown or read-only attribute. */
export function requireWritable(name: string): void {
  if (POOL_ATTRIBUTES.includes(name))
    throw new PoolError('NotAuthorizedException', 'A client attempted to write unauthorized attribute')
  if (name !== 'phone_number' && name !== 'email' && !isOneOf(PLAIN, name))
    throw invalidParameter(
      `Attributes did not conform to the schema: ${name}: Attribute does not exist in the schema.\n`,
    )
}

export function readAttributes(list: AttributeList): AttributeValues {
  const wanted: AttributeValues = { plain: {} }
  for (const { Name, Value } of list) {
    requireWritable(Name)
    if (Name === 'phone_number') {
      if (!isE164(Value)) throw invalidParameter('Invalid phone number format.')
      wanted.phone = Value
    } else if (Name === 'email') {
      // Lower case, because two accounts could otherwise verify the same address.
      if (!isEmail(Value)) throw invalidParameter('Invalid email address format.')
      wanted.email = Value.toLowerCase()
    } else wanted.plain[Name] = Value
  }
  return wanted
}

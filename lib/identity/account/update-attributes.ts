// UpdateUserAttributes: plain ones at once; a phone or an e-mail address only after its code (VerifyUserAttribute), the
// old one staying until then.
import { z } from 'zod'
import { type UserRow, updateUser } from '@/lib/db/queries/identity-users'
import { requireFree } from '@/lib/identity/account/aliases'
import { readAttributes } from '@/lib/identity/account/attributes'
import { attributes, type Reachable } from '@/lib/identity/account/inputs'
import { type CodeDeliveryDetails, sendCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { accessToken, metadata } from '@/lib/identity/operation'
import { requireUser } from '@/lib/identity/tokens'

export const updateAttributesInput = z.object({
  AccessToken: accessToken,
  UserAttributes: attributes.min(1),
  ClientMetadata: metadata,
})

/** The phone and e-mail address that are new, or still to be proved. */
function toProve(user: UserRow, wanted: { phone?: string; email?: string }): [Reachable, string][] {
  const { phone, email } = wanted
  const asked: [Reachable, string | undefined, boolean][] = [
    ['phone_number', phone, phone === user.personal_phone && user.phone_verified],
    ['email', email, email === user.personal_email && user.email_verified],
  ]
  return asked.flatMap(([name, value, isProved]) => (value === undefined || isProved ? [] : [[name, value]]))
}

export async function updateAttributes(
  input: z.infer<typeof updateAttributesInput>,
  context: Context,
): Promise<object> {
  const { db, now } = context
  const { user } = await requireUser(context, input.AccessToken)
  const wanted = readAttributes(input.UserAttributes)
  const asked = toProve(user, wanted)
  for (const [name, value] of asked) await requireFree(db.reads, name, value, user.sub)
  const sent: CodeDeliveryDetails[] = []
  for (const [name, value] of asked) {
    const to = name === 'email' ? { email: value } : { phone: value }
    sent.push(await sendCode(context, { to, purpose: name, sub: user.sub, takeOver: value }))
  }
  if (Object.keys(wanted.plain).length > 0)
    await updateUser(
      db.writes,
      user.sub,
      { personal_attributes: { ...user.personal_attributes, ...wanted.plain } },
      now,
    )
  return { CodeDeliveryDetailsList: sent }
}

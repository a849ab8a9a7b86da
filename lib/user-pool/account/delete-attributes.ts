import { z } from 'zod'
import { requireWritable } from '@/lib/user-pool/account/attributes'
import { attributeName } from '@/lib/user-pool/account/inputs'
import { requireProof } from '@/lib/user-pool/account/proof'
import type { Context } from '@/lib/user-pool/context'
import { invalidParameter } from '@/lib/user-pool/errors'
import { accessToken } from '@/lib/user-pool/operation'
import { type UserPatch, updateUser } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

export const deleteAttributesInput = z.object({
  AccessToken: accessToken,
  UserAttributeNames: z.array(attributeName).min(1).max(50),
})

export async function deleteAttributes(
  input: z.infer<typeof deleteAttributesInput>,
  context: Context,
): Promise<object> {
  const { user, family } = await requireUser(context, input.AccessToken)
  for (const name of input.UserAttributeNames) {
    requireWritable(name)
    if (name === 'phone_number') throw invalidParameter('Required attribute phone_number cannot be deleted')
  }
  const gone = new Set(input.UserAttributeNames)
  if (gone.has('email')) requireProof(context, family)
  const rest = Object.entries(user.personal_attributes).filter(([name]) => !gone.has(name))
  const patch: UserPatch = { personal_attributes: Object.fromEntries(rest) }
  if (gone.has('email')) Object.assign(patch, { personal_email: null, email_verified: false })
  await updateUser(context.db.writes, user.sub, patch, context.now)
  return {}
}

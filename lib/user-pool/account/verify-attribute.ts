import { z } from 'zod'
import { aliasTaken, requireFree } from '@/lib/user-pool/account/aliases'
import { requireReachable } from '@/lib/user-pool/account/attribute-code'
import { attributeName, code } from '@/lib/user-pool/account/inputs'
import { proveNow } from '@/lib/user-pool/account/proof'
import { checkCode } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { invalidParameter } from '@/lib/user-pool/errors'
import { accessToken } from '@/lib/user-pool/operation'
import { deleteUnprovedHolder } from '@/lib/user-pool/store/aliases'
import { updateUser } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

export const verifyAttributeInput = z.object({ AccessToken: accessToken, AttributeName: attributeName, Code: code })

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505'

export async function verifyAttribute(input: z.infer<typeof verifyAttributeInput>, context: Context): Promise<object> {
  const { db, now, ports } = context
  const { user, family } = await requireUser(context, input.AccessToken)
  const name = input.AttributeName
  requireReachable(name)
  const code = await checkCode(context, { sub: user.sub, purpose: name, code: input.Code })
  const value = code ?? (name === 'email' ? user.personal_email : user.personal_phone)
  if (value === null) throw invalidParameter('User does not have an email address to verify.')
  const patch =
    name === 'email' ? { personal_email: value, email_verified: true } : { personal_phone: value, phone_verified: true }
  const isOwnPhone = name === 'phone_number' && value === user.personal_phone && user.phone_verified
  const proved = db.transaction(async (tx) => {
    // The site takes its locks first.
    if (name === 'phone_number' && !(await ports.phoneProved(tx, user.sub, value))) throw aliasTaken(name)
    await requireFree(tx, name, value, user.sub)
    if (name === 'phone_number') await deleteUnprovedHolder(tx, value, user.sub)
    await updateUser(tx, user.sub, patch, now)
    if (isOwnPhone) await proveNow(tx, context, family)
  })
  await proved.catch((error: unknown) => {
    // Another user proved it at the same moment.
    throw isTaken(error) ? aliasTaken(name) : error
  })
  return {}
}

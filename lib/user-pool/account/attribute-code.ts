import { z } from 'zod'
import { requireWritable } from '@/lib/user-pool/account/attributes'
import { attributeName, type Reachable } from '@/lib/user-pool/account/inputs'
import { sendCodeToUser } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { invalidParameter } from '@/lib/user-pool/errors'
import { accessToken, metadata } from '@/lib/user-pool/operation'
import { findCode } from '@/lib/user-pool/store/codes'
import { requireUser } from '@/lib/user-pool/tokens'

export const attributeCodeInput = z.object({
  AccessToken: accessToken,
  AttributeName: attributeName,
  ClientMetadata: metadata,
})

export function requireReachable(name: string): asserts name is Reachable {
  requireWritable(name)
  if (name !== 'phone_number' && name !== 'email')
    throw invalidParameter(`Invalid attribute name: ${name} can not be verified.`)
}

/** The code goes to the value that waits for it, otherwise to the user's own. */
export async function attributeCode(input: z.infer<typeof attributeCodeInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  const name = input.AttributeName
  requireReachable(name)
  const waiting = await findCode(context.db.reads, { sub: user.sub, purpose: name })
  const isWaiting = waiting !== undefined && waiting.expires_at > context.now
  const other = isWaiting ? waiting.personal_to : null
  const verified = name === 'email' ? user.personal_email : user.personal_phone
  const value = other ?? verified
  if (value === null) throw invalidParameter('User does not have an email address to verify.')
  const to = name === 'email' ? { email: value } : { phone: value }
  const request = { to, purpose: name, sub: user.sub, takeOver: value, isOwn: value === verified }
  return { CodeDeliveryDetails: await sendCodeToUser(context, request) }
}

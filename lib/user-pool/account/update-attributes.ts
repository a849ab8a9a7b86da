// A phone or e-mail address changes only after its code (VerifyUserAttribute).
import { z } from 'zod'
import { requireFree } from '@/lib/user-pool/account/aliases'
import { readAttributes } from '@/lib/user-pool/account/attributes'
import { attributes, type Reachable } from '@/lib/user-pool/account/inputs'
import { requireProof } from '@/lib/user-pool/account/proof'
import { type CodeDeliveryDetails, sendCodeToUser } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { accessToken, metadata } from '@/lib/user-pool/operation'
import { withdrawCode } from '@/lib/user-pool/store/codes'
import { type PoolUserRow, updateUser } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

export const updateAttributesInput = z.object({
  AccessToken: accessToken,
  UserAttributes: attributes.min(1),
  ClientMetadata: metadata,
})

type Contacts = { phone?: string; email?: string }
type ContactChange = { name: Reachable; value: string; isOwn: boolean }

function reachesOf(user: PoolUserRow, { phone, email }: Contacts): ContactChange[] {
  const changes: ContactChange[] = []
  if (phone !== undefined)
    changes.push({ name: 'phone_number', value: phone, isOwn: phone === user.personal_phone && user.phone_verified })
  if (email !== undefined)
    changes.push({ name: 'email', value: email, isOwn: email === user.personal_email && user.email_verified })
  return changes
}

export async function updateAttributes(
  input: z.infer<typeof updateAttributesInput>,
  context: Context,
): Promise<object> {
  const { db, now, settings } = context
  const { user, family } = await requireUser(context, input.AccessToken)
  const wanted = readAttributes(input.UserAttributes)
  const reaches = reachesOf(user, wanted)
  const changes = reaches.filter(({ isOwn }) => !isOwn)
  if (changes.length > 0) requireProof(context, family)
  // With hideExistence, only the owner of the code learns that another user has it (VerifyUserAttribute).
  if (!settings.hideExistence) for (const { name, value } of changes) await requireFree(db.reads, name, value, user.sub)
  // Asking for the current value cancels the change that waits.
  for (const { name, isOwn } of reaches) if (isOwn) await withdrawCode(db.writes, { sub: user.sub, purpose: name })
  const sent: CodeDeliveryDetails[] = []
  for (const { name, value } of changes) {
    const to = name === 'email' ? { email: value } : { phone: value }
    const isOwn = value === user.personal_phone || value === user.personal_email
    sent.push(await sendCodeToUser(context, { to, purpose: name, sub: user.sub, takeOver: value, isOwn }))
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

import { z } from 'zod'
import { aliasTaken } from '@/lib/user-pool/account/aliases'
import { noCombination } from '@/lib/user-pool/account/forgot-password'
import { code } from '@/lib/user-pool/account/inputs'
import { checkCode } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, PoolError } from '@/lib/user-pool/errors'
import { clientId, metadata, requireClient, username } from '@/lib/user-pool/operation'
import { lookUp } from '@/lib/user-pool/sign-in/who'
import { type PoolUserRow, updateUser } from '@/lib/user-pool/store/users'

export const confirmSignUpInput = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  ForceAliasCreation: z.boolean().optional(),
  ClientMetadata: metadata,
})

function requireUnconfirmed(user: PoolUserRow | null): void {
  if (!user) throw noCombination()
  if (!user.enabled) throw ERRORS.disabled()
  if (user.status !== 'UNCONFIRMED')
    throw new PoolError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`)
}

export async function confirmSignUp(input: z.infer<typeof confirmSignUpInput>, context: Context): Promise<object> {
  const { db, now, settings } = context
  requireClient(context, input.ClientId)
  const { user, username: sub } = await lookUp(context, input.Username)
  if (!settings.hideExistence) requireUnconfirmed(user)
  await checkCode(context, { sub, purpose: 'sign_up', code: input.ConfirmationCode })
  // Only the owner of the phone gets here, and may learn the truth.
  if (user?.status !== 'UNCONFIRMED') throw aliasTaken('phone_number')
  if (!user.enabled) throw ERRORS.disabled()
  await updateUser(db.writes, sub, { status: 'CONFIRMED', phone_verified: true }, now)
  return {}
}

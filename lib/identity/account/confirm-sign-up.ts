// ConfirmSignUp: the code proves the phone of a sign-up, which is a user from then on.
import { z } from 'zod'
import { findUserByName, updateUser } from '@/lib/db/queries/identity-users'
import { noCombination } from '@/lib/identity/account/forgot-password'
import { code } from '@/lib/identity/account/inputs'
import { checkCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { ERRORS, PoolError } from '@/lib/identity/errors'
import { clientId, metadata, requireClient, username } from '@/lib/identity/operation'

export const confirmSignUpInput = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  ForceAliasCreation: z.boolean().optional(),
  ClientMetadata: metadata,
})

export async function confirmSignUp(input: z.infer<typeof confirmSignUpInput>, context: Context): Promise<object> {
  const { db, now, settings } = context
  requireClient(context, input.ClientId)
  const user = await findUserByName(db.reads, input.Username)
  if (!user) throw settings.hideExistence ? ERRORS.codeExpired() : noCombination()
  if (!user.enabled) throw ERRORS.disabled()
  if (user.status !== 'UNCONFIRMED')
    throw new PoolError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`)
  await checkCode(context, { sub: user.sub, purpose: 'sign_up', code: input.ConfirmationCode })
  await updateUser(db.writes, user.sub, { status: 'CONFIRMED', phone_verified: true }, now)
  return {}
}

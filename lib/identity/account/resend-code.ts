// ResendConfirmationCode: another code for a sign-up that is not confirmed.
import { z } from 'zod'
import { findUserByName } from '@/lib/db/queries/identity-users'
import { pretendToSend } from '@/lib/identity/account/reach'
import { sendCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { ERRORS, invalidParameter } from '@/lib/identity/errors'
import { clientId, metadata, requireClient, username } from '@/lib/identity/operation'

export const resendCodeInput = z.object({ ClientId: clientId, Username: username, ClientMetadata: metadata })

export async function resendCode(input: z.infer<typeof resendCodeInput>, context: Context): Promise<object> {
  const { db, settings } = context
  requireClient(context, input.ClientId)
  const user = await findUserByName(db.reads, input.Username)
  if (user?.enabled && user.status === 'UNCONFIRMED') {
    const to = { phone: user.personal_phone }
    return { CodeDeliveryDetails: await sendCode(context, { to, purpose: 'sign_up', sub: user.sub }) }
  }
  if (settings.hideExistence) return { CodeDeliveryDetails: await pretendToSend(context, input.Username, 'sign_up') }
  if (!user) throw ERRORS.noUser()
  throw user.enabled ? invalidParameter('User is already confirmed.') : ERRORS.disabled()
}

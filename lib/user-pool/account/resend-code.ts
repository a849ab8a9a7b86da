import { z } from 'zod'
import { sendToStranger } from '@/lib/user-pool/account/reach'
import { wasCodeSent } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { clientId, metadata, requireClient, username } from '@/lib/user-pool/operation'
import { lookUp } from '@/lib/user-pool/sign-in/who'

export const resendCodeInput = z.object({ ClientId: clientId, Username: username, ClientMetadata: metadata })

export async function resendCode(input: z.infer<typeof resendCodeInput>, context: Context): Promise<object> {
  requireClient(context, input.ClientId)
  const someone = await lookUp(context, input.Username)
  const { user } = someone
  if (!context.settings.hideExistence) {
    if (!user) throw ERRORS.noUser()
    if (!user.enabled) throw ERRORS.disabled()
    if (user.status !== 'UNCONFIRMED') throw invalidParameter('User is already confirmed.')
  }
  // A repeated sign-up of a confirmed number gets its code too; ConfirmSignUp then reports the account.
  const wasSent = await wasCodeSent(context, { sub: someone.username, purpose: 'sign_up' })
  const to = user?.enabled && (user.status === 'UNCONFIRMED' || wasSent) ? { phone: user.personal_phone } : null
  return { CodeDeliveryDetails: await sendToStranger(context, someone, { to, purpose: 'sign_up' }) }
}

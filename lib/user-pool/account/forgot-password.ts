// With hideExistence, the answer does not show whether the user exists.
import { z } from 'zod'
import { provedReach, sendToStranger } from '@/lib/user-pool/account/reach'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter, PoolError } from '@/lib/user-pool/errors'
import { clientId, metadata, requireClient, username } from '@/lib/user-pool/operation'
import { lookUp } from '@/lib/user-pool/sign-in/who'

export const forgotPasswordInput = z.object({ ClientId: clientId, Username: username, ClientMetadata: metadata })

export const noCombination = (): PoolError =>
  new PoolError('UserNotFoundException', 'Username/client id combination not found.')

export async function forgotPassword(input: z.infer<typeof forgotPasswordInput>, context: Context): Promise<object> {
  requireClient(context, input.ClientId)
  const someone = await lookUp(context, input.Username)
  const { user } = someone
  const to = user?.enabled && user.status !== 'UNCONFIRMED' ? provedReach(user) : null
  if (to === null && !context.settings.hideExistence) {
    if (!user) throw noCombination()
    if (!user.enabled) throw ERRORS.disabled()
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  }
  return { CodeDeliveryDetails: await sendToStranger(context, someone, { to, purpose: 'reset' }) }
}

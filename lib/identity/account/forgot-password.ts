// ForgotPassword: a code to the proved phone. Whether the user is there can't be told from the answer.
import { z } from 'zod'
import { findUserByName } from '@/lib/db/queries/identity-users'
import { pretendToSend, provedReach } from '@/lib/identity/account/reach'
import { sendCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { ERRORS, invalidParameter, PoolError } from '@/lib/identity/errors'
import { clientId, metadata, requireClient, username } from '@/lib/identity/operation'

export const forgotPasswordInput = z.object({ ClientId: clientId, Username: username, ClientMetadata: metadata })

export const noCombination = (): PoolError =>
  new PoolError('UserNotFoundException', 'Username/client id combination not found.')

export async function forgotPassword(input: z.infer<typeof forgotPasswordInput>, context: Context): Promise<object> {
  requireClient(context, input.ClientId)
  const user = await findUserByName(context.db.reads, input.Username)
  const reach = user?.enabled && user.status !== 'UNCONFIRMED' ? provedReach(user) : null
  if (user && reach)
    return { CodeDeliveryDetails: await sendCode(context, { to: reach, purpose: 'reset', sub: user.sub }) }
  if (context.settings.hideExistence)
    return { CodeDeliveryDetails: await pretendToSend(context, input.Username, 'reset') }
  if (!user) throw noCombination()
  if (!user.enabled) throw ERRORS.disabled()
  throw invalidParameter('Cannot reset password for the user as there is no registered/verified email or phone_number')
}

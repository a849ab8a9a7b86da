// All sign-ins end, because the old password may have been known.
import { z } from 'zod'
import { noCombination } from '@/lib/user-pool/account/forgot-password'
import { code, password } from '@/lib/user-pool/account/inputs'
import { newPassword } from '@/lib/user-pool/account/new-password'
import { checkCode } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { endSignIns } from '@/lib/user-pool/end-sign-ins'
import { ERRORS } from '@/lib/user-pool/errors'
import { forgetTries } from '@/lib/user-pool/limits'
import { clientId, metadata, requireClient, username } from '@/lib/user-pool/operation'
import { lookUp } from '@/lib/user-pool/sign-in/who'
import { updateUser } from '@/lib/user-pool/store/users'

export const confirmForgotPasswordInput = z.object({
  ClientId: clientId,
  Username: username,
  ConfirmationCode: code,
  Password: password,
  ClientMetadata: metadata,
})

export async function confirmForgotPassword(
  input: z.infer<typeof confirmForgotPasswordInput>,
  context: Context,
): Promise<object> {
  const { db, now, settings } = context
  requireClient(context, input.ClientId)
  const someone = await lookUp(context, input.Username)
  const { user, username: sub, number } = someone
  if (!user && !settings.hideExistence) throw noCombination()
  const patch = newPassword(context, someone, input.Password)
  await checkCode(context, { sub, purpose: 'reset', code: input.ConfirmationCode })
  if (user && !user.enabled) throw ERRORS.disabled()
  await db.transaction(async (tx) => {
    await updateUser(tx, sub, { ...patch, status: 'CONFIRMED' }, now)
    await endSignIns(tx, { sub, now })
  })
  // Also clears a lock that somebody else's guesses caused.
  await forgetTries(context, number, { all: true })
  return {}
}

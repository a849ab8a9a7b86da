// ConfirmForgotPassword: a new password by code. Whoever was signed in is out: the old password may have been known.
import { z } from 'zod'
import { updateUser } from '@/lib/db/queries/identity-users'
import { noCombination } from '@/lib/identity/account/forgot-password'
import { code, password } from '@/lib/identity/account/inputs'
import { newPassword } from '@/lib/identity/account/new-password'
import { checkCode } from '@/lib/identity/codes'
import type { Context } from '@/lib/identity/context'
import { endSignIns } from '@/lib/identity/end-sign-ins'
import { ERRORS } from '@/lib/identity/errors'
import { forgetTries } from '@/lib/identity/limits'
import { clientId, metadata, requireClient, username } from '@/lib/identity/operation'
import { lookUp } from '@/lib/identity/sign-in/who'

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
  // A lock that somebody else's guesses made is not the patient's any more.
  await forgetTries(context, number, { all: true })
  return {}
}

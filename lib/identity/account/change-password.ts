// ChangePassword: of a user who is signed in. Who signs in by code alone has no password to say and sets the first one.
import { z } from 'zod'
import { endHostedSessions } from '@/lib/db/queries/identity-hosted'
import { type UserRow, updateUser } from '@/lib/db/queries/identity-users'
import { password } from '@/lib/identity/account/inputs'
import { newPassword } from '@/lib/identity/account/new-password'
import type { Context } from '@/lib/identity/context'
import { ERRORS } from '@/lib/identity/errors'
import { beginTry, forgetTries, ownDoer, passTry } from '@/lib/identity/limits'
import { accessToken } from '@/lib/identity/operation'
import { passwordOwner } from '@/lib/identity/sign-in/who'
import { verifyPassword } from '@/lib/identity/srp'
import { requireUser } from '@/lib/identity/tokens'

export const changePasswordInput = z.object({
  AccessToken: accessToken,
  PreviousPassword: password.optional(),
  ProposedPassword: password,
})

/** Wrong ones count: a stolen token must not be a way to guess. What strangers try at the sign-in counts apart. */
async function requirePrevious(context: Context, user: UserRow, previous: string | undefined): Promise<void> {
  if (user.srp_salt === null || user.srp_verifier === null) return
  await beginTry(context, user.personal_phone, ownDoer(user.sub))
  const stored = { salt: user.srp_salt, verifier: user.srp_verifier }
  if (!verifyPassword(passwordOwner(context, user.sub), stored, previous ?? '')) throw ERRORS.incorrect()
  await passTry(context, user.personal_phone, ownDoer(user.sub))
}

export async function changePassword(input: z.infer<typeof changePasswordInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  const patch = newPassword(context, { user, username: user.sub }, input.ProposedPassword)
  await requirePrevious(context, user, input.PreviousPassword)
  await context.db.transaction(async (tx) => {
    await updateUser(tx, user.sub, patch, context.now)
    await endHostedSessions(tx, user.sub)
  })
  await forgetTries(context, user.personal_phone, { all: true })
  return {}
}

// A user who signs in by code alone sets the first password soon after a sign-in.
import { z } from 'zod'
import { password } from '@/lib/user-pool/account/inputs'
import { newPassword } from '@/lib/user-pool/account/new-password'
import { proveNow, requireProof } from '@/lib/user-pool/account/proof'
import type { Context } from '@/lib/user-pool/context'
import { endSignIns } from '@/lib/user-pool/end-sign-ins'
import { ERRORS } from '@/lib/user-pool/errors'
import { beginTry, forgetTries, passTry, userRequester } from '@/lib/user-pool/limits'
import { accessToken } from '@/lib/user-pool/operation'
import { verifyPassword } from '@/lib/user-pool/sign-in/srp'
import { passwordOwner } from '@/lib/user-pool/sign-in/who'
import type { TokenFamilyRow } from '@/lib/user-pool/store/families'
import { type PoolUserRow, updateUser } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

export const changePasswordInput = z.object({
  AccessToken: accessToken,
  PreviousPassword: password.optional(),
  ProposedPassword: password,
})

type PasswordChange = { user: PoolUserRow; family: TokenFamilyRow; previous: string | undefined }

/** Wrong passwords count, so that a stolen token does not help to guess it. Tries at the sign-in count separately. */
async function requirePrevious(context: Context, { user, family, previous }: PasswordChange): Promise<void> {
  if (user.srp_salt === null || user.srp_verifier === null) {
    if (previous !== undefined) throw ERRORS.incorrect()
    return requireProof(context, family)
  }
  await beginTry(context, user.personal_phone, userRequester(user.sub))
  const stored = { salt: user.srp_salt, verifier: user.srp_verifier }
  if (!verifyPassword(passwordOwner(context, user.sub), stored, previous ?? '')) throw ERRORS.incorrect()
  await passTry(context, user.personal_phone, userRequester(user.sub))
}

/** The same password again changes nothing, but proves that the user knows it. */
export async function changePassword(input: z.infer<typeof changePasswordInput>, context: Context): Promise<object> {
  const { db, now } = context
  const { PreviousPassword: previous, ProposedPassword: next } = input
  const { user, family } = await requireUser(context, input.AccessToken)
  const patch = newPassword(context, { user, username: user.sub }, next)
  await requirePrevious(context, { user, family, previous })
  await db.transaction(async (tx) => {
    if (previous === next) return proveNow(tx, context, family)
    // The user first: of two concurrent changes, the second waits here and finds its sign-in ended.
    await updateUser(tx, user.sub, patch, now)
    await proveNow(tx, context, family)
    await endSignIns(tx, { sub: user.sub, except: family.origin_jti, now })
  })
  await forgetTries(context, user.personal_phone, { all: true })
  return {}
}

// A password that was chosen, held to the policy and made into what is stored of it.

import type { Context } from '@/lib/user-pool/context'
import { checkPolicy } from '@/lib/user-pool/password-policy'
import { passwordOwner, type Someone, saltOf } from '@/lib/user-pool/sign-in/who'
import { makeVerifier } from '@/lib/user-pool/srp'

/** The columns of a user's new password. Throws InvalidPasswordException. */
export function newPassword(
  context: Pick<Context, 'secret' | 'settings'>,
  { user, username }: Pick<Someone, 'user' | 'username'>,
  password: string,
): { srp_salt: string; srp_verifier: string } {
  checkPolicy(password)
  const kept = user?.srp_salt ?? saltOf(context, username)
  const { salt, verifier } = makeVerifier(passwordOwner(context, username), password, kept)
  return { srp_salt: salt, srp_verifier: verifier }
}

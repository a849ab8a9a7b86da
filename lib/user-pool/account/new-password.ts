import { checkPolicy } from '@/lib/user-pool/account/password-policy'
import type { Context } from '@/lib/user-pool/context'
import { makeVerifier } from '@/lib/user-pool/sign-in/srp'
import { passwordOwner, type Someone, saltOf } from '@/lib/user-pool/sign-in/who'

/** Throws InvalidPasswordException. */
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

// Cognito's texts for the rules of flows/password.ts.
import { type PasswordCause, passwordCause } from '@/flows/password'
import { PoolError } from '@/lib/user-pool/errors'

const WORDS: Record<PasswordCause, string> = {
  empty: 'Password not long enough',
  short: 'Password not long enough',
  long: 'Password too long',
  space: 'Password must not begin or end with a space',
  upper: 'Password must have uppercase characters',
  lower: 'Password must have lowercase characters',
  digit: 'Password must have numeric characters',
  sign: 'Password must have symbol characters',
}

export function checkPolicy(password: string): void {
  const cause = passwordCause(password)
  if (cause) throw new PoolError('InvalidPasswordException', `Password did not conform with policy: ${WORDS[cause]}`)
}

// What a new password has to have: the rules of a Cognito pool as it is made. The browser says them before a password is
// sent, the embedded pool holds to the same.
const LEAST = 8
export const LONGEST_PASSWORD = 256
// The signs that Cognito counts, and a space between other characters.
const SIGN = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

export type PasswordCause = 'empty' | 'short' | 'long' | 'lower' | 'upper' | 'digit' | 'sign' | 'space'

/** The first rule that a new password breaks; null when it is right. */
export function passwordCause(password: string): PasswordCause | null {
  if (password === '') return 'empty'
  if (password !== password.trim()) return 'space'
  if (password.length < LEAST) return 'short'
  if (password.length > LONGEST_PASSWORD) return 'long'
  if (!/\p{Lu}/u.test(password)) return 'upper'
  if (!/\p{Ll}/u.test(password)) return 'lower'
  if (!/\d/.test(password)) return 'digit'
  return SIGN.test(password) ? null : 'sign'
}

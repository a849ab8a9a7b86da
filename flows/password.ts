// The rules of a Cognito pool with default settings. Browser and embedded pool share them.
const LEAST = 8
export const LONGEST_PASSWORD = 256
// The symbols that Cognito counts. A space counts between other characters.
const SIGN = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

export type PasswordCause = 'empty' | 'short' | 'long' | 'lower' | 'upper' | 'digit' | 'sign' | 'space'

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

// What a password must have, in the pool's words (reference, 5.15). The browser says it in the patient's.
import { PoolError } from '@/lib/user-pool/errors'

const LEAST = 8
const SYMBOL = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/

const RULES: [(password: string) => boolean, string][] = [
  [(password) => password.length >= LEAST, 'Password not long enough'],
  [(password) => /\p{Lu}/u.test(password), 'Password must have uppercase characters'],
  [(password) => /\p{Ll}/u.test(password), 'Password must have lowercase characters'],
  [(password) => /\d/.test(password), 'Password must have numeric characters'],
  [(password) => SYMBOL.test(password), 'Password must have symbol characters'],
]

/** Throws InvalidPasswordException for a password that can't be one. */
export function checkPolicy(password: string): void {
  const broken = RULES.find(([keeps]) => !keeps(password))
  if (broken) throw new PoolError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
}

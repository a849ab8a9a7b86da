// The error texts of spec section 8, and the words that a patient reads in their place.
import { AUTH_ERRORS } from '@/lib/texts/en/auth'

/** What was being done: the same refusal reads otherwise when a code was typed than when a password was. */
export type Where = 'code' | 'password' | 'sign_up' | 'forgot' | 'attributes' | 'mfa' | 'devices' | 'hosted' | 'delete'

/** What the patient is told of an error of lib/auth. */
export function textOf(_error: unknown, _where?: Where): string {
  return AUTH_ERRORS.default
}

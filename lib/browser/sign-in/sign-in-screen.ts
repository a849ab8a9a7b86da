// The screens of a sign-in: what the pool asks for, and what is asked before and after it.
import type { Problems } from '@/lib/browser/forms/problem'
import type { SignInStep } from '@/lib/browser/pool/types'

/** A question without an answer of the pool's: the two ways in, a code that ended, and that somebody is signed in. */
type ScreenState = 'phone' | 'password' | 'spent' | 'expired' | 'too_late' | 'known'
export type SignInScreen = { kind: ScreenState } | SignInStep
/** A sign-in that began before its screens were shown. */
export type SignInStart = { phone: string; screen: SignInScreen; problems: Problems }
/** The ways that a tap can choose before the scripts are there: the server renders the page for it. */
export type PostedWay = 'password' | 'hosted'
/** Which control a screen's answer stands in, where it is not the code. */
export const CONTROLS: Partial<Record<SignInScreen['kind'], string>> = {
  mfa_choice: 'method',
  new_password: 'password',
}

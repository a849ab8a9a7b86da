import type { Problems } from '@/lib/browser/forms/problem'
import type { SignInStep } from '@/lib/browser/pool/types'

type ScreenState = 'phone' | 'password' | 'spent' | 'expired' | 'too_late' | 'known'
export type SignInScreen = { kind: ScreenState } | SignInStep
export type SignInStart = { phone: string; screen: SignInScreen; problems: Problems }
/** Methods chosen by a tap before the scripts loaded. */
export type PostedWay = 'password' | 'hosted'
export const CONTROLS: Partial<Record<SignInScreen['kind'], string>> = {
  mfa_choice: 'method',
  new_password: 'password',
}

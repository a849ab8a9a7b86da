import { autoSignIn, confirmSignUp as confirm, resendSignUpCode as resend, signIn, signUp } from '@aws-amplify/auth'
import { AuthError } from '@/lib/browser/pool/errors'
import { alone, asAnyone } from '@/lib/browser/pool/guards'
import { followStep } from '@/lib/browser/pool/sign-in'
import { type Delivery, readDelivery, type SignInStep, type SignUpInput } from '@/lib/browser/pool/types'

/** Waiting for a new account's link (spec section 9). */
const LINK = { askEveryMs: 5000, giveUpMs: 180_000 } as const
/** In memory only, because it holds the password. */
let waiting: { username: string; password: string } | null = null

export const signUpWithPassword = (input: SignUpInput): Promise<'confirm' | 'done'> =>
  asAnyone('sign_up', async () => {
    // Spec section 5 asks for this check; TypeScript checks only our own calls.
    if (typeof input !== 'object' || input === null) throw new AuthError('InvalidSignUp', 'Error creating account')
    const { phone, password, name, email, verification = 'code' } = input
    if (!password) throw new AuthError('EmptySignUpPassword', 'Password cannot be empty')
    const userAttributes = { phone_number: phone.trim(), ...(name ? { name } : {}), ...(email ? { email } : {}) }
    const username = phone.trim()
    const options = { userAttributes, autoSignIn: verification === 'code' }
    const { isSignUpComplete } = await signUp({ username, password, options })
    waiting = verification === 'link' ? { username, password } : null
    if (!isSignUpComplete) return 'confirm'
    await signInByItself()
    return 'done'
  })

const signInByItself = (): Promise<SignInStep> =>
  alone(async () => {
    const { nextStep } = await autoSignIn()
    return followStep(nextStep)
  })

/** Throws 'Please use your credentials to sign in' if the sign-in can't continue here. */
export const confirmSignUp = async (phone: string, code: string): Promise<SignInStep> => {
  await asAnyone('code', () => confirm({ username: phone.trim(), confirmationCode: code.trim() }))
  return asAnyone('auto_sign_in', signInByItself)
}

export const resendSignUpCode = (phone: string): Promise<Delivery | null> =>
  asAnyone('sign_up', async () => readDelivery(await resend({ username: phone.trim() })))

/** Polls until `left` aborts. By hand: Amplify's wait can't be stopped and would disturb the next sign-in. */
export const autoSignInByLink = (left: AbortSignal): Promise<SignInStep> =>
  asAnyone('auto_sign_in', async () => {
    const until = Date.now() + LINK.giveUpMs
    while (waiting !== null && Date.now() < until) {
      const credentials = waiting
      await new Promise((resolve) => setTimeout(resolve, LINK.askEveryMs))
      if (left.aborted) break
      const { nextStep } = await alone(() => signIn(credentials))
      if (nextStep.signInStep !== 'CONFIRM_SIGN_UP') return followStep(nextStep)
    }
    throw new AuthError('AutoSignInException', 'Please use your credentials to sign in')
  })

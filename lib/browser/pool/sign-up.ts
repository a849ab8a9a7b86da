// Opening an account with a password: confirmed by a code or by a link, then signed in by itself.
import { autoSignIn, confirmSignUp as confirm, resendSignUpCode as resend, signIn, signUp } from '@aws-amplify/auth'
import { AuthError } from '@/lib/browser/pool/errors'
import { alone, asAnyone } from '@/lib/browser/pool/guards'
import { followStep } from '@/lib/browser/pool/sign-in'
import { type Delivery, readDelivery, type SignInStep, type SignUpInput } from '@/lib/browser/pool/types'

/** Spec section 9: how often, and how long, the link of a new account is waited for. */
const LINK = { askEveryMs: 5000, giveUpMs: 180_000 } as const
/** Of an account whose link is waited for; in this page's memory alone. */
let waiting: { username: string; password: string } | null = null

/** Opens the account: 'confirm' asks for its confirmation, 'done' means signed in already. */
export const signUpWithPassword = (input: SignUpInput): Promise<'confirm' | 'done'> =>
  asAnyone('sign_up', async () => {
    // Spec section 5: the first argument is an object; TypeScript says so to our own code alone.
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

/** Confirms the phone by its code and signs in; 'Please use your credentials to sign in' when that can't be done here. */
export const confirmSignUp = async (phone: string, code: string): Promise<SignInStep> => {
  await asAnyone('code', () => confirm({ username: phone.trim(), confirmationCode: code.trim() }))
  return asAnyone('auto_sign_in', signInByItself)
}

/** Sends the code of a sign-up again. */
export const resendSignUpCode = (phone: string): Promise<Delivery | null> =>
  asAnyone('sign_up', async () => readDelivery(await resend({ username: phone.trim() })))

/**
 * Waits until the account was confirmed by its link, elsewhere: asks every 5 s and gives up after 180 s, or once the screen is
 * left. By hand: Amplify's own waiting can't be left, and would meet the next sign-in.
 */
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

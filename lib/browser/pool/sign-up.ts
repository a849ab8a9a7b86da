// Opening an account with a password: confirmed by a code or by a link, then signed in by itself.
import { autoSignIn, confirmSignUp as confirm, resendSignUpCode as resend, signUp } from '@aws-amplify/auth'
import { AuthError } from '@/lib/browser/pool/errors'
import { alone, asAnyone } from '@/lib/browser/pool/guards'
import { followStep } from '@/lib/browser/pool/sign-in'
import { type Delivery, deliveryOf, type SignInStep, type SignUpInput } from '@/lib/browser/pool/types'

/** Opens the account: 'confirm' asks for its confirmation, 'done' means signed in already. */
export const signUpWithPassword = (input: SignUpInput): Promise<'confirm' | 'done'> =>
  asAnyone(
    'sign_up',
    async () => {
      // Spec section 5: the first argument is an object; TypeScript says so to our own code alone.
      if (typeof input !== 'object' || input === null) throw new AuthError('InvalidSignUp', 'Error creating account')
      const { phone, password, name, email } = input
      if (!password) throw new AuthError('EmptySignUpPassword', 'Password cannot be empty')
      const userAttributes = { phone_number: phone.trim(), ...(name ? { name } : {}), ...(email ? { email } : {}) }
      const { isSignUpComplete } = await signUp({
        username: phone.trim(),
        password,
        options: { userAttributes, autoSignIn: true },
      })
      if (!isSignUpComplete) return 'confirm'
      await signInByItself()
      return 'done'
    },
    input?.verification,
  )

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
  asAnyone('sign_up', async () => deliveryOf(await resend({ username: phone.trim() })))

/** Waits until the account was confirmed by its link, elsewhere: asks every 5 s and gives up after 180 s. */
export const autoSignInByLink = (): Promise<SignInStep> => asAnyone('auto_sign_in', signInByItself, 'link')

import { confirmSignIn, resetPassword, type SignInInput, type SignInOutput, signIn, signUp } from '@aws-amplify/auth'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { type AuthCall, AuthError, errorName, isInvalidSession } from '@/lib/browser/pool/errors'
import { alone, asAnyone } from '@/lib/browser/pool/guards'
import { dropPendingSignIn, pendingSignIn, pendingUsername, storePending } from '@/lib/browser/pool/pending'
import { endSession, openServerSession } from '@/lib/browser/pool/sessions'
import { storedUser } from '@/lib/browser/pool/stored-user'
import type { MfaMethod, SignInStep } from '@/lib/browser/pool/types'
import { textsHere } from '@/lib/browser/texts'
import { isOneOf } from '@/lib/types/keys'

type NextStep = SignInOutput['nextStep']
type Flow = NonNullable<NonNullable<SignInInput['options']>['authFlowType']>

const FLOWS: readonly Flow[] = [
  'USER_SRP_AUTH',
  'USER_PASSWORD_AUTH',
  'CUSTOM_WITH_SRP',
  'CUSTOM_WITHOUT_SRP',
  'USER_AUTH',
] satisfies Flow[]
const PASSWORD_FLOW: Flow = CLOUD.passwordFlow ?? 'USER_SRP_AUTH'
/** A wrong code of the pool's own challenges is an error, and the challenge stays open. */
const WRONG_CODE = /^(CodeMismatchException|EnableSoftwareTokenMFAException)$/

const isMfaMethod = (type: string): type is MfaMethod => type === 'SMS' || type === 'TOTP'

function signInStep(next: NextStep): SignInStep {
  switch (next.signInStep) {
    case 'DONE':
      return { kind: 'done' }
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE': {
      const { masked = '', resendAt = '', expiresAt = '', late } = next.additionalInfo ?? {}
      return { kind: 'code', masked, resendAt, expiresAt, isLate: late === 'true' }
    }
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { kind: 'sms_mfa', to: next.codeDeliveryDetails?.destination }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'totp' }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP': {
      const { sharedSecret: secret, getSetupUri } = next.totpSetupDetails
      return { kind: 'totp_setup', secret, uri: getSetupUri(textsHere('auth').AUTHENTICATOR_NAME).toString() }
    }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { kind: 'mfa_choice', allowed: (next.allowedMFATypes ?? []).filter(isMfaMethod) }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'new_password' }
    case 'CONFIRM_SIGN_UP':
      return { kind: 'confirm_sign_up' }
    case 'RESET_PASSWORD':
      return { kind: 'reset_password' }
    default:
      throw new AuthError('UnknownChallenge', 'Authentication Error')
  }
}

export async function followStep(next: NextStep, username?: string): Promise<SignInStep> {
  const step = signInStep(next)
  storePending(step, { username })
  if (step.kind === 'done') await openServerSession()
  return step
}

async function openFlow(username: string, flow: string, password?: string): Promise<SignInStep> {
  return asAnyone(flow === 'USER_PASSWORD_AUTH' ? 'plain_password' : 'sign_in', () =>
    alone(async () => {
      if (typeof username !== 'string')
        throw new AuthError('InvalidUsername', 'The username should either be a string or one of the sign in types')
      if (!isOneOf(FLOWS, flow)) throw new AuthError('InvalidAuthFlow', 'Authentication flow type is invalid.')
      dropPendingSignIn()
      if (storedUser() !== null) await endSession('out')
      const options = { authFlowType: flow }
      const { nextStep } = await signIn({ username: username.trim(), password, options })
      if (nextStep.signInStep === 'RESET_PASSWORD') await resetPassword({ username: username.trim() })
      return followStep(nextStep, username.trim())
    }),
  )
}

/** Amazon's pools require a password even for accounts by code; nobody knows this one. */
const unknownPassword = (): string => `Aa1!${crypto.getRandomValues(new Uint32Array(8)).join('-')}`

/** Opens an account if there is none, then sends a code. Another call sends it again. */
export async function signInByCode(phone: string): Promise<SignInStep> {
  await asAnyone('sign_up', async () => {
    const username = phone.trim()
    const options = { userAttributes: { phone_number: username }, validationData: { sign_in: 'code' } }
    try {
      await signUp({ username, options, ...(CLOUD.embedded ? {} : { password: unknownPassword() }) })
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'UsernameExistsException') throw error
    }
  })
  return openFlow(phone, 'CUSTOM_WITHOUT_SRP')
}

/** The password never leaves this browser (SRP), unless the pool is set to receive it. */
export const signInByPassword = (phone: string, password: string, flow: string = PASSWORD_FLOW): Promise<SignInStep> =>
  openFlow(phone, flow, password)

/** The pool asks for the device's proof, which Amplify can't answer at this step. */
const isDeviceUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SignInException' && error.message.includes('DEVICE_SRP_AUTH')

/**
 * After a new password or an authenticator app, Amplify can't answer the device check. A lost answer can't be sent
 * twice. A sign-in shows if the new password was stored. Otherwise throws the refusal.
 */
async function afterRefusal(error: unknown, before: SignInStep, answer: string): Promise<NextStep> {
  if (before.kind === 'totp_setup' && isDeviceUnanswered(error))
    throw new AuthError('FactorIsSetUp', 'Please use your credentials to sign in', error)
  const username = pendingUsername()
  if (before.kind !== 'new_password' || !username || !isOver(error)) throw error
  try {
    const options = { authFlowType: PASSWORD_FLOW }
    return (await signIn({ username, password: answer, options })).nextStep
  } catch (again) {
    throw errorName(again) === 'NotAuthorizedException' ? error : again
  }
}

/** A wrong code returns the same step with `wrong`. */
export async function answerStep(value: string): Promise<SignInStep> {
  const before = pendingSignIn()
  const where: AuthCall =
    before !== null && before !== 'expired' && before.kind === 'new_password' ? 'new_password' : 'code'
  return asAnyone(where, () =>
    alone(async () => {
      if (before === null || before === 'expired')
        throw new AuthError('NoPendingSignIn', 'Invalid session for the user, session is expired.')
      const challengeResponse = before.kind === 'new_password' ? value : value.trim()
      if (before.kind === 'mfa_choice' && !before.allowed.some((type) => type === challengeResponse))
        throw new AuthError('IncorrectMFAMethod', 'No valid MFA method provided')
      try {
        const nextStep = await confirmSignIn({ challengeResponse }).then(
          (answered) => answered.nextStep,
          (error: unknown) => afterRefusal(error, before, challengeResponse),
        )
        const step = await followStep(nextStep)
        return step.kind === 'code' && before.kind === 'code' ? withMarker(step) : step
      } catch (error) {
        if (error instanceof Error && WRONG_CODE.test(error.name)) return withMarker(before, false)
        if (isOver(error)) dropPendingSignIn()
        throw error
      }
    }),
  )
}

function withMarker(step: SignInStep, renews = true): SignInStep {
  const wrong: SignInStep = { ...step, wrong: true }
  storePending(wrong, { renews })
  return wrong
}

const isOver = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(NotAuthorized|SignIn|ExpiredCode|FactorIsSetUp)/.test(error.name) || isInvalidSession(error))

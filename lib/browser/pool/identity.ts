// Guests download no Amplify: lib/browser/pool/load.ts imports this module on demand.
// biome-ignore-all lint/performance/noBarrelFile: load.ts imports it as one chunk, and nothing else imports it.
import { getCurrentUser } from '@aws-amplify/auth'
import { Hub } from 'aws-amplify/utils'
import { attributes } from '@/lib/browser/pool/account/attributes'
import { emitAuthChange } from '@/lib/browser/pool/changes'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { AuthError } from '@/lib/browser/pool/errors'
import { asPatient } from '@/lib/browser/pool/guards'
import { endSession, openServerSession } from '@/lib/browser/pool/sessions'

export {
  attributes,
  deleteAttributes,
  resendAttributeCode,
  updateAttributes,
  verifyAttribute,
} from '@/lib/browser/pool/account/attributes'
export { devices, forgetDevice, rememberDevice } from '@/lib/browser/pool/account/devices'
export { mfa, setMfa, setUpTotp, verifyTotp } from '@/lib/browser/pool/account/mfa'
export { changePassword, confirmForgotPassword, forgotPassword } from '@/lib/browser/pool/account/passwords'
export { credentials } from '@/lib/browser/pool/credentials'
export { errorText as textOf } from '@/lib/browser/pool/errors'
export {
  completeHostedSignIn,
  consumeHostedNext as takeHostedNext,
  hostedSignIn,
  signOutHosted as leaveHosted,
} from '@/lib/browser/pool/hosted'
export { deleteUser, signOut } from '@/lib/browser/pool/leaving'
export { dropPendingSignIn, pendingSignIn } from '@/lib/browser/pool/pending'
export { openServerSession } from '@/lib/browser/pool/sessions'
export { answerStep, signInByCode, signInByPassword } from '@/lib/browser/pool/sign-in'
export { autoSignInByLink, confirmSignUp, resendSignUpCode, signUpWithPassword } from '@/lib/browser/pool/sign-up'
export type * from '@/lib/browser/pool/types'

/** Throws 'No current user', and version 5's error for a session without an id token. */
export const signedInUser = (): Promise<{ username: string }> =>
  asPatient('current_user', async () => {
    const { userId, username } = await getCurrentUser()
    if (!userId) throw new AuthError('MissingIdToken', 'Local storage is missing an ID Token, Please authenticate')
    return { username }
  })

export const checkSession = (): Promise<boolean> =>
  attributes().then(
    () => true,
    () => false,
  )

/** Refresh errors after which Amplify clears its tokens. */
const ENDED = /^(NotAuthorized|TokenRevoked|UserNotFound|PasswordResetRequired|UserNotConfirmed|RefreshTokenReuse)/
let isPublishing = false

// A real pool's server session lives as long as the access token.
async function publishRefreshed(): Promise<void> {
  // Every caller that waited for the refresh reports it.
  if (isPublishing) return
  isPublishing = true
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (!CLOUD.embedded) await openServerSession().catch(() => false)
  isPublishing = false
  emitAuthChange('refreshed')
}

// A refresh that fails for the moment changes nothing; its caller gets the error.
Hub.listen('auth', ({ payload }) => {
  if (payload.event === 'signedIn') emitAuthChange('in')
  if (payload.event === 'signedOut') emitAuthChange('out')
  if (payload.event === 'tokenRefresh') void publishRefreshed()
  if (payload.event === 'tokenRefresh_failure' && ENDED.test(payload.data?.error?.name ?? '')) void endSession('ended')
})

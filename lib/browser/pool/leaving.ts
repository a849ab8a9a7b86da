import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { postThroughAmplify } from '@/lib/browser/pool/api-client'
import { AuthError } from '@/lib/browser/pool/errors'
import { asAnyone, asPatient } from '@/lib/browser/pool/guards'
import { signOutHosted } from '@/lib/browser/pool/hosted'
import { callPool } from '@/lib/browser/pool/pool-call'
import { endSession } from '@/lib/browser/pool/sessions'

async function endEverywhere(): Promise<void> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) throw new AuthError('UserUnAuthenticatedException', 'The user is not authenticated')
  await postThroughAmplify('session/a/end_all', {})
  await callPool('GlobalSignOut', { AccessToken: tokens.accessToken.toString() })
}

/** `everywhere` throws if that fails. The caller then does a full load; a hosted sign-out navigates itself. */
export async function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  if (everywhere) await asPatient('session', endEverywhere)
  await asAnyone('session', async () => {
    await endSession('out', { isRevoked: everywhere })
    await signOutHosted()
  })
}

/** Product calls answer an invalid token with 401. */
const isRefused = (error: unknown): boolean => Object(Object(error).response).statusCode === 401

/** The site deletes the pool's user too, by the token of this call. */
export const deleteUser = (): Promise<void> =>
  asPatient('delete', async () => {
    if (!(await cognitoUserPoolsTokenProvider.getTokens()))
      throw new AuthError('UserUnAuthenticatedException', 'The user is not authenticated')
    await postThroughAmplify('user/a/delete', {}).catch((error: unknown) => {
      throw isRefused(error) ? new AuthError('NotAuthorizedException', 'Access Token has been revoked') : error
    })
    await endSession('out', { isRevoked: true })
  })

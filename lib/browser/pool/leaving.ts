// Signing out by the patient's own wish, here or everywhere, and deleting the account.
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

/**
 * Ends the session here and on the server; with `everywhere` on every device, which fails rather than say so wrongly. The
 * caller then leaves for another page by a whole load; after a hosted sign-in this leaves by itself.
 */
export async function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  if (everywhere) await asPatient('session', endEverywhere)
  await asAnyone('session', async () => {
    await endSession('out', { isRevoked: everywhere })
    await signOutHosted()
  })
}

/** The calls of the product refuse a token that is good no more by their status. */
const isRefused = (error: unknown): boolean => Object(Object(error).response).statusCode === 401

/** Deletes the account: the site deletes the pool's user with it, by the token that this shows. Then signs out here. */
export const deleteUser = (): Promise<void> =>
  asPatient('delete', async () => {
    if (!(await cognitoUserPoolsTokenProvider.getTokens()))
      throw new AuthError('UserUnAuthenticatedException', 'The user is not authenticated')
    await postThroughAmplify('user/a/delete', {}).catch((error: unknown) => {
      throw isRefused(error) ? new AuthError('NotAuthorizedException', 'Access Token has been revoked') : error
    })
    await endSession('out', { isRevoked: true })
  })

// Signing out by the patient's own wish, here or everywhere, and deleting the account.
import { deleteUser as deletePoolUser } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { postThroughAmplify } from '@/lib/auth/api-client'
import { AuthError } from '@/lib/auth/errors'
import { asAnyone, asPatient } from '@/lib/auth/guards'
import { leaveHosted } from '@/lib/auth/hosted'
import { callPool } from '@/lib/auth/pool-call'
import { leave } from '@/lib/auth/sessions'

async function endEverywhere(): Promise<void> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens) throw new AuthError('UserUnAuthenticatedException', 'The user is not authenticated')
  await postThroughAmplify('/session/a/end_all', {})
  await callPool('GlobalSignOut', { AccessToken: tokens.accessToken.toString() })
}

/**
 * Ends the session here and on the server; with `everywhere` on every device, which fails rather than say so wrongly. The
 * caller then leaves for another page by a whole load; after a hosted sign-in this leaves by itself.
 */
export async function signOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  if (everywhere) await asPatient('session', endEverywhere)
  await asAnyone('session', async () => {
    await leave('out', { isRevoked: everywhere })
    await leaveHosted()
  })
}

/** Deletes the account's data (user/a/delete), then the pool's user, then signs out here. */
export const deleteUser = (): Promise<void> =>
  asPatient('delete', async () => {
    await postThroughAmplify('/user/a/delete', {})
    await deletePoolUser()
    await leave('out', { isRevoked: true })
  })

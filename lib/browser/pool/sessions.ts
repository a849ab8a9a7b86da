// The session's life in this browser: opened on the server after a sign-in, and ended here, there and at the pool.

import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { Amplify } from 'aws-amplify'
import { Cache } from 'aws-amplify/utils'
import { emitAuthChange } from '@/lib/browser/pool/changes'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { configureAmplify } from '@/lib/browser/pool/configuration'
import { AuthError } from '@/lib/browser/pool/errors'
import { dropPendingSignIn } from '@/lib/browser/pool/pending'
import { callPoolOnce } from '@/lib/browser/pool/pool-call'
import { withRetry } from '@/lib/browser/pool/retry'
import { endServerSession, sendTokens } from '@/lib/browser/pool/server-session'

/** How long leaving waits for the pool to be told; its repetitions go on while the page lives. */
const PATIENCE_MS = 3000

let opening: Promise<boolean> | null = null

async function open(): Promise<boolean> {
  configureAmplify()
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens?.idToken) return false
  const { ok, status } = await sendTokens(tokens.accessToken.toString(), tokens.idToken.toString())
  if (status === 401) await endSession('ended')
  // The account of this number is another's here: who stayed signed in at the pool alone would be led in a circle.
  if (status === 409) {
    await endSession('out')
    throw new AuthError('PhoneTaken', 'The phone number belongs to another account')
  }
  if (status === 422) throw new AuthError('PhoneUnverified', 'The phone number is not verified')
  return ok
}

/**
 * Gives the server's session to a patient whose tokens are good; false when it could not be had now. Tokens that the
 * server refuses are dropped. Asked for twice at a time, it asks once.
 */
export function openServerSession(): Promise<boolean> {
  opening ??= open().finally(() => {
    opening = null
  })
  return opening
}

/** Tells the pool that the refresh token is not to be used any more, again and again while that fails in passing. */
export async function revoke(refreshToken: string, accessToken: string | undefined): Promise<void> {
  if (!accessToken) throw new AuthError('InvalidTokens', 'No access token available')
  await withRetry(() => callPoolOnce('RevokeToken', { ClientId: CLOUD.clientId, Token: refreshToken }))
}

/**
 * Ends the session in this browser, whether or not anybody can be told of it: the server's first, so that no other tab
 * comes back with it, then the tokens, the credentials and what was kept of the patient.
 */
export async function endSession(change: 'out' | 'ended', { isRevoked = false } = {}): Promise<void> {
  configureAmplify()
  const store = cognitoUserPoolsTokenProvider.tokenOrchestrator
  const tokens = await store
    .getTokenStore()
    .loadTokens()
    .catch(() => null)
  const revoking =
    tokens?.refreshToken && !isRevoked && change === 'out'
      ? revoke(tokens.refreshToken, tokens.accessToken?.toString()).catch(() => undefined)
      : Promise.resolve()
  await endServerSession()
  await store.clearTokens()
  await Amplify.clearCredentials()
  await Cache.clear()
  dropPendingSignIn()
  await Promise.race([revoking, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  emitAuthChange(change)
}

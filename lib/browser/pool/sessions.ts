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

const PATIENCE_MS = 3000

let opening: Promise<boolean> | null = null

async function open(): Promise<boolean> {
  configureAmplify()
  const tokens = await cognitoUserPoolsTokenProvider.getTokens()
  if (!tokens?.idToken) return false
  const { ok, status } = await sendTokens(tokens.accessToken.toString(), tokens.idToken.toString())
  if (status === 401) await endSession('ended')
  // This number has another account here. A sign-in at the pool alone would redirect in a loop.
  if (status === 409) {
    await endSession('out')
    throw new AuthError('PhoneTaken', 'The phone number belongs to another account')
  }
  if (status === 422) throw new AuthError('PhoneUnverified', 'The phone number is not verified')
  return ok
}

/** False if no session could be opened now. Parallel calls share one request. Refused tokens are dropped. */
export function openServerSession(): Promise<boolean> {
  opening ??= open().finally(() => {
    opening = null
  })
  return opening
}

export async function revoke(refreshToken: string, accessToken: string | undefined): Promise<void> {
  if (!accessToken) throw new AuthError('InvalidTokens', 'No access token available')
  await withRetry(() => callPoolOnce('RevokeToken', { ClientId: CLOUD.clientId, Token: refreshToken }))
}

/** Works offline too. The server's session ends first, so that no other tab brings it back. */
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

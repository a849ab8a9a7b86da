// By hand, by version 5's rules (spec sections 5, 7 and 9), because Amplify always writes https.
import { decodeJWT } from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider, generateCodeVerifier, generateState } from '@aws-amplify/auth/cognito'
import { hostedReturn } from '@/lib/addresses/account'
import { PATHS } from '@/lib/addresses/paths'
import { HOSTED } from '@/lib/addresses/pool'
import { localPathHere } from '@/lib/browser/page-language'
import { emitAuthChange } from '@/lib/browser/pool/changes'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { AuthError } from '@/lib/browser/pool/errors'
import { asAnyone } from '@/lib/browser/pool/guards'
import { navigateTo } from '@/lib/browser/pool/navigation'
import { isEndUnheard } from '@/lib/browser/pool/server-session'
import { openServerSession } from '@/lib/browser/pool/sessions'
import { HOSTED_KEY } from '@/lib/browser/pool/stored-user'
import { inBrowser, inTab } from '@/lib/browser/storage'
import { readAnswer } from '@/lib/types/trusted-json'

const STATE_KEY = 'oauth_state'
/** Version 5's own spelling. */
const PKCE_KEY = 'ouath_pkce_key'
const NEXT_KEY = 'hosted-next'
const VERIFIER_LENGTH = 128
const SIGN_IN_MS = 10_000
const SIGN_OUT_MS = 3000
const SCOPES = ['openid', 'phone', 'email', 'profile', 'aws.cognito.signin.user.admin']

const hostedBase = (): string => CLOUD.domain ?? window.location.origin
const redirectUri = (): string => hostedReturn(window.location.origin)

function consumeState(storage: typeof inTab, key: string): string | null {
  const value = storage.read(key)
  storage.write(key, null)
  return value
}

const go = (path: string, query: Record<string, string>): void =>
  navigateTo(`${hostedBase()}${path}?${new URLSearchParams(query)}`)

export const hostedSignIn = (next?: string, scopes: readonly string[] = SCOPES): Promise<void> =>
  asAnyone('hosted', async () => {
    if (!Array.isArray(scopes) || !scopes.every((scope) => typeof scope === 'string'))
      throw new AuthError('InvalidScopes', 'scopes must be a String Array')
    const verifier = generateCodeVerifier(VERIFIER_LENGTH)
    const state = generateState()
    inTab.write(STATE_KEY, state)
    inTab.write(PKCE_KEY, verifier.value)
    if (next !== undefined) inTab.write(NEXT_KEY, localPathHere(next))
    // The embedded pool's page has the languages of the site.
    go(CLOUD.domain ? HOSTED.authorize : localPathHere(HOSTED.authorize), {
      redirect_uri: redirectUri(),
      response_type: 'code',
      client_id: CLOUD.clientId,
      identity_provider: 'COGNITO',
      scope: scopes.join(' '),
      state,
      code_challenge: verifier.toCodeChallenge(),
      code_challenge_method: verifier.method,
    })
  })

export const consumeHostedNext = (): string | null => consumeState(inTab, NEXT_KEY)

async function tokensFor(code: string, verifier: string): Promise<Record<string, string>> {
  const response = await fetch(`${hostedBase()}${HOSTED.token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: CLOUD.clientId,
      redirect_uri: redirectUri(),
      code_verifier: verifier,
    }),
    signal: AbortSignal.timeout(SIGN_IN_MS),
  })
  const answer = await readAnswer<Record<string, string>>(response)
  if (answer.error) throw new AuthError('HostedError', answer.error)
  if (!answer.access_token || !answer.id_token)
    throw new AuthError('InvalidTokens', 'Id token and Access Token must be present.')
  return answer
}

/** False if the hosted page did not redirect here. */
export const completeHostedSignIn = (): Promise<boolean> =>
  asAnyone('hosted', async () => {
    const query = new URLSearchParams(window.location.search)
    const [saved, verifier] = [consumeState(inTab, STATE_KEY), consumeState(inTab, PKCE_KEY)]
    const [error, code] = [query.get('error'), query.get('code')]
    if (error) throw new AuthError('HostedError', query.get('error_description') ?? error)
    if (!code) return false
    if (!saved || saved !== query.get('state') || !verifier)
      throw new AuthError('OAuthSignInException', 'Invalid state in OAuth flow')
    const answer = await tokensFor(code, verifier)
    const accessToken = decodeJWT(answer.access_token ?? '')
    const { iat = 0, username } = accessToken.payload
    await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
      tokens: {
        accessToken,
        idToken: decodeJWT(answer.id_token ?? ''),
        refreshToken: answer.refresh_token,
        clockDrift: iat * 1000 - Date.now(),
        username: String(username),
      },
    })
    inBrowser.write(HOSTED_KEY, '1')
    window.history.replaceState(window.history.state, '', redirectUri())
    await openServerSession()
    emitAuthChange('in')
    return true
  })

/** Throws 'Signout timeout fail' after 3 s. Offline, the page ends it later (lib/browser/account/auth-watch.ts). */
export async function signOutHosted(): Promise<void> {
  if (isEndUnheard()) return
  if (consumeState(inBrowser, HOSTED_KEY) === null) return
  go(HOSTED.logout, { client_id: CLOUD.clientId, logout_uri: `${window.location.origin}${PATHS.home}` })
  await new Promise((_resolve, reject) => {
    setTimeout(() => reject(new AuthError('SignOutTimeout', 'Signout timeout fail')), SIGN_OUT_MS)
  })
}

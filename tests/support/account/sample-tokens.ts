// Unsigned tokens in the shape of a pool's, and a browser of a signed-in sample patient that stores them.
import { CLOUD } from '@/lib/browser/pool/cloud'
import { SIGNED_IN_COOKIE } from '@/lib/browser/pool/server-session'

export const SAMPLE_USER = 'c1a2b3c4-0000-7000-8000-00000000000a'
const PREFIX = `CognitoIdentityServiceProvider.${CLOUD.clientId}`

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const jwt = (claims: object): string => `${encoded({ alg: 'none' })}.${encoded(claims)}.c2lnbmF0dXJl`

export type TokenOptions = { user?: string; expiresIn?: number; issuedBefore?: number; accessClaims?: object }

/** An access, an id and a refresh token; `expiresIn` is in seconds. */
export function tokensOf({ user = SAMPLE_USER, expiresIn = 3600, issuedBefore = 0, accessClaims }: TokenOptions = {}) {
  const iat = Math.floor(Date.now() / 1000) - issuedBefore
  const shared = { sub: user, iat, exp: iat + expiresIn, origin_jti: `origin-${user}`, iss: 'https://pool.example' }
  return {
    accessToken: jwt({ ...shared, token_use: 'access', username: user, client_id: CLOUD.clientId, ...accessClaims }),
    idToken: jwt({ ...shared, token_use: 'id', 'cognito:username': user, aud: CLOUD.clientId }),
    refreshToken: `refresh-${user}`,
  }
}

/** Stores tokens where Amplify looks for them, and returns them. The names in `without` are not stored. */
export function holdTokens(options: TokenOptions = {}, without: readonly string[] = []): ReturnType<typeof tokensOf> {
  const user = options.user ?? SAMPLE_USER
  window.localStorage.setItem(`${PREFIX}.LastAuthUser`, user)
  const tokens = tokensOf(options)
  for (const [name, token] of Object.entries(tokens))
    if (!without.includes(name)) window.localStorage.setItem(`${PREFIX}.${user}.${name}`, token)
  window.localStorage.setItem(`${PREFIX}.${user}.clockDrift`, '0')
  return tokens
}

export const setHintCookie = (value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would set.
  document.cookie = `${SIGNED_IN_COOKIE}=${value}; path=/${value === '' ? '; max-age=0' : ''}`
}

export function clearBrowser(): void {
  window.localStorage.clear()
  window.sessionStorage.clear()
  setHintCookie('')
}

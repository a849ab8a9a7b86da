// Reads the tokens of the user pool, the embedded one and a real one alike: signature, issuer, client, use and time.
// Whether a sign-in was revoked is the database's to say (lib/use-cases/account/read-access.ts).
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import type { Jwks } from 'aws-jwt-verify/jwk'

/** `originJti` is the sign-in that a token came from, `authTime` when that began. */
export type AccessClaims = { sub: string; originJti: string; authTime: Date; expiresAt: Date }
export type IdClaims = {
  sub: string
  originJti: string
  phone: string
  phoneVerified: boolean
  /** Where the pool has proved it. */
  email?: string
  name?: string
}

export type TokenVerifier = {
  /** This site's own pool signed them: its table knows which sign-ins are live. */
  readonly embedded: boolean
  /** What a good access token says; null for any other string. */
  access(token: string): Promise<AccessClaims | null>
  /** What a good id token says; null for any other string. */
  id(token: string): Promise<IdClaims | null>
}

/** A real pool's keys can't be fetched now: nobody is known to be signed in, and nobody is known not to be. */
export class PoolAwayError extends Error {
  override name = 'PoolAwayError'
}

/** The longest token that is looked at: Amazon Cognito's stay far below it. */
const LONGEST = 16_384

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** A flag among the claims: Cognito writes some of them as text. */
const isLoggedOnce = (flag: unknown): boolean => flag === true || flag === 'true'

/** What the claims read, or null when they refuse the token. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof FetchError)
      throw new PoolAwayError('The keys of the user pool can’t be fetched', { cause: error })
    if (error instanceof JwtBaseError) return null
    throw error
  }
}

/** The verifier of a pool. With `jwks` it is the embedded one, and the network is never asked. */
export function tokenVerifier(pool: { userPoolId: string; clientId: string; jwks?: Jwks }): TokenVerifier {
  const { userPoolId, clientId, jwks } = pool
  const accessTokens = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'access' })
  const idTokens = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' })
  for (const verifier of [accessTokens, idTokens]) if (jwks) verifier.cacheJwks(jwks)
  return {
    embedded: jwks !== undefined,
    access: (token) =>
      orNull(async () => {
        if (token.length > LONGEST) return null
        const { sub, origin_jti, auth_time, exp } = jwks
          ? accessTokens.verifySync(token)
          : await accessTokens.verify(token)
        const originJti = text(origin_jti)
        if (!originJti) return null
        return { sub, originJti, authTime: new Date(auth_time * 1000), expiresAt: new Date(exp * 1000) }
      }),
    id: (token) =>
      orNull(async () => {
        if (token.length > LONGEST) return null
        const claims = jwks ? idTokens.verifySync(token) : await idTokens.verify(token)
        const { sub, origin_jti, phone_number, phone_number_verified, name } = claims
        const phoneVerified = isLoggedOnce(phone_number_verified)
        const email = isLoggedOnce(claims.email_verified) ? text(claims.email) : undefined
        const said = { phone: text(phone_number) ?? '', phoneVerified, email, name: text(name) }
        return { sub, originJti: text(origin_jti) ?? '', ...said }
      }),
  }
}

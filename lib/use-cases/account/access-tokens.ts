// Checks tokens only. read-access.ts checks whether their sign-in was revoked.
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import type { Jwks } from 'aws-jwt-verify/jwk'

/** `originJti`: the sign-in behind the token. `authTime`: when it began. */
export type AccessClaims = { sub: string; originJti: string; authTime: Date; expiresAt: Date }
export type IdClaims = {
  sub: string
  originJti: string
  phone: string
  phoneVerified: boolean
  email?: string
  name?: string
}

export type TokenVerifier = {
  /** True for this site's own pool, whose table knows which sign-ins are live. */
  readonly embedded: boolean
  access(token: string): Promise<AccessClaims | null>
  id(token: string): Promise<IdClaims | null>
}

/** The pool's keys can't be fetched, so it is unknown who is signed in. */
export class PoolAwayError extends Error {
  override name = 'PoolAwayError'
}

const LONGEST = 16_384

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

/** Cognito writes some flags as text. */
const isTrueClaim = (flag: unknown): boolean => flag === true || flag === 'true'

/** Throws PoolAwayError when the keys can't be fetched. */
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

/** With `jwks` (embedded pool) it never uses the network. */
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
        const phoneVerified = isTrueClaim(phone_number_verified)
        const email = isTrueClaim(claims.email_verified) ? text(claims.email) : undefined
        const contact = { phone: text(phone_number) ?? '', phoneVerified, email, name: text(name) }
        return { sub, originJti: text(origin_jti) ?? '', ...contact }
      }),
  }
}

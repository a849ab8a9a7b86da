import { createLocalJWKSet, errors, jwtVerify } from 'jose'
import type { Context } from '@/lib/user-pool/context'
import { PoolError } from '@/lib/user-pool/errors'
import { findUserBySub } from '@/lib/user-pool/store/users'

const poolRegion = (poolId: string): string => poolId.split('_')[0] ?? ''

export const providerOf = (poolId: string): string => `cognito-idp.${poolRegion(poolId)}.amazonaws.com/${poolId}`

const refused = (why: string): PoolError => new PoolError('NotAuthorizedException', `Invalid login token. ${why}`)

async function subOf({ keys, settings, now }: Context, idToken: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(idToken, createLocalJWKSet(keys.jwks), {
      issuer: `https://${providerOf(settings.poolId)}`,
      audience: settings.clientId,
      algorithms: ['RS256'],
      currentDate: now,
    })
    if (payload.token_use === 'id' && payload.sub !== undefined) return payload.sub
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw refused(`Token expired: ${Math.floor(Number(error.payload.exp))} < ${Math.floor(now.getTime() / 1000)}`)
    if (!(error instanceof errors.JOSEError)) throw error
  }
  throw refused('Not a valid OpenId Connect identity token.')
}

/** Null for a guest. Throws NotAuthorizedException for a token that this pool did not issue. */
export async function loginOf(context: Context, logins: Record<string, string>): Promise<string | null> {
  const named = Object.entries(logins)
  if (named.length === 0) {
    if (context.settings.guests) return null
    throw new PoolError('NotAuthorizedException', 'Unauthenticated access is not supported for this identity pool.')
  }
  const provider = providerOf(context.settings.poolId)
  const token = logins[provider]
  if (token === undefined || named.length > 1) throw refused("Issuer doesn't match providerName")
  const sub = await subOf(context, token)
  const user = await findUserBySub(context.db.reads, sub)
  if (!user?.enabled) throw refused('Token is not from a supported provider of this identity pool.')
  return `${provider}:${sub}`
}

// Claims as Cognito's. All tokens of one sign-in are a family and are revoked together.
import { createHash } from 'node:crypto'
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { attributeClaims } from '@/lib/user-pool/attributes'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { plainHash, randomText, randomUuid } from '@/lib/user-pool/hashes'
import { issuerOf } from '@/lib/user-pool/settings'
import { holdDevice } from '@/lib/user-pool/store/devices'
import {
  findTokenFamily,
  insertRefreshToken,
  openTokenFamily,
  type TokenFamilyRow,
} from '@/lib/user-pool/store/families'
import { findUserBySub, type PoolUserRow } from '@/lib/user-pool/store/users'

/** The scope of every sign-in outside the hosted page. The pool's own calls require it. */
export const API_SCOPE = 'aws.cognito.signin.user.admin'

export type AuthenticationResult = {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
  NewDeviceMetadata?: { DeviceKey: string; DeviceGroupKey: string }
}
type TokenFamily = Pick<TokenFamilyRow, 'origin_jti' | 'scopes' | 'device_key' | 'auth_time'>

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

function sign({ keys, now, settings }: Context, claims: JWTPayload): Promise<string> {
  const iat = seconds(now)
  return new SignJWT({
    ...claims,
    iss: issuerOf(settings),
    jti: randomUuid(),
    iat,
    exp: iat + settings.accessMinutes * 60,
  })
    .setProtectedHeader({ kid: keys.current.kid, alg: 'RS256' })
    .sign(keys.current.privateKey)
}

/** Binds the id token to the access token (OpenID Connect Core, 3.1.3.6). */
const accessHash = (accessToken: string): string =>
  createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url')

export async function signTokens(
  context: Context,
  { user, family, nonce }: { user: PoolUserRow; family: TokenFamily; nonce?: string | undefined },
): Promise<AuthenticationResult> {
  const { clientId, accessMinutes } = context.settings
  const shared = {
    sub: user.sub,
    origin_jti: family.origin_jti,
    event_id: randomUuid(),
    auth_time: seconds(family.auth_time),
  }
  const AccessToken = await sign(context, {
    ...shared,
    ...(family.device_key && { device_key: family.device_key }),
    client_id: clientId,
    token_use: 'access',
    scope: family.scopes,
    username: user.sub,
  })
  const IdToken = await sign(context, {
    ...attributeClaims(user),
    ...shared,
    ...(nonce && { nonce }),
    ...(family.scopes.split(' ').includes('openid') && { at_hash: accessHash(AccessToken) }),
    aud: clientId,
    token_use: 'id',
    'cognito:username': user.sub,
  })
  return { AccessToken, IdToken, ExpiresIn: accessMinutes * 60, TokenType: 'Bearer' }
}

export const newRefreshToken = (): string => randomText(128)

export type Issue = {
  user: PoolUserRow
  scopes: string
  deviceKey?: string | undefined
  nonce?: string | undefined
  authTime?: Date | undefined
}

/** Throws ResourceNotFoundException when the device was forgotten meanwhile. */
export async function issueTokens(context: Context, issue: Issue): Promise<AuthenticationResult> {
  const { db, now, settings } = context
  const { user, scopes, deviceKey, nonce, authTime = now } = issue
  const family = { origin_jti: randomUuid(), scopes, device_key: deviceKey ?? null, auth_time: authTime }
  const RefreshToken = newRefreshToken()
  await db.transaction(async (tx) => {
    if (deviceKey !== undefined && !(await holdDevice(tx, user.sub, deviceKey))) throw ERRORS.noDevice()
    const expires_at = new Date(authTime.getTime() + settings.refreshDays * 86_400_000)
    await openTokenFamily(tx, { ...family, sub: user.sub, client_id: settings.clientId, expires_at })
    const token_hash = plainHash(RefreshToken)
    await insertRefreshToken(tx, { token_hash, origin_jti: family.origin_jti, created_at: now })
  })
  return { ...(await signTokens(context, { user, family, nonce })), RefreshToken }
}

const accessSchema = z.object({
  sub: z.string(),
  origin_jti: z.string(),
  scope: z.string(),
  device_key: z.string().optional(),
})
export type AccessPayload = z.output<typeof accessSchema>

async function readAccessToken({ keys, now, settings }: Context, token: string): Promise<AccessPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys.jwks), {
    issuer: issuerOf(settings),
    algorithms: ['RS256'],
    currentDate: now,
  }).catch((error: unknown) => {
    throw error instanceof errors.JWTExpired ? ERRORS.accessExpired() : ERRORS.accessInvalid()
  })
  if (payload.token_use !== 'access' || payload.client_id !== settings.clientId) throw ERRORS.accessInvalid()
  return accessSchema.parse(payload)
}

export async function requireUser(
  context: Context,
  accessToken: string,
  { scope = API_SCOPE } = {},
): Promise<{ user: PoolUserRow; family: TokenFamilyRow; claims: AccessPayload }> {
  const claims = await readAccessToken(context, accessToken)
  const user = await findUserBySub(context.db.reads, claims.sub)
  if (!user) throw ERRORS.noUser()
  const family = await findTokenFamily(context.db.reads, claims.origin_jti)
  if (!family || family.revoked_at) throw ERRORS.accessRevoked()
  if (!user.enabled) throw ERRORS.disabled()
  if (!claims.scope.split(' ').includes(scope)) throw ERRORS.accessScopes()
  return { user, family, claims }
}

// RFC 6749, 4.1.3 and 6. A failed check uses up nothing.
import { createHash } from 'node:crypto'
import { decodeJwt } from 'jose'
import { isSame } from '@/lib/domain/hmac'
import type { Context } from '@/lib/user-pool/context'
import { isPoolError } from '@/lib/user-pool/errors'
import { plainHash } from '@/lib/user-pool/hashes'
import { refresh } from '@/lib/user-pool/sign-in/refresh'
import { touchDevice } from '@/lib/user-pool/store/devices'
import { revokeTokenFamily } from '@/lib/user-pool/store/families'
import { findHostedCode, type HostedCodeRow, noteHostedFamily, spendHostedCode } from '@/lib/user-pool/store/hosted'
import { findHostedDevice } from '@/lib/user-pool/store/hosted-devices'
import { findUserBySub } from '@/lib/user-pool/store/users'
import { type AuthenticationResult, issueTokens } from '@/lib/user-pool/tokens'

export type OAuthAnswer = { status: number; headers: Record<string, string>; body: object | null }

/** A browser's second try comes at once; a later one has the code from somewhere else. */
const SAME_TRY_MS = 10_000

export const oauthError = (error: string, description?: string): OAuthAnswer => ({
  status: 400,
  headers: {},
  body: { error, ...(description === undefined ? {} : { error_description: description }) },
})

const tokensOf = (result: AuthenticationResult, scopes: string): OAuthAnswer => ({
  status: 200,
  headers: {},
  body: {
    ...(scopes.split(' ').includes('openid') && { id_token: result.IdToken }),
    access_token: result.AccessToken,
    ...(result.RefreshToken !== undefined && { refresh_token: result.RefreshToken }),
    expires_in: result.ExpiresIn,
    token_type: 'Bearer',
  },
})

function isTheirs(row: HostedCodeRow, form: URLSearchParams): boolean {
  const verifier = form.get('code_verifier') ?? ''
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return (
    row.client_id === form.get('client_id') &&
    row.redirect_uri === form.get('redirect_uri') &&
    /^[\w.~-]{43,128}$/.test(verifier) &&
    isSame(challenge, row.code_challenge ?? '')
  )
}

async function exchangeCode(context: Context, form: URLSearchParams): Promise<OAuthAnswer> {
  const { db, now, address } = context
  const code = form.get('code')
  if (!code || !form.get('redirect_uri') || !form.get('code_verifier')) return oauthError('invalid_request')
  const codeHash = plainHash(code)
  const row = await findHostedCode(db.reads, codeHash)
  if (!row || !isTheirs(row, form)) return oauthError('invalid_grant')
  if (row.used_at && row.origin_jti && now.getTime() - row.used_at.getTime() > SAME_TRY_MS)
    await revokeTokenFamily(db.writes, row.origin_jti, now)
  const user = await findUserBySub(db.reads, row.sub)
  if (!user?.enabled || !(await spendHostedCode(db.writes, codeHash, now))) return oauthError('invalid_grant')
  const { scopes, nonce, auth_time, hosted_session } = row
  const deviceKey = hosted_session === null ? undefined : await findHostedDevice(db.reads, hosted_session)
  if (deviceKey !== undefined) await touchDevice(db.writes, { key: deviceKey, address, now })
  const issue = { user, scopes, deviceKey, nonce: nonce ?? undefined, authTime: auth_time ?? now }
  const result = await issueTokens(context, issue)
  await noteHostedFamily(db.writes, codeHash, decodeJwt<{ origin_jti: string }>(result.AccessToken).origin_jti)
  return tokensOf(result, scopes)
}

async function renew(context: Context, form: URLSearchParams): Promise<OAuthAnswer> {
  const token = form.get('refresh_token')
  if (!token) return oauthError('invalid_request')
  const result = await refresh(context, { token })
  return tokensOf(result, decodeJwt<{ scope: string }>(result.AccessToken).scope)
}

const grantOf = (answer: Promise<OAuthAnswer>): Promise<OAuthAnswer> =>
  answer.catch((error: unknown) => {
    if (isPoolError(error)) return oauthError('invalid_grant')
    throw error
  })

export async function tokenEndpoint(context: Context, form: URLSearchParams): Promise<OAuthAnswer> {
  const grant = form.get('grant_type')
  if ([...form.keys()].some((name) => form.getAll(name).length > 1)) return oauthError('invalid_request')
  if (!grant || !form.get('client_id')) return oauthError('invalid_request')
  if (form.get('client_id') !== context.settings.clientId) return oauthError('invalid_client')
  if (grant === 'authorization_code') return grantOf(exchangeCode(context, form))
  if (grant === 'refresh_token') return grantOf(renew(context, form))
  return oauthError('unsupported_grant_type')
}

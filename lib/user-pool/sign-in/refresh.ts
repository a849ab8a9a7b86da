import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { plainHash } from '@/lib/user-pool/hashes'
import { clientId, metadata, requireClient, token as tokenMember } from '@/lib/user-pool/operation'
import { findDevice } from '@/lib/user-pool/store/devices'
import {
  findRefreshToken,
  insertRefreshToken,
  type RefreshRow,
  replaceRefreshToken,
  revokeTokenFamily,
} from '@/lib/user-pool/store/families'
import { findUserBySub } from '@/lib/user-pool/store/users'
import { type AuthenticationResult, newRefreshToken, signTokens } from '@/lib/user-pool/tokens'

const GRACE_MS = 60_000

async function requireTokenFamily(context: Context, token: string): Promise<RefreshRow> {
  const row = await findRefreshToken(context.db.reads, plainHash(token))
  if (!row || row.client_id !== context.settings.clientId) throw ERRORS.refreshInvalid()
  if (row.revoked_at) throw ERRORS.refreshRevoked()
  if (row.expires_at <= context.now) throw ERRORS.refreshExpired()
  return row
}

/** Tokens of a confirmed device are renewed by that device alone. */
async function checkDevice({ db }: Context, row: RefreshRow, deviceKey: string | undefined): Promise<void> {
  if (row.device_key === null) return
  const device = await findDevice(db.reads, row.sub, row.device_key)
  if (deviceKey === row.device_key && !device) throw ERRORS.noDevice()
  if (device?.srp_verifier && deviceKey !== row.device_key) throw ERRORS.refreshInvalid()
}

/** A minute's grace for lost answers. Later two parties have it, so nobody keeps it (RFC 9700, 4.14.2). */
async function rotate({ db, now }: Context, row: RefreshRow): Promise<string> {
  const token = newRefreshToken()
  const isReused = await db.transaction(async (tx) => {
    const replacedAt = await replaceRefreshToken(tx, row.token_hash, now)
    if (now.getTime() - replacedAt.getTime() > GRACE_MS) {
      await revokeTokenFamily(tx, row.origin_jti, now)
      return true
    }
    await insertRefreshToken(tx, { token_hash: plainHash(token), origin_jti: row.origin_jti, created_at: now })
    return false
  })
  if (isReused) throw ERRORS.refreshReused()
  return token
}

export async function refresh(
  context: Context,
  { token, deviceKey }: { token: string; deviceKey?: string | undefined },
): Promise<AuthenticationResult> {
  const row = await requireTokenFamily(context, token)
  const user = await findUserBySub(context.db.reads, row.sub)
  if (!user) throw ERRORS.noUser()
  if (!user.enabled) throw ERRORS.disabled()
  await checkDevice(context, row, deviceKey)
  const next = context.settings.rotation ? { RefreshToken: await rotate(context, row) } : {}
  return { ...(await signTokens(context, { user, family: row })), ...next }
}

export const refreshInput = z.object({
  RefreshToken: tokenMember,
  ClientId: clientId,
  DeviceKey: z.string().max(55).optional(),
  ClientMetadata: metadata,
})

export async function getTokens(input: z.output<typeof refreshInput>, context: Context): Promise<object> {
  requireClient(context, input.ClientId)
  return { AuthenticationResult: await refresh(context, { token: input.RefreshToken, deviceKey: input.DeviceKey }) }
}

export const revokeInput = z.object({ Token: tokenMember, ClientId: clientId })

/** An unknown token is no error. */
export async function revokeToken(
  { Token, ClientId }: z.output<typeof revokeInput>,
  context: Context,
): Promise<object> {
  requireClient(context, ClientId)
  if (Token.split('.').length === 3) throw ERRORS.notARefreshToken()
  const row = await findRefreshToken(context.db.reads, plainHash(Token))
  if (row) await revokeTokenFamily(context.db.writes, row.origin_jti, context.now)
  return {}
}

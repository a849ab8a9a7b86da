import { z } from 'zod'
import { attributesOf } from '@/lib/user-pool/attributes'
import type { Context } from '@/lib/user-pool/context'
import { endSignIns } from '@/lib/user-pool/end-sign-ins'
import { accessToken } from '@/lib/user-pool/operation'
import { requireUser } from '@/lib/user-pool/tokens'

export const accessTokenInput = z.object({ AccessToken: accessToken })
type AccessTokenInput = z.output<typeof accessTokenInput>

export async function getUser({ AccessToken }: AccessTokenInput, context: Context): Promise<object> {
  const { user } = await requireUser(context, AccessToken)
  return {
    Username: user.sub,
    UserAttributes: Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value })),
    ...(user.mfa_enabled.length > 0 && { UserMFASettingList: user.mfa_enabled }),
    ...(user.mfa_preferred && { PreferredMfaSetting: user.mfa_preferred }),
  }
}

/** Ends hosted-page sessions too, because a patient who lost a phone means those as well. */
export async function globalSignOut({ AccessToken }: AccessTokenInput, context: Context): Promise<object> {
  const { user } = await requireUser(context, AccessToken)
  await context.db.transaction((tx) => endSignIns(tx, { sub: user.sub, now: context.now }))
  return {}
}

import { z } from 'zod'
import { newTotpSecret, sealTotp } from '@/lib/domain/account/totp'
import { consumeChallenge, openChallenge } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, PoolError } from '@/lib/user-pool/errors'
import { accessToken, session } from '@/lib/user-pool/operation'
import { setPendingTotp } from '@/lib/user-pool/store/totp'
import { requireUser } from '@/lib/user-pool/tokens'

export const associateInput = z.object({ AccessToken: accessToken.optional(), Session: session.optional() })

export function requireMfa({ settings }: Context): void {
  if (settings.mfa === 'off')
    throw new PoolError('SoftwareTokenMFANotFoundException', 'Software Token MFA is not enabled for the userPool.')
}

async function atSignIn(context: Context, session: string): Promise<object> {
  const { sub, username, state } = await consumeChallenge(context, session, 'MFA_SETUP')
  if (sub === null) throw ERRORS.session()
  const secret = newTotpSecret()
  const softwareToken = { secret: sealTotp(context.secret, sub, secret), verified: false }
  const Session = await openChallenge(context, 'MFA_SETUP', { sub, username, state: { ...state, softwareToken } })
  return { SecretCode: secret, Session }
}

export async function associateSoftwareToken(input: z.infer<typeof associateInput>, context: Context): Promise<object> {
  requireMfa(context)
  if (input.AccessToken === undefined) {
    if (input.Session === undefined) throw ERRORS.accessInvalid()
    return atSignIn(context, input.Session)
  }
  const { user } = await requireUser(context, input.AccessToken)
  const secret = newTotpSecret()
  await setPendingTotp(context.db.writes, user.sub, sealTotp(context.secret, user.sub, secret), context.now)
  return { SecretCode: secret }
}

import { z } from 'zod'
import { openTotp, totpStepOf } from '@/lib/domain/account/totp'
import { openChallenge, readChallenge, spend } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, PoolError } from '@/lib/user-pool/errors'
import { requireMfa } from '@/lib/user-pool/mfa/associate-software-token'
import { accessToken, pattern, session } from '@/lib/user-pool/operation'
import { adoptPendingTotp } from '@/lib/user-pool/store/totp'
import { updateUser } from '@/lib/user-pool/store/users'
import { requireUser } from '@/lib/user-pool/tokens'

export const verifyTokenInput = z.object({
  AccessToken: accessToken.optional(),
  Session: session.optional(),
  UserCode: z.string().regex(/^\d{6}$/, pattern('[0-9]+')),
  FriendlyDeviceName: z.string().max(256).optional(),
})

const mismatch = (): PoolError => new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch')

function requireToken(sealed: string | null | undefined): string {
  if (sealed) return sealed
  throw new PoolError('SoftwareTokenMFANotFoundException', 'No software token is associated with the user.')
}

async function verifyTotpStep(context: Context, sub: string, sealed: string, code: string): Promise<number> {
  const key = openTotp(context, sub, sealed)
  const step = key === null ? null : await totpStepOf(key.plain, code, context.now)
  if (step === null) throw mismatch()
  return step
}

/** A wrong code leaves the Session valid. */
async function atSignIn(context: Context, session: string, code: string): Promise<object> {
  const { db, now } = context
  const challenge = await readChallenge(context, session, 'MFA_SETUP')
  const { sub, username, state } = challenge
  if (sub === null) throw ERRORS.session()
  const sealed = requireToken(state.softwareToken?.secret)
  const step = await verifyTotpStep(context, sub, sealed, code)
  await spend(context, challenge)
  await updateUser(
    db.writes,
    sub,
    {
      totp_secret: sealed,
      totp_verified: true,
      totp_last_step: String(step),
    },
    now,
  )
  const softwareToken = { secret: sealed, verified: true }
  const Session = await openChallenge(context, 'MFA_SETUP', { sub, username, state: { ...state, softwareToken } })
  return { Status: 'SUCCESS', Session }
}

export async function verifySoftwareToken(input: z.infer<typeof verifyTokenInput>, context: Context): Promise<object> {
  const { db, now } = context
  requireMfa(context)
  if (input.AccessToken === undefined) {
    if (input.Session === undefined) throw ERRORS.accessInvalid()
    return atSignIn(context, input.Session, input.UserCode)
  }
  const { user } = await requireUser(context, input.AccessToken)
  const sealed = requireToken(user.totp_pending)
  const step = await verifyTotpStep(context, user.sub, sealed, input.UserCode)
  if (!(await adoptPendingTotp(db.writes, { sub: user.sub, sealed: sealed, step, now }))) throw mismatch()
  return { Status: 'SUCCESS' }
}

import { randomCode } from '@/lib/domain/account/random-code'
import { isSame } from '@/lib/domain/hmac'
import { countTry, type SignInAttempt } from '@/lib/user-pool/challenges'
import { deliver, mask } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter, type PoolError } from '@/lib/user-pool/errors'
import { keyedHash } from '@/lib/user-pool/hashes'
import { beginTry, countCode, userRequesterTo } from '@/lib/user-pool/limits'
import { checkTotp } from '@/lib/user-pool/mfa/totp'
import { type ChallengeResponse, required } from '@/lib/user-pool/sign-in/challenge-response'
import { finish } from '@/lib/user-pool/sign-in/finish'
import { challenge } from '@/lib/user-pool/sign-in/step'
import type { MfaType } from '@/lib/user-pool/store/tables'
import { type PoolUserRow, updateUser } from '@/lib/user-pool/store/users'

type FactorRequest = { going: SignInAttempt; type: MfaType; use?: () => Promise<void> }

const factorsOf = (user: PoolUserRow): MfaType[] =>
  user.mfa_enabled.filter((type) => (type === 'SMS_MFA' ? user.phone_verified : user.totp_verified))

const mfaCodeHash = ({ secret }: Context, username: string, code: string): string =>
  keyedHash(secret, `mfa ${username}`, code).toString('base64url')

/** `use` runs after the limits, so that a refused SMS leaves the Session valid. */
async function challengeBySms(
  context: Context,
  user: PoolUserRow,
  { going, use }: Omit<FactorRequest, 'type'>,
): Promise<object> {
  const to = user.personal_phone
  // The user knows the password, so other people's requests don't count.
  await countCode(context, to, userRequesterTo(context, user.sub, { to, isOwn: true }))
  await use?.()
  const code = randomCode()
  const expiresAt = new Date(context.now.getTime() + context.settings.sessionMinutes * 60_000)
  await deliver(context, { channel: 'sms', to, code, purpose: 'mfa', expiresAt })
  const kept = { hash: mfaCodeHash(context, user.sub, code), expiresAt: expiresAt.toISOString() }
  return challenge(
    context,
    { ...going, state: { ...going.state, code: kept } },
    {
      challenge: 'SMS_MFA',
      parameters: {
        CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
        CODE_DELIVERY_DESTINATION: mask(to),
        USER_ID_FOR_SRP: user.sub,
      },
    },
  )
}

async function challengeFactor(
  context: Context,
  user: PoolUserRow,
  { type, going, use }: FactorRequest,
): Promise<object> {
  if (type === 'SMS_MFA') return challengeBySms(context, user, { going, use })
  await use?.()
  return challenge(context, going, { challenge: 'SOFTWARE_TOKEN_MFA', parameters: { USER_ID_FOR_SRP: user.sub } })
}

export function secondFactor(context: Context, user: PoolUserRow, going: SignInAttempt): Promise<object> {
  const { mfa } = context.settings
  const factors = factorsOf(user)
  const [first] = factors
  if (mfa === 'off' || (mfa === 'optional' && !first)) return finish(context, user, going)
  const USER_ID_FOR_SRP = user.sub
  if (!first) {
    const parameters = { MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']), USER_ID_FOR_SRP }
    return challenge(context, going, { challenge: 'MFA_SETUP', parameters })
  }
  const preferred = factors.find((type) => type === user.mfa_preferred)
  if (preferred || factors.length === 1) return challengeFactor(context, user, { going, type: preferred ?? first })
  const parameters = { MFAS_CAN_CHOOSE: JSON.stringify(factors), USER_ID_FOR_SRP }
  return challenge(context, going, { challenge: 'SELECT_MFA_TYPE', parameters })
}

export async function chooseFactor(answered: ChallengeResponse): Promise<object> {
  const { context, going, user, use } = answered
  const wanted = required(answered, 'ANSWER')
  if (!user) throw ERRORS.session()
  const type = factorsOf(user).find((each) => each === wanted)
  if (!type) throw invalidParameter(`${wanted} is not one of the user's MFA types.`)
  return challengeFactor(context, user, { going, type, use })
}

/** A wrong code leaves the Session valid, three times, and counts as a wrong password. */
async function answerFactor(
  answered: ChallengeResponse,
  wrongOf: (user: PoolUserRow) => Promise<PoolError | null>,
): Promise<object> {
  const { context, going, user, use } = answered
  if (!user) throw ERRORS.session()
  await beginTry(context, user.personal_phone)
  await countTry(context, going)
  const wrong = await wrongOf(user)
  if (wrong) throw wrong
  await use()
  return finish(context, user, { ...going, state: { ...going.state, code: undefined } })
}

export function answerSms(answered: ChallengeResponse): Promise<object> {
  const { context, going } = answered
  const typed = required(answered, 'SMS_MFA_CODE')
  const { code } = going.state
  return answerFactor(answered, async (user) => {
    if (!code || Date.parse(code.expiresAt) <= context.now.getTime()) return ERRORS.codeExpired()
    return isSame(code.hash, mfaCodeHash(context, user.sub, typed)) ? null : ERRORS.mfaCode()
  })
}

export function answerTotp(answered: ChallengeResponse): Promise<object> {
  const code = required(answered, 'SOFTWARE_TOKEN_MFA_CODE')
  return answerFactor(answered, async (user) =>
    (await checkTotp(answered.context, user, code)) ? null : ERRORS.totpCode(),
  )
}

/** VerifySoftwareToken has to prove the app in the same sign-in. */
export async function finishSetup({ context, going, user, use }: ChallengeResponse): Promise<object> {
  if (!user || !going.state.softwareToken?.verified)
    throw invalidParameter('The authenticator app is not verified yet.')
  await use()
  const patch: Parameters<typeof updateUser>[2] = {
    mfa_enabled: ['SOFTWARE_TOKEN_MFA'],
    mfa_preferred: 'SOFTWARE_TOKEN_MFA',
  }
  const fresh = await updateUser(context.db.writes, user.sub, patch, context.now)
  if (!fresh) throw ERRORS.noUser()
  return finish(context, fresh, going)
}

// A wrong password and an unknown account get the same answer.
import { attributesOf } from '@/lib/user-pool/attributes'
import type { SignInAttempt } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { beginTry, passTry } from '@/lib/user-pool/limits'
import { type ChallengeResponse, claimOf } from '@/lib/user-pool/sign-in/challenge-response'
import { runRound } from '@/lib/user-pool/sign-in/custom'
import { secondFactor } from '@/lib/user-pool/sign-in/mfa'
import { checkSignature, isClientValue, startExchange, verifyPassword } from '@/lib/user-pool/sign-in/srp'
import { requirePasswordUsable } from '@/lib/user-pool/sign-in/status'
import { challenge } from '@/lib/user-pool/sign-in/step'
import { passwordOwner, type Someone, someoneOf, verifierFor } from '@/lib/user-pool/sign-in/who'
import type { PoolUserRow } from '@/lib/user-pool/store/users'

const isOwn = ({ settings }: Context, user: PoolUserRow | null): user is PoolUserRow =>
  // An unconfirmed sign-up is nobody's yet, because anybody can begin one for any number.
  user !== null && !(settings.hideExistence && user.status === 'UNCONFIRMED')

async function passPassword(context: Context, user: PoolUserRow, going: SignInAttempt): Promise<object> {
  await passTry(context, user.personal_phone)
  requirePasswordUsable(user)
  if (user.status !== 'FORCE_CHANGE_PASSWORD') return secondFactor(context, user, going)
  const { sub: _, ...attributes } = attributesOf(user)
  const userAttributes = JSON.stringify(attributes)
  const parameters = { requiredAttributes: '[]', userAttributes, USER_ID_FOR_SRP: user.sub }
  return challenge(context, going, { challenge: 'NEW_PASSWORD_REQUIRED', parameters })
}

export async function signInByPlainPassword(
  context: Context,
  someone: Someone,
  { password, going }: { password: string; going: SignInAttempt },
): Promise<object> {
  const { user, username, number } = someone
  await beginTry(context, number)
  const isRight = verifyPassword(passwordOwner(context, username), verifierFor(context, someone), password)
  if (!isRight || !isOwn(context, user)) throw ERRORS.incorrect()
  return passPassword(context, user, going)
}

export function beginSrp(
  context: Context,
  someone: Pick<Someone, 'user' | 'username'>,
  { A, going }: { A: string; going: SignInAttempt },
): Promise<object> {
  if (!isClientValue(A)) throw invalidParameter('SRP_A is not a number of the group.')
  const { salt, verifier } = verifierFor(context, someone)
  const exchange = startExchange(verifier)
  return challenge(
    context,
    { ...going, state: { ...going.state, srp: { ...exchange, A, verifier } } },
    {
      challenge: 'PASSWORD_VERIFIER',
      parameters: {
        SALT: salt,
        SRP_B: exchange.B,
        SECRET_BLOCK: exchange.secretBlock,
        USER_ID_FOR_SRP: going.username,
      },
    },
  )
}

export async function provePassword(answered: ChallengeResponse): Promise<object> {
  const { context, going, user, use, clientMetadata } = answered
  const claim = claimOf(answered)
  const { srp, flow } = going.state
  if (!srp) throw ERRORS.session()
  await use()
  await beginTry(context, someoneOf(context, user, going.username).number)
  const proof = { ...srp, ...claim }
  const isRight = checkSignature(passwordOwner(context, going.username), proof) && Boolean(user?.srp_verifier)
  const after = { ...going, state: { ...going.state, srp: undefined } }
  if (flow !== 'CUSTOM_AUTH') {
    if (!isRight || !isOwn(context, user)) throw ERRORS.incorrect()
    return passPassword(context, user, after)
  }
  const challengeResult = isRight && isOwn(context, user)
  if (challengeResult) {
    await passTry(context, user.personal_phone)
    requirePasswordUsable(user)
  }
  const result = { challengeName: 'PASSWORD_VERIFIER', challengeResult }
  return runRound(context, { user, going: after, result, clientMetadata })
}

import type { SignInAttempt } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { type ChallengeResponse, required } from '@/lib/user-pool/sign-in/challenge-response'
import { runTrigger, triggerEvent, triggerPorts } from '@/lib/user-pool/sign-in/events'
import { finish } from '@/lib/user-pool/sign-in/finish'
import { challenge } from '@/lib/user-pool/sign-in/step'
import { someoneOf } from '@/lib/user-pool/sign-in/who'
import type { ChallengeResult } from '@/lib/user-pool/store/tables'
import { findUserBySub, type PoolUserRow } from '@/lib/user-pool/store/users'
import { createChallenge } from '@/lib/user-pool/triggers/create'
import { defineChallenge } from '@/lib/user-pool/triggers/define'
import { verifyChallenge } from '@/lib/user-pool/triggers/verify'

type Round = { user: PoolUserRow | null; going: SignInAttempt; clientMetadata: Record<string, string> | undefined }
export type NextStep = { kind: 'tokens' } | { kind: 'challenge'; name: string }

const baseEvent = (context: Context, { user, going }: Pick<Round, 'user' | 'going'>) =>
  triggerEvent(context, someoneOf(context, user, going.username))

/** Throws when DefineAuthChallenge ends the sign-in. */
export async function nextStep(context: Context, round: Round): Promise<NextStep> {
  const base = baseEvent(context, round)
  const { response } = await runTrigger('DefineAuthChallenge', () =>
    defineChallenge({
      ...base,
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: { ...base.request, session: round.going.state.results, clientMetadata: round.clientMetadata },
    }),
  )
  if (response.failAuthentication) throw ERRORS.incorrect()
  if (response.issueTokens) return { kind: 'tokens' }
  return { kind: 'challenge', name: response.challengeName ?? '' }
}

export async function sendCustomChallenge(context: Context, round: Round): Promise<object> {
  const { going, clientMetadata } = round
  const base = baseEvent(context, round)
  const { response } = await runTrigger('CreateAuthChallenge', () =>
    createChallenge(triggerPorts(context))({
      ...base,
      triggerSource: 'CreateAuthChallenge_Authentication',
      request: { ...base.request, challengeName: 'CUSTOM_CHALLENGE', session: going.state.results, clientMetadata },
    }),
  )
  const secret = { parameters: response.privateChallengeParameters ?? {}, metadata: response.challengeMetadata ?? '' }
  return challenge(
    context,
    { ...going, state: { ...going.state, secret } },
    { challenge: 'CUSTOM_CHALLENGE', parameters: response.publicChallengeParameters ?? {} },
  )
}

export async function runRound(
  context: Context,
  { result, going, user, ...round }: Round & { result: ChallengeResult },
): Promise<object> {
  const state = { ...going.state, results: [...going.state.results, result], secret: undefined }
  const on = { ...round, user, going: { ...going, state } }
  const next = await nextStep(context, on)
  if (next.kind === 'challenge') return sendCustomChallenge(context, on)
  // The answer may have claimed the number, which changes the row.
  const fresh = user && (await findUserBySub(context.db.reads, user.sub))
  if (!fresh) throw ERRORS.incorrect()
  return finish(context, fresh, on.going)
}

/** A wrong answer is no error: it leads to the next round. */
export async function answerCustom(answered: ChallengeResponse): Promise<object> {
  const { context, going, user, use, clientMetadata } = answered
  const challengeAnswer = required(answered, 'ANSWER')
  const { secret } = going.state
  if (!secret) throw ERRORS.session()
  await use()
  const base = baseEvent(context, { user, going })
  const { response } = await runTrigger('VerifyAuthChallengeResponse', () =>
    verifyChallenge(triggerPorts(context))({
      ...base,
      triggerSource: 'VerifyAuthChallengeResponse_Authentication',
      request: {
        ...base.request,
        privateChallengeParameters: secret.parameters,
        challengeAnswer,
        clientMetadata,
      },
    }),
  )
  const result = {
    challengeName: 'CUSTOM_CHALLENGE',
    challengeResult: response.answerCorrect === true,
    challengeMetadata: secret.metadata,
  }
  return runRound(context, { user, going, result, clientMetadata })
}

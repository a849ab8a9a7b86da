// The pool's own operations apply their locks and second factors. The page issues a code, not tokens.
import { decodeJwt } from 'jose'
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { handle } from '@/lib/user-pool/handle'
import { deleteDevice } from '@/lib/user-pool/store/devices'
import { revokeTokenFamily } from '@/lib/user-pool/store/families'

export type Factor = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA'
export type FactorStep = { session: string; username: string; factor: Factor; to: string | null }
export type HostedStep =
  | { kind: 'signed_in'; sub: string }
  | { kind: 'code'; waiting: FactorStep }
  /** This page can't set up a second factor or a new password. */
  | { kind: 'elsewhere' }
  | { kind: 'refused'; type: string; message: string }

const resultSchema = z.object({
  AccessToken: z.string(),
  NewDeviceMetadata: z.object({ DeviceKey: z.string() }).optional(),
})
const replySchema = z.object({
  ChallengeName: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
  Session: z.string().optional(),
  AuthenticationResult: resultSchema.optional(),
  __type: z.string().optional(),
  message: z.string().optional(),
})
type Reply = z.output<typeof replySchema>

async function challenge(context: Context, operation: string, body: object): Promise<Reply> {
  const { body: reply } = await handle(
    `AWSCognitoIdentityProviderService.${operation}`,
    { ClientId: context.settings.clientId, ...body },
    context,
  )
  return replySchema.parse(reply)
}

async function dropTokens({ db, now }: Context, result: z.output<typeof resultSchema>): Promise<string> {
  const { sub, origin_jti } = decodeJwt<{ sub: string; origin_jti: string }>(result.AccessToken)
  await revokeTokenFamily(db.writes, origin_jti, now)
  if (result.NewDeviceMetadata) await deleteDevice(db.writes, sub, result.NewDeviceMetadata.DeviceKey)
  return sub
}

async function hostedStep(context: Context, reply: Reply): Promise<HostedStep> {
  const { ChallengeName: name, ChallengeParameters: params = {}, Session: session = '' } = reply
  if (reply.__type !== undefined) return { kind: 'refused', type: reply.__type, message: reply.message ?? '' }
  if (reply.AuthenticationResult)
    return { kind: 'signed_in', sub: await dropTokens(context, reply.AuthenticationResult) }
  const username = params.USERNAME ?? params.USER_ID_FOR_SRP ?? ''
  if (name === 'SMS_MFA' || name === 'SOFTWARE_TOKEN_MFA') {
    const to = params.CODE_DELIVERY_DESTINATION ?? null
    return { kind: 'code', waiting: { session, username, factor: name, to } }
  }
  if (name === 'SELECT_MFA_TYPE') {
    // The app's codes need no message.
    const ChallengeResponses = { USERNAME: username, ANSWER: 'SOFTWARE_TOKEN_MFA' }
    const body = { ChallengeName: name, Session: session, ChallengeResponses }
    return hostedStep(context, await challenge(context, 'RespondToAuthChallenge', body))
  }
  return { kind: 'elsewhere' }
}

export async function signInAtHostedPage(context: Context, phone: string, password: string): Promise<HostedStep> {
  const AuthParameters = { USERNAME: phone, PASSWORD: password }
  const step = await hostedStep(
    context,
    await challenge(context, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
  )
  // The phone that the sign-in began with is a valid username too.
  return step.kind === 'code' && step.waiting.username === ''
    ? { ...step, waiting: { ...step.waiting, username: phone } }
    : step
}

export async function answerFactor(
  context: Context,
  { session, username, factor }: Omit<FactorStep, 'to'>,
  code: string,
): Promise<HostedStep> {
  const ChallengeResponses = { USERNAME: username, [`${factor}_CODE`]: code }
  const body = { ChallengeName: factor, Session: session, ChallengeResponses }
  return hostedStep(context, await challenge(context, 'RespondToAuthChallenge', body))
}

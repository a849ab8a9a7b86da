import { z } from 'zod'
import type { SignInAttempt } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { countCall } from '@/lib/user-pool/limits'
import { clientId, metadata, parameters as parametersMember, requireClient } from '@/lib/user-pool/operation'
import { nextStep, sendCustomChallenge } from '@/lib/user-pool/sign-in/custom'
import { requireDevice } from '@/lib/user-pool/sign-in/finish'
import { beginSrp, signInByPlainPassword } from '@/lib/user-pool/sign-in/password'
import { refresh } from '@/lib/user-pool/sign-in/refresh'
import { requireUsable } from '@/lib/user-pool/sign-in/status'
import { type Someone, whoIs } from '@/lib/user-pool/sign-in/who'
import type { ChallengeState } from '@/lib/user-pool/store/tables'

const FLOWS = ['USER_PASSWORD_AUTH', 'USER_SRP_AUTH', 'CUSTOM_AUTH', 'REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN'] as const
const OTHERS = ['ADMIN_NO_SRP_AUTH', 'ADMIN_USER_PASSWORD_AUTH', 'USER_AUTH'] as const

export const initiateAuthInput = z.object({
  AuthFlow: z.enum([...FLOWS, ...OTHERS]),
  AuthParameters: parametersMember,
  ClientId: clientId,
  ClientMetadata: metadata,
})
type Parameters = Record<string, string>

function required(parameters: Parameters, name: string): string {
  const value = parameters[name]
  if (!value) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

/** ClientMetadata of this call reaches neither define nor create, as on AWS. */
async function beginCustom(context: Context, someone: Someone, { going, parameters }: SignInRequest): Promise<object> {
  const { user } = someone
  // With hideExistence the code is sent first, and only its owner learns the rest.
  if (user && !context.settings.hideExistence) requireUsable(user)
  const isWithPassword = parameters.CHALLENGE_NAME === 'SRP_A'
  const results = isWithPassword ? [{ challengeName: 'SRP_A', challengeResult: true }] : []
  const on = { ...going, state: { ...going.state, results } }
  const round = { user, going: on, clientMetadata: undefined }
  const next = await nextStep(context, round)
  if (next.kind === 'tokens') throw ERRORS.incorrect()
  if (next.name !== 'PASSWORD_VERIFIER') return sendCustomChallenge(context, round)
  return beginSrp(context, someone, { A: required(parameters, 'SRP_A'), going: on })
}
type SignInRequest = { going: SignInAttempt; parameters: Parameters }

async function begin(context: Context, flow: ChallengeState['flow'], parameters: Parameters): Promise<object> {
  await countCall(context)
  const someone = await whoIs(context, required(parameters, 'USERNAME'))
  const sub = someone.user?.sub ?? null
  const deviceKey = context.settings.devices === 'off' ? undefined : parameters.DEVICE_KEY
  if (deviceKey) await requireDevice(context, someone.username, deviceKey)
  const going: SignInAttempt = { sub, username: someone.username, state: { flow, results: [], deviceKey } }
  if (flow === 'CUSTOM_AUTH') return beginCustom(context, someone, { going, parameters })
  if (flow === 'USER_SRP_AUTH') return beginSrp(context, someone, { A: required(parameters, 'SRP_A'), going })
  return signInByPlainPassword(context, someone, { password: required(parameters, 'PASSWORD'), going })
}

export async function initiateAuth(input: z.output<typeof initiateAuthInput>, context: Context): Promise<object> {
  const { AuthFlow: flow, AuthParameters: parameters } = input
  requireClient(context, input.ClientId)
  if (flow === 'USER_PASSWORD_AUTH' || flow === 'USER_SRP_AUTH' || flow === 'CUSTOM_AUTH')
    return begin(context, flow, parameters)
  const isRefresh = flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN'
  if (!isRefresh || context.settings.rotation) throw invalidParameter(`${flow} is not enabled for the client.`)
  const token = required(parameters, 'REFRESH_TOKEN')
  const AuthenticationResult = await refresh(context, { token, deviceKey: parameters.DEVICE_KEY })
  return { AuthenticationResult, ChallengeParameters: {} }
}

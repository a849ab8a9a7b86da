import { z } from 'zod'
import { readChallenge, sessionOfBlock, spend } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { clientId, metadata, parameters, requireClient, session } from '@/lib/user-pool/operation'
import { type ChallengeResponse, required } from '@/lib/user-pool/sign-in/challenge-response'
import { answerCustom } from '@/lib/user-pool/sign-in/custom'
import { beginDevice, proveDevice } from '@/lib/user-pool/sign-in/device'
import { requireDevice } from '@/lib/user-pool/sign-in/finish'
import { answerSms, answerTotp, chooseFactor, finishSetup } from '@/lib/user-pool/sign-in/mfa'
import { setNewPassword } from '@/lib/user-pool/sign-in/new-password'
import { provePassword } from '@/lib/user-pool/sign-in/password'
import { isNamed } from '@/lib/user-pool/sign-in/who'
import type { ChallengeRow } from '@/lib/user-pool/store/challenges'
import { findUserBySub } from '@/lib/user-pool/store/users'

const NAMES = [
  'PASSWORD_VERIFIER',
  'CUSTOM_CHALLENGE',
  'SMS_MFA',
  'SOFTWARE_TOKEN_MFA',
  'SELECT_MFA_TYPE',
  'MFA_SETUP',
  'NEW_PASSWORD_REQUIRED',
  'DEVICE_SRP_AUTH',
  'DEVICE_PASSWORD_VERIFIER',
] as const

const STEPS: Record<(typeof NAMES)[number], (answered: ChallengeResponse) => Promise<object>> = {
  PASSWORD_VERIFIER: provePassword,
  CUSTOM_CHALLENGE: answerCustom,
  SMS_MFA: answerSms,
  SOFTWARE_TOKEN_MFA: answerTotp,
  SELECT_MFA_TYPE: chooseFactor,
  MFA_SETUP: finishSetup,
  NEW_PASSWORD_REQUIRED: setNewPassword,
  DEVICE_SRP_AUTH: beginDevice,
  DEVICE_PASSWORD_VERIFIER: proveDevice,
}

export const respondInput = z.object({
  ChallengeName: z.enum(NAMES),
  ChallengeResponses: parameters,
  Session: session.optional(),
  ClientId: clientId,
  ClientMetadata: metadata,
})

/** Checked before the Session is used, because clients send the answer again. */
async function withDevice(context: Context, going: ChallengeRow, deviceKey: string | undefined): Promise<ChallengeRow> {
  if (!deviceKey || context.settings.devices === 'off') return going
  await requireDevice(context, going.username, deviceKey)
  return { ...going, state: { ...going.state, deviceKey } }
}

type Input = z.output<typeof respondInput>

function sessionFor(context: Context, { Session, ChallengeResponses: responses }: Input): string {
  const block = responses.PASSWORD_CLAIM_SECRET_BLOCK
  if (Session === undefined && !block) throw invalidParameter('Missing required parameter Session')
  return Session ?? sessionOfBlock(context, block ?? '')
}

export async function respond(input: Input, context: Context): Promise<object> {
  const { ChallengeName: name, ChallengeResponses: responses, ClientMetadata: clientMetadata } = input
  requireClient(context, input.ClientId)
  const challenge = await readChallenge(context, sessionFor(context, input), name)
  if (!(await isNamed(context, required({ responses }, 'USERNAME'), challenge.username))) throw ERRORS.session()
  const found = await findUserBySub(context.db.reads, challenge.username)
  const user = challenge.sub === null ? null : (found ?? null)
  const isDeviceStep = name.startsWith('DEVICE_')
  const going = isDeviceStep ? challenge : await withDevice(context, challenge, responses.DEVICE_KEY)
  return STEPS[name]({ context, going, user, responses, clientMetadata, use: () => spend(context, challenge) })
}

import { attributesOf } from '@/lib/user-pool/attributes'
import { deliver, pretendToDeliver } from '@/lib/user-pool/codes'
import type { Context } from '@/lib/user-pool/context'
import { isPoolError, PoolError } from '@/lib/user-pool/errors'
import { countCode } from '@/lib/user-pool/limits'
import { regionOf } from '@/lib/user-pool/settings'
import type { Someone } from '@/lib/user-pool/sign-in/who'
import { claimUser } from '@/lib/user-pool/store/claim'
import type { TriggerPorts } from '@/lib/user-pool/triggers/events'

/** An unknown user's number is included, so that its codes are counted like a user's. */
export function triggerEvent({ settings }: Context, { user, username, number }: Someone) {
  const userAttributes: Record<string, string> = user
    ? attributesOf(user)
    : number.startsWith('+')
      ? { phone_number: number }
      : {}
  return {
    version: '1',
    region: regionOf(settings),
    userPoolId: settings.poolId,
    userName: username,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: settings.clientId },
    request: { userAttributes, ...(user ? {} : { userNotFound: true }) },
    response: {},
  }
}

export const triggerPorts = (context: Context): TriggerPorts => ({
  now: () => context.now,
  secret: context.secret,
  countSend: (to) => countCode(context, to),
  sendCode: (to, code, expiresAt) => deliver(context, { channel: 'sms', to, code, purpose: 'sign_in', expiresAt }),
  pretend: () => pretendToDeliver(context),
  claim: (sub) => context.db.transaction((tx) => claimUser(tx, sub, context.now)),
})

/** A refusal reaches the client as a failed Lambda function's error. */
export async function runTrigger<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isPoolError(error)) throw error
    const text = error.message.replace(/\.$/, '')
    throw new PoolError('UserLambdaValidationException', `${name} failed with error ${text}.`, { cause: error })
  }
}

import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { type ChallengeResponse, claimOf, required } from '@/lib/user-pool/sign-in/challenge-response'
import { handOut, requireDevice } from '@/lib/user-pool/sign-in/finish'
import { checkSignature, isClientValue, startExchange } from '@/lib/user-pool/sign-in/srp'
import { challenge } from '@/lib/user-pool/sign-in/step'
import { touchDevice } from '@/lib/user-pool/store/devices'

export async function beginDevice(answered: ChallengeResponse): Promise<object> {
  const { context, going, user, use } = answered
  const deviceKey = required(answered, 'DEVICE_KEY')
  const A = required(answered, 'SRP_A')
  if (deviceKey !== going.state.deviceKey || !user) throw ERRORS.noDevice()
  if (!isClientValue(A)) throw invalidParameter('SRP_A is not a number of the group.')
  const device = await requireDevice(context, user.sub, deviceKey)
  await use()
  const exchange = startExchange(device.srp_verifier)
  return challenge(
    context,
    { ...going, state: { ...going.state, srp: { ...exchange, A, verifier: device.srp_verifier } } },
    {
      challenge: 'DEVICE_PASSWORD_VERIFIER',
      parameters: {
        SALT: device.srp_salt,
        SRP_B: exchange.B,
        SECRET_BLOCK: exchange.secretBlock,
        DEVICE_KEY: deviceKey,
      },
    },
  )
}

export async function proveDevice(answered: ChallengeResponse): Promise<object> {
  const { context, going, user, use } = answered
  const claim = claimOf(answered)
  const { srp, deviceKey } = going.state
  if (!user || !srp || !deviceKey) throw ERRORS.session()
  await use()
  const device = await requireDevice(context, user.sub, deviceKey)
  const who = { poolName: device.group_key, name: device.device_key }
  if (!checkSignature(who, { ...srp, ...claim })) throw ERRORS.incorrect()
  if (!user.enabled) throw ERRORS.disabled()
  await touchDevice(context.db.writes, { key: deviceKey, address: context.address, now: context.now })
  return handOut(context, user, deviceKey)
}

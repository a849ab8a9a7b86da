import { randomUUID } from 'node:crypto'
import type { SignInAttempt } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { randomText } from '@/lib/user-pool/hashes'
import { forgetTries } from '@/lib/user-pool/limits'
import { regionOf } from '@/lib/user-pool/settings'
import { challenge } from '@/lib/user-pool/sign-in/step'
import { type DeviceRow, findDevice, insertDevice } from '@/lib/user-pool/store/devices'
import type { PoolUserRow } from '@/lib/user-pool/store/users'
import { API_SCOPE, issueTokens } from '@/lib/user-pool/tokens'

export type ConfirmedDevice = DeviceRow & { srp_salt: string; srp_verifier: string }

/** Throws ResourceNotFoundException, after which clients forget the key and try without. */
export async function requireDevice({ db }: Context, sub: string, key: string): Promise<ConfirmedDevice> {
  const device = await findDevice(db.reads, sub, key)
  const { srp_salt, srp_verifier } = device ?? {}
  if (!device || !srp_salt || !srp_verifier) throw ERRORS.noDevice()
  return { ...device, srp_salt, srp_verifier }
}

export async function handOut(context: Context, user: PoolUserRow, deviceKey?: string): Promise<object> {
  await forgetTries(context, user.personal_phone)
  const AuthenticationResult = await issueTokens(context, { user, scopes: API_SCOPE, deviceKey })
  return { AuthenticationResult, ChallengeParameters: {} }
}

async function offerDevice(context: Context, user: PoolUserRow): Promise<object> {
  const { db, now, address, settings } = context
  const DeviceKey = `${regionOf(settings)}_${randomUUID()}`
  const DeviceGroupKey = `-${randomText(6)}`
  await insertDevice(db.writes, { key: DeviceKey, groupKey: DeviceGroupKey, sub: user.sub, address, now })
  await forgetTries(context, user.personal_phone)
  const issued = await issueTokens(context, { user, scopes: API_SCOPE, deviceKey: DeviceKey })
  return {
    AuthenticationResult: { ...issued, NewDeviceMetadata: { DeviceKey, DeviceGroupKey } },
    ChallengeParameters: {},
  }
}

/** Every other step is passed, so the user may learn that the account is disabled. */
export async function finish(context: Context, user: PoolUserRow, going: SignInAttempt): Promise<object> {
  if (!user.enabled) throw ERRORS.disabled()
  if (context.settings.devices === 'off') return handOut(context, user)
  const { deviceKey } = going.state
  if (!deviceKey) return offerDevice(context, user)
  await requireDevice(context, user.sub, deviceKey)
  return challenge(context, going, { challenge: 'DEVICE_SRP_AUTH', parameters: { DEVICE_KEY: deviceKey } })
}

// A forgotten device is signed out, unless it is the current one. Its hosted-page session ends in any case.
import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { deviceKey, requireTracking } from '@/lib/user-pool/devices/shape'
import { ERRORS } from '@/lib/user-pool/errors'
import { accessToken } from '@/lib/user-pool/operation'
import { deleteDevice, revokeFamiliesOfDevice } from '@/lib/user-pool/store/devices'
import { endHostedSession } from '@/lib/user-pool/store/hosted'
import { requireUser } from '@/lib/user-pool/tokens'

export const forgetDeviceInput = z.object({ AccessToken: accessToken, DeviceKey: deviceKey })

export async function forgetDevice(input: z.infer<typeof forgetDeviceInput>, context: Context): Promise<object> {
  const { db, now } = context
  const { user, family } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const device = { sub: user.sub, key: input.DeviceKey }
  const gone = await db.transaction(async (tx) => {
    // The device first: a concurrent sign-in from it waits (issueTokens), then finds no device or is revoked.
    const deleted = await deleteDevice(tx, device.sub, device.key)
    await revokeFamiliesOfDevice(tx, { ...device, except: family.origin_jti, now })
    if (deleted?.hosted_session) await endHostedSession(tx, deleted.hosted_session)
    return deleted
  })
  if (!gone) throw ERRORS.noDevice()
  return {}
}

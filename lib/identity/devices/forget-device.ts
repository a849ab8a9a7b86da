// ForgetDevice: a device is no longer one of the user's. Another one than this is signed out with it: it may be lost.
import { z } from 'zod'
import { deleteDevice, revokeFamiliesOfDevice } from '@/lib/db/queries/identity-devices'
import type { Context } from '@/lib/identity/context'
import { deviceKey, requireTracking } from '@/lib/identity/devices/shape'
import { ERRORS } from '@/lib/identity/errors'
import { accessToken } from '@/lib/identity/operation'
import { requireUser } from '@/lib/identity/tokens'

export const forgetDeviceInput = z.object({ AccessToken: accessToken, DeviceKey: deviceKey })

export async function forgetDevice(input: z.infer<typeof forgetDeviceInput>, context: Context): Promise<object> {
  const { db, now } = context
  const { user, family } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const device = { sub: user.sub, key: input.DeviceKey }
  const isGone = await db.transaction(async (tx) => {
    await revokeFamiliesOfDevice(tx, { ...device, except: family.origin_jti, now })
    return deleteDevice(tx, device.sub, device.key)
  })
  if (!isGone) throw ERRORS.noDevice()
  return {}
}

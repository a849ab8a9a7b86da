// GetDevice: one device of the user.
import { z } from 'zod'
import { findKnownDevice } from '@/lib/db/queries/identity-devices'
import type { Context } from '@/lib/identity/context'
import { deviceKey, deviceShape, requireTracking } from '@/lib/identity/devices/shape'
import { ERRORS } from '@/lib/identity/errors'
import { accessToken } from '@/lib/identity/operation'
import { requireUser } from '@/lib/identity/tokens'

export const getDeviceInput = z.object({ AccessToken: accessToken, DeviceKey: deviceKey })

export async function getDevice(input: z.infer<typeof getDeviceInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const device = await findKnownDevice(context.db.reads, user.sub, input.DeviceKey, context.now)
  if (!device) throw ERRORS.noDevice()
  return { Device: deviceShape(device) }
}

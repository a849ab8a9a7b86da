import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { deviceKey, deviceShape, requireTracking } from '@/lib/user-pool/devices/shape'
import { ERRORS } from '@/lib/user-pool/errors'
import { accessToken } from '@/lib/user-pool/operation'
import { findKnownDevice } from '@/lib/user-pool/store/devices'
import { requireUser } from '@/lib/user-pool/tokens'

export const getDeviceInput = z.object({ AccessToken: accessToken, DeviceKey: deviceKey })

export async function getDevice(input: z.infer<typeof getDeviceInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const device = await findKnownDevice(context.db.reads, user.sub, input.DeviceKey, context.now)
  if (!device) throw ERRORS.noDevice()
  return { Device: deviceShape(device) }
}

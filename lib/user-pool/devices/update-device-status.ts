import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { deviceKey, requireTracking } from '@/lib/user-pool/devices/shape'
import { ERRORS } from '@/lib/user-pool/errors'
import { accessToken } from '@/lib/user-pool/operation'
import { rememberDevice } from '@/lib/user-pool/store/devices'
import { requireUser } from '@/lib/user-pool/tokens'

export const updateDeviceStatusInput = z.object({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceRememberedStatus: z.enum(['remembered', 'not_remembered']).optional(),
})

export async function updateDeviceStatus(
  input: z.infer<typeof updateDeviceStatusInput>,
  context: Context,
): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const remembered = input.DeviceRememberedStatus !== 'not_remembered'
  const device = { sub: user.sub, key: input.DeviceKey, remembered, now: context.now }
  if (!(await rememberDevice(context.db.writes, device))) throw ERRORS.noDevice()
  return {}
}

// UpdateDeviceStatus: whether a device is remembered, where the user decides.
import { z } from 'zod'
import { rememberDevice } from '@/lib/db/queries/identity-devices'
import type { Context } from '@/lib/identity/context'
import { deviceKey, requireTracking } from '@/lib/identity/devices/shape'
import { ERRORS } from '@/lib/identity/errors'
import { accessToken } from '@/lib/identity/operation'
import { requireUser } from '@/lib/identity/tokens'

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

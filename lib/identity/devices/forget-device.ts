// ForgetDevice: a device is no longer one of the user's; the next sign-in from it is a stranger's.
import { z } from 'zod'
import { deleteDevice } from '@/lib/db/queries/identity-devices'
import type { Context } from '@/lib/identity/context'
import { deviceKey, requireTracking } from '@/lib/identity/devices/shape'
import { ERRORS } from '@/lib/identity/errors'
import { accessToken } from '@/lib/identity/operation'
import { requireUser } from '@/lib/identity/tokens'

export const forgetDeviceInput = z.object({ AccessToken: accessToken, DeviceKey: deviceKey })

export async function forgetDevice(input: z.infer<typeof forgetDeviceInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  if (!(await deleteDevice(context.db.writes, user.sub, input.DeviceKey))) throw ERRORS.noDevice()
  return {}
}

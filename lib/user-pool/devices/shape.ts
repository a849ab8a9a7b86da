// Dates are epoch seconds.

import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { invalidParameter } from '@/lib/user-pool/errors'
import { pattern } from '@/lib/user-pool/operation'
import type { DeviceRow } from '@/lib/user-pool/store/devices'

export const deviceKey = z
  .string()
  .max(55)
  .regex(/^[\w-]+_[0-9a-f-]+$/, pattern('[\\w-]+_[0-9a-f-]+'))

const seconds = (moment: Date): number => moment.getTime() / 1000

export const deviceShape = (device: DeviceRow): object => ({
  DeviceKey: device.device_key,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: device.name },
    { Name: 'dev:device_remembered_status', Value: device.remembered ? 'remembered' : 'not_remembered' },
    ...(device.personal_last_address === null ? [] : [{ Name: 'last_ip_used', Value: device.personal_last_address }]),
  ],
  DeviceCreateDate: seconds(device.created_at),
  DeviceLastModifiedDate: seconds(device.updated_at),
  DeviceLastAuthenticatedDate: seconds(device.authenticated_at),
})

export function requireTracking({ settings }: Context): void {
  if (settings.devices === 'off') throw invalidParameter('Device tracking has not been configured in this User Pool')
}

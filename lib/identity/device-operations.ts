// The operations on devices.
import { confirmDevice, confirmDeviceInput } from '@/lib/identity/devices/confirm-device'
import { forgetDevice, forgetDeviceInput } from '@/lib/identity/devices/forget-device'
import { getDevice, getDeviceInput } from '@/lib/identity/devices/get-device'
import { listDevices, listDevicesInput } from '@/lib/identity/devices/list-devices'
import { updateDeviceStatus, updateDeviceStatusInput } from '@/lib/identity/devices/update-device-status'
import { operation } from '@/lib/identity/operation'

export const DEVICE_OPERATIONS = {
  ConfirmDevice: operation(confirmDeviceInput, confirmDevice),
  GetDevice: operation(getDeviceInput, getDevice),
  ListDevices: operation(listDevicesInput, listDevices),
  ForgetDevice: operation(forgetDeviceInput, forgetDevice),
  UpdateDeviceStatus: operation(updateDeviceStatusInput, updateDeviceStatus),
}

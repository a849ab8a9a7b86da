import { confirmDevice, confirmDeviceInput } from '@/lib/user-pool/devices/confirm-device'
import { forgetDevice, forgetDeviceInput } from '@/lib/user-pool/devices/forget-device'
import { getDevice, getDeviceInput } from '@/lib/user-pool/devices/get-device'
import { listDevices, listDevicesInput } from '@/lib/user-pool/devices/list-devices'
import { updateDeviceStatus, updateDeviceStatusInput } from '@/lib/user-pool/devices/update-device-status'
import { operation } from '@/lib/user-pool/operation'

export const DEVICE_OPERATIONS = {
  ConfirmDevice: operation(confirmDeviceInput, confirmDevice),
  GetDevice: operation(getDeviceInput, getDevice),
  ListDevices: operation(listDevicesInput, listDevices),
  ForgetDevice: operation(forgetDeviceInput, forgetDevice),
  UpdateDeviceStatus: operation(updateDeviceStatusInput, updateDeviceStatus),
}

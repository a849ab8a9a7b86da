import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { deviceKey, requireTracking } from '@/lib/user-pool/devices/shape'
import { ERRORS, invalidParameter } from '@/lib/user-pool/errors'
import { accessToken, pattern } from '@/lib/user-pool/operation'
import { confirmDeviceRow } from '@/lib/user-pool/store/devices'
import { requireUser } from '@/lib/user-pool/tokens'

const base64 = z
  .string()
  .min(4)
  .max(2048)
  .regex(/^[\w+/]+={0,2}$/, pattern('[\\w+/]+={0,2}'))

export const confirmDeviceInput = z.object({
  AccessToken: accessToken,
  DeviceKey: deviceKey,
  DeviceName: z.string().min(1).max(1024).default('unknown'),
  DeviceSecretVerifierConfig: z.object({ Salt: base64, PasswordVerifier: base64 }).optional(),
})

/** Base64 of padded hex into hex without leading zeros, as the SRP code keeps numbers. */
const hexOf = (value: string): string => BigInt(`0x0${Buffer.from(value, 'base64').toString('hex')}`).toString(16)

export async function confirmDevice(input: z.infer<typeof confirmDeviceInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const secrets = input.DeviceSecretVerifierConfig
  if (!secrets) throw invalidParameter('Device secret verifier config is missing.')
  const always = context.settings.devices === 'always'
  const verifier = hexOf(secrets.PasswordVerifier)
  // A verifier of 0 or 1 would let anybody prove the device.
  if (BigInt(`0x${verifier}`) < 2n) throw invalidParameter('Invalid device secret verifier config.')
  const isConfirmed = await confirmDeviceRow(context.db.writes, {
    sub: user.sub,
    key: input.DeviceKey,
    name: input.DeviceName,
    salt: hexOf(secrets.Salt),
    verifier,
    remembered: always,
    now: context.now,
  })
  if (!isConfirmed) throw ERRORS.noDevice()
  return { UserConfirmationNecessary: !always }
}

import { z } from 'zod'
import type { Context } from '@/lib/user-pool/context'
import { deviceShape, requireTracking } from '@/lib/user-pool/devices/shape'
import { invalidParameter } from '@/lib/user-pool/errors'
import { accessToken } from '@/lib/user-pool/operation'
import { type DevicePlace, type DeviceRow, listDeviceRows } from '@/lib/user-pool/store/devices'
import { requireUser } from '@/lib/user-pool/tokens'

const MOST = 60

export const listDevicesInput = z.object({
  AccessToken: accessToken,
  Limit: z.int().min(0).max(MOST).optional(),
  PaginationToken: z.string().min(1).max(2048).optional(),
})

/** A position in the list, so that a forgotten device breaks no page. */
const tokenOf = ({ created_at, device_key }: DeviceRow): string =>
  Buffer.from(`${created_at.getTime()} ${device_key}`).toString('base64url')

function readPageToken(token: string): DevicePlace {
  const [, time, key] = /^(\d{1,15}) (\S+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
  if (time === undefined || key === undefined) throw invalidParameter('Invalid pagination token.')
  return { createdAt: new Date(Number(time)), key }
}

export async function listDevices(input: z.infer<typeof listDevicesInput>, context: Context): Promise<object> {
  const { user } = await requireUser(context, input.AccessToken)
  requireTracking(context)
  const after = input.PaginationToken === undefined ? null : readPageToken(input.PaginationToken)
  // The service takes 0 as no limit.
  const limit = input.Limit || MOST
  const found = await listDeviceRows(context.db.reads, user.sub, { after, limit: limit + 1, now: context.now })
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    Devices: page.map(deviceShape),
    ...(found.length > limit && last ? { PaginationToken: tokenOf(last) } : {}),
  }
}

// What a sign-in from a device that the pool does not know is answered with beside its tokens.
import { randomUUID } from 'node:crypto'
import { insertDevice } from '@/lib/db/queries/identity-devices'
import type { Tx, Writes } from '@/lib/db/schema'
import type { Context } from '@/lib/identity/context'
import { regionOf } from '@/lib/identity/settings'

/** Offers a device: its keys, which ConfirmDevice gives back with a verifier. */
export async function offerDevice(
  writes: Writes | Tx,
  { settings, address, now }: Pick<Context, 'settings' | 'address' | 'now'>,
  sub: string,
): Promise<{ DeviceKey: string; DeviceGroupKey: string }> {
  const key = `${regionOf(settings)}_${randomUUID()}`
  const groupKey = `-${randomUUID().slice(0, 8)}`
  await insertDevice(writes, { key, groupKey, sub, address, now })
  return { DeviceKey: key, DeviceGroupKey: groupKey }
}

// A device of the hosted sign-in can't prove itself. It lasts as long as its session and tokens.
import type { Reads, Tx } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

type HostedDevice = {
  key: string
  sub: string
  name: string
  address: string
  remembered: boolean
  session: string
  now: Date
}

export async function insertHostedDevice(tx: Tx, device: HostedDevice): Promise<void> {
  await poolTables(tx)
    .insertInto('identity_devices')
    .values({
      device_key: device.key,
      group_key: '',
      sub: device.sub,
      name: device.name,
      remembered: device.remembered,
      personal_last_address: device.address,
      created_at: device.now,
      updated_at: device.now,
      authenticated_at: device.now,
      hosted_session: device.session,
    })
    .execute()
}

export async function moveHostedDevice(tx: Tx, move: { sub: string; from: string; to: string }): Promise<boolean> {
  const { numUpdatedRows } = await poolTables(tx)
    .updateTable('identity_devices')
    .set({ hosted_session: move.to })
    .where('hosted_session', '=', move.from)
    .where('sub', '=', move.sub)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function findHostedDevice(reads: Reads, session: string): Promise<string | undefined> {
  const found = await poolTables(reads)
    .selectFrom('identity_devices')
    .select('device_key')
    .where('hosted_session', '=', session)
    .executeTakeFirst()
  return found?.device_key
}

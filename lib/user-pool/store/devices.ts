// A device without a verifier was offered and never confirmed.
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type PoolTables, poolTables } from '@/lib/user-pool/store/tables'

export type DeviceRow = Selectable<PoolTables['identity_devices']>

type Devices = ExpressionBuilder<PoolTables, 'identity_devices'>

export const liveSession = (row: Devices, now: Date) =>
  row
    .selectFrom('identity_hosted_sessions as session')
    .select('session.sub')
    .whereRef('session.token_hash', '=', 'identity_devices.hosted_session')
    .where('session.expires_at', '>', now)

export const liveTokens = (row: Devices, now: Date) =>
  row
    .selectFrom('identity_families as family')
    .select('family.sub')
    .whereRef('family.sub', '=', 'identity_devices.sub')
    .whereRef('family.device_key', '=', 'identity_devices.device_key')
    .where('family.revoked_at', 'is', null)
    .where('family.expires_at', '>', now)

export async function insertDevice(
  writes: Writes | Tx,
  device: { key: string; groupKey: string; sub: string; address: string; now: Date },
): Promise<void> {
  await poolTables(writes)
    .insertInto('identity_devices')
    .values({
      device_key: device.key,
      group_key: device.groupKey,
      sub: device.sub,
      personal_last_address: device.address,
      created_at: device.now,
      updated_at: device.now,
      authenticated_at: device.now,
    })
    .execute()
}

export function findDevice(reads: Reads, sub: string, key: string): Promise<DeviceRow | undefined> {
  return poolTables(reads)
    .selectFrom('identity_devices')
    .selectAll()
    .where('device_key', '=', key)
    .where('sub', '=', sub)
    .executeTakeFirst()
}

/** Salt and verifier in hex. False when there is no such offer. */
export async function confirmDeviceRow(
  writes: Writes | Tx,
  device: { sub: string; key: string; name: string; salt: string; verifier: string; remembered: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await poolTables(writes)
    .updateTable('identity_devices')
    .set({
      name: device.name,
      srp_salt: device.salt,
      srp_verifier: device.verifier,
      remembered: device.remembered,
      updated_at: device.now,
    })
    .where('device_key', '=', device.key)
    .where('sub', '=', device.sub)
    .where('srp_verifier', 'is', null)
    .where('hosted_session', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function rememberDevice(
  writes: Writes | Tx,
  device: { sub: string; key: string; remembered: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await poolTables(writes)
    .updateTable('identity_devices')
    .set({ remembered: device.remembered, updated_at: device.now })
    .where('device_key', '=', device.key)
    .where('sub', '=', device.sub)
    .where((row) => row.or([row('srp_verifier', 'is not', null), row('hosted_session', 'is not', null)]))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function touchDevice(
  writes: Writes | Tx,
  device: { key: string; address: string; now: Date },
): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_devices')
    .set({ authenticated_at: device.now, personal_last_address: device.address })
    .where('device_key', '=', device.key)
    .execute()
}

/** Confirmed devices, and browsers of the hosted page while their session or tokens are valid. */
const knownDevices = (reads: Reads, sub: string, now: Date) =>
  poolTables(reads)
    .selectFrom('identity_devices')
    .selectAll()
    .where('sub', '=', sub)
    .where((row) =>
      row.or([
        row('srp_verifier', 'is not', null),
        row.and([
          row('hosted_session', 'is not', null),
          row.or([row.exists(liveSession(row, now)), row.exists(liveTokens(row, now))]),
        ]),
      ]),
    )

export const findKnownDevice = (reads: Reads, sub: string, key: string, now: Date): Promise<DeviceRow | undefined> =>
  knownDevices(reads, sub, now).where('device_key', '=', key).executeTakeFirst()

export type DevicePlace = { createdAt: Date; key: string }

const isAfter = (row: Devices, { createdAt, key }: DevicePlace) =>
  row.or([row('created_at', '>', createdAt), row.and([row('created_at', '=', createdAt), row('device_key', '>', key)])])

export function listDeviceRows(
  reads: Reads,
  sub: string,
  { after, limit, now }: { after: DevicePlace | null; limit: number; now: Date },
): Promise<DeviceRow[]> {
  return knownDevices(reads, sub, now)
    .$call((rows) => (after === null ? rows : rows.where((row) => isAfter(row, after))))
    .orderBy('created_at')
    .orderBy('device_key')
    .limit(limit)
    .execute()
}

export function deleteDevice(
  writes: Writes | Tx,
  sub: string,
  key: string,
): Promise<Pick<DeviceRow, 'hosted_session'> | undefined> {
  return poolTables(writes)
    .deleteFrom('identity_devices')
    .where('device_key', '=', key)
    .where('sub', '=', sub)
    .returning('hosted_session')
    .executeTakeFirst()
}

/** Locked until the transaction ends. False when the device is gone. */
export async function holdDevice(tx: Tx, sub: string, key: string): Promise<boolean> {
  const found = await poolTables(tx)
    .selectFrom('identity_devices')
    .select('device_key')
    .where('device_key', '=', key)
    .where('sub', '=', sub)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function revokeFamiliesOfDevice(
  writes: Writes | Tx,
  { sub, key, except, now }: { sub: string; key: string; except: string; now: Date },
): Promise<void> {
  await poolTables(writes)
    .updateTable('identity_families')
    .set({ revoked_at: now })
    .where('sub', '=', sub)
    .where('device_key', '=', key)
    .where('origin_jti', '<>', except)
    .where('revoked_at', 'is', null)
    .execute()
}

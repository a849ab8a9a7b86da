import { sql } from 'kysely'
import type { DeskRole } from '@/lib/catalogue/visits'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { statement } from '@/lib/db/statement'

export type StaffRow = {
  id: string
  personal_name: string
  role: DeskRole
  everywhere: boolean
  has_pin: boolean
}

const sendByPhone = statement<{ phone: string }, StaffRow>(
  ({ phone }) => sql`
    SELECT s.id, s.personal_name, s.role, s.everywhere, s.pin_hash IS NOT NULL AS has_pin
    FROM staff s WHERE s.personal_phone = ${phone} AND s.disabled_at IS NULL`,
)

export async function readStaffOf(reads: Reads, phone: string): Promise<StaffRow | undefined> {
  const [row] = await sendByPhone(reads, { phone })
  return row
}

export type StaffPlaceRow = { id: string; name: string; kind: 'clinic' | 'home_zone'; city: string }

const sendPlaces = statement<{ staffId: string }, StaffPlaceRow>(
  ({ staffId }) => sql`
    SELECT p.id, coalesce(clinic.name, zone.name, '') AS name, p.kind, city.name AS city
    FROM places p
      JOIN cities city ON city.id = p.city_id
      LEFT JOIN clinics clinic ON clinic.place_id = p.id
      LEFT JOIN home_zones zone ON zone.place_id = p.id
    WHERE (SELECT s.everywhere FROM staff s WHERE s.id = ${staffId}::uuid)
      OR p.id IN (SELECT of.place_id FROM staff_places of WHERE of.staff_id = ${staffId}::uuid)
    ORDER BY city.name, p.kind, name, p.id`,
)

export const readStaffPlaces = (reads: Reads, staffId: string): Promise<StaffPlaceRow[]> =>
  sendPlaces(reads, { staffId })

export function readStaffProofs(reads: Reads, staffId: string) {
  return reads
    .selectFrom('staff')
    .where('id', '=', staffId)
    .select(['pin_hash', 'totp_secret'])
    .executeTakeFirstOrThrow()
}

export async function setFirstPin(writes: Writes | Tx, staffId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await writes
    .updateTable('staff')
    .set({ pin_hash: hash })
    .where('id', '=', staffId)
    .where('pin_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** The same PIN under the site's new secret, unless it was changed meanwhile. */
export async function rehashPin(
  writes: Writes,
  { staffId, kept, hash }: { staffId: string; kept: string; hash: string },
): Promise<void> {
  await writes
    .updateTable('staff')
    .set({ pin_hash: hash })
    .where('id', '=', staffId)
    .where('pin_hash', '=', kept)
    .execute()
}

export async function reEncryptStaffTotp(
  writes: Writes,
  { staffId, sealed, resealed }: { staffId: string; sealed: string; resealed: string },
): Promise<void> {
  await writes
    .updateTable('staff')
    .set({ totp_secret: resealed })
    .where('id', '=', staffId)
    .where('totp_secret', '=', sealed)
    .execute()
}

export async function readSealedStaffKeys(reads: Reads): Promise<{ id: string; sealed: string }[]> {
  const rows = await reads
    .selectFrom('staff')
    .where('totp_secret', 'is not', null)
    .select(['id', 'totp_secret'])
    .execute()
  return rows.flatMap(({ id, totp_secret: sealed }) => (sealed === null ? [] : [{ id, sealed }]))
}

/** A code works once: false when this time step or a later one was used. */
export async function consumeStaffTotpStep(writes: Writes | Tx, staffId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await writes
    .updateTable('staff')
    .set({ totp_last_step: String(step) })
    .where('id', '=', staffId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function readStaffNames(reads: Reads, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reads.selectFrom('staff').where('id', 'in', ids).select(['id', 'personal_name']).execute()
  return new Map(rows.map(({ id, personal_name }) => [id, personal_name]))
}

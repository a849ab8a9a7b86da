import { sql } from 'kysely'
import type { DeskRole } from '@/lib/catalogue/visits'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type StaffEntry = { phone: string; name: string; role: DeskRole; everywhere: boolean; now: Date }

/** A removed member of staff comes back without the earlier PIN and authenticator. */
export async function writeStaff(tx: Tx, { phone, name, role, everywhere, now }: StaffEntry): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO staff AS s (personal_phone, personal_name, role, everywhere, created_at)
    VALUES (${phone}, ${name}, ${role}, ${everywhere}, ${now}::timestamptz)
    ON CONFLICT (personal_phone) DO UPDATE SET
      personal_name = excluded.personal_name, role = excluded.role, everywhere = excluded.everywhere,
      pin_hash = CASE WHEN s.disabled_at IS NULL THEN s.pin_hash END,
      totp_secret = CASE WHEN s.disabled_at IS NULL THEN s.totp_secret END,
      disabled_at = NULL
    RETURNING s.id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A row that is written is returned')
  return row.id
}

export async function writeStaffPlaces(tx: Tx, staffId: string, placeIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('staff_places').where('staff_id', '=', staffId).execute()
  if (placeIds.length === 0) return
  const rows = placeIds.map((place_id) => ({ staff_id: staffId, place_id }))
  await tx.insertInto('staff_places').values(rows).execute()
}

export async function readPlacesNamed(
  reads: Reads,
  names: readonly string[],
): Promise<{ id: string; cid: string | null }[]> {
  const { rows } = await sql<{ id: string; cid: string | null }>`
    SELECT p.id, clinic.id AS cid FROM places p LEFT JOIN clinics clinic ON clinic.place_id = p.id
    WHERE p.id = ANY (${[...names]}::text[]) OR clinic.id = ANY (${[...names]}::text[])`.execute(reads)
  return rows
}

export async function setStaffTotp(writes: Writes | Tx, staffId: string, sealed: string): Promise<void> {
  await writes.updateTable('staff').set({ totp_secret: sealed }).where('id', '=', staffId).execute()
}

export async function forgetStaffPin(writes: Writes | Tx, phone: string): Promise<boolean> {
  const { numUpdatedRows } = await writes
    .updateTable('staff')
    .set({ pin_hash: null })
    .where('personal_phone', '=', phone)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function disableStaff(tx: Tx, phone: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('staff')
    .set({ disabled_at: now })
    .where('personal_phone', '=', phone)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export type MemberRow = {
  id: string
  personal_phone: string
  role: DeskRole
  everywhere: boolean
  has_key: boolean
  is_removed: boolean
  place_ids: string[]
}

/** By id or by number, removed ones too. */
export async function readMember(tx: Tx, by: { id: string } | { phone: string }): Promise<MemberRow | undefined> {
  const is = 'id' in by ? sql`s.id = ${by.id}::uuid` : sql`s.personal_phone = ${by.phone}`
  const { rows } = await sql<MemberRow>`
    SELECT s.id, s.personal_phone, s.role, s.everywhere, s.totp_secret IS NOT NULL AS has_key, s.disabled_at IS NOT NULL AS is_removed,
      (SELECT coalesce(jsonb_agg(of.place_id ORDER BY of.place_id), '[]')
        FROM staff_places of WHERE of.staff_id = s.id AND NOT s.everywhere) AS place_ids
    FROM staff s WHERE ${is}`.execute(tx)
  return rows[0]
}

export type ListedStaffRow = {
  id: string
  personal_name: string
  personal_phone: string
  role: DeskRole
  everywhere: boolean
  has_pin: boolean
  places: string[]
  place_ids: string[]
}

export async function readStaffList(reads: Reads): Promise<ListedStaffRow[]> {
  const { rows } = await sql<ListedStaffRow>`
    SELECT s.id, s.personal_name, s.personal_phone, s.role, s.everywhere, s.pin_hash IS NOT NULL AS has_pin,
      (SELECT coalesce(jsonb_agg(coalesce(clinic.name, zone.name, '') ORDER BY of.place_id), '[]')
        FROM staff_places of
          LEFT JOIN clinics clinic ON clinic.place_id = of.place_id
          LEFT JOIN home_zones zone ON zone.place_id = of.place_id
        WHERE of.staff_id = s.id AND NOT s.everywhere) AS places,
      (SELECT coalesce(jsonb_agg(of.place_id ORDER BY of.place_id), '[]')
        FROM staff_places of WHERE of.staff_id = s.id AND NOT s.everywhere) AS place_ids
    FROM staff s WHERE s.disabled_at IS NULL
    ORDER BY s.personal_name, s.id`.execute(reads)
  return rows
}

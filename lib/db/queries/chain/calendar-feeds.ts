import { sql } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { AppointmentType } from '@/lib/db/tables/booking-tables'

export async function insertFeed(
  tx: Tx,
  { tokenHash, placeId, now }: { tokenHash: string; placeId: string; now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('calendar_feeds')
    .values({ token_hash: tokenHash, place_id: placeId, created_at: now, read_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteFeed(tx: Tx, id: number): Promise<{ place_id: string } | undefined> {
  return tx.deleteFrom('calendar_feeds').where('id', '=', id).returning('place_id').executeTakeFirst()
}

export type ListedFeed = { id: number; place_id: string; place: string; created_at: Date; read_at: Date | null }

export async function readFeeds(reads: Reads): Promise<ListedFeed[]> {
  const { rows } = await sql<ListedFeed>`
    SELECT f.id, f.place_id, coalesce(clinic.name, zone.name, '') AS place, f.created_at, f.read_at
    FROM calendar_feeds f
      LEFT JOIN clinics clinic ON clinic.place_id = f.place_id
      LEFT JOIN home_zones zone ON zone.place_id = f.place_id
    ORDER BY f.id`.execute(reads)
  return rows
}

export type FoundFeed = {
  id: number
  placeId: string
  cityId: string
  name: string
  address: string | null
  pincode: string | null
  readAt: Date | null
}

export async function findFeed(reads: Reads, tokenHash: string): Promise<FoundFeed | undefined> {
  const { rows } = await sql<FoundFeed>`
    SELECT f.id, f.place_id AS "placeId", place.city_id AS "cityId", coalesce(clinic.name, zone.name, '') AS name,
      clinic.address, clinic.pincode, f.read_at AS "readAt"
    FROM calendar_feeds f JOIN places place ON place.id = f.place_id
      LEFT JOIN clinics clinic ON clinic.place_id = f.place_id
      LEFT JOIN home_zones zone ON zone.place_id = f.place_id
    WHERE f.token_hash = ${tokenHash}`.execute(reads)
  return rows[0]
}

export async function recordFeedRead(writes: Writes, id: number, now: Date): Promise<void> {
  await writes.updateTable('calendar_feeds').set({ read_at: now }).where('id', '=', id).execute()
}

/** The booking's last time at the place. `is_moved`: a later seat exists. `changed_at`: when it became so. */
export type FeedVisit = {
  reference: string
  status: BookingStatus
  flow: string
  treatment: string | null
  procedure: string | null
  concern: string | null
  type: AppointmentType
  nth: number
  starts_at: Date
  ends_at: Date
  is_moved: boolean
  changed_at: Date
}

export async function readFeedVisits(
  reads: Reads,
  { placeId, from, until }: { placeId: string; from: Date; until: Date },
): Promise<FeedVisit[]> {
  const within = sql`s.place_id = ${placeId} AND s.booking_id IS NOT NULL
    AND s.starts_at >= ${from}::timestamptz AND s.starts_at < ${until}::timestamptz`
  // Separate scans by state, and a lookup per booking: a join might read all bookings for a busy place.
  const { rows } = await sql<FeedVisit>`
    WITH here AS (
      SELECT DISTINCT ON (t.booking_id) t.*
      FROM (
        SELECT s.booking_id, s.nth, s.starts_at, s.ends_at, s.taken_at FROM seats s WHERE ${within} AND s.state = 'taken'
        UNION ALL
        SELECT s.booking_id, s.nth, s.starts_at, s.ends_at, s.taken_at FROM seats s WHERE ${within} AND s.state = 'left') t
      ORDER BY t.booking_id, t.nth DESC)
    SELECT b.reference, b.status, b.flow, b.treatment, b.procedure, b.concern, b.appointment_type AS type,
      h.nth, h.starts_at, h.ends_at, later.taken_at IS NOT NULL AS is_moved,
      greatest(h.taken_at, b.cancelled_at, later.taken_at) AS changed_at
    FROM here h
      CROSS JOIN LATERAL (SELECT * FROM bookings WHERE id = h.booking_id LIMIT 1) b
      LEFT JOIN LATERAL (
        SELECT l.taken_at FROM seats l WHERE l.booking_id = h.booking_id AND l.nth > h.nth ORDER BY l.nth LIMIT 1) later ON true
    ORDER BY h.starts_at, b.reference`.execute(reads)
  return rows
}

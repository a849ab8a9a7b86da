// Who has a time at a place that is still to come: what a change of the place may leave without one.
import { sql } from 'kysely'
import type { Reads, Tx } from '@/lib/db/schema'

export type SeatAhead = {
  id: string
  place_id: string
  seat: number
  starts_at: Date
  ends_at: Date
  /** Null for a hold, and for whatever else takes a seat. */
  booking_id: string | null
  reference: string | null
  /** Of a home visit. */
  pincode: string | null
  state: 'held' | 'taken'
}

/** The live seats of these places that begin after `now`, who was first before the others. */
export async function readSeatsAhead(reads: Reads, placeIds: readonly string[], now: Date): Promise<SeatAhead[]> {
  const { rows } = await sql<SeatAhead>`
    SELECT s.id, s.place_id, s.seat, s.starts_at, s.ends_at, s.state, s.booking_id, b.reference,
      b.personal_address ->> 'pincode' AS pincode
    FROM seats s LEFT JOIN bookings b ON b.id = s.booking_id
    WHERE s.place_id = ANY(${[...placeIds]}::text[]) AND s.starts_at > ${now}::timestamptz
      AND (s.state = 'taken' OR s.state = 'held' AND s.held_until > ${now}::timestamptz)
    ORDER BY s.created_at, s.id`.execute(reads)
  return rows
}

/** Gives a booking another chair of the same time. */
export async function changeChair(tx: Tx, id: string, seat: number): Promise<void> {
  await tx.updateTable('seats').set({ seat }).where('id', '=', id).execute()
}

/** Deletes the holds of a place that ran out; how many they were. */
export async function dropLapsed(tx: Tx, placeId: string, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('seats')
    .where('place_id', '=', placeId)
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Gives up holds, of whichever browsers. */
export async function dropHolds(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM seats WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'held'`.execute(tx)
}

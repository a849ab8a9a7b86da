import { sql } from 'kysely'
import type { Reads, Tx } from '@/lib/db/schema'

export type SeatAhead = {
  id: string
  place_id: string
  seat: number
  starts_at: Date
  ends_at: Date
  booking_id: string | null
  reference: string | null
  pincode: string | null
  state: 'held' | 'taken'
  visit_minutes: number | null
}

export async function readSeatsAhead(reads: Reads, placeIds: readonly string[], now: Date): Promise<SeatAhead[]> {
  const { rows } = await sql<SeatAhead>`
    SELECT s.id, s.place_id, s.seat, s.starts_at, s.ends_at, s.state, s.booking_id, s.visit_minutes, b.reference,
      b.personal_address ->> 'pincode' AS pincode
    FROM seats s LEFT JOIN bookings b ON b.id = s.booking_id
    WHERE s.place_id = ANY(${[...placeIds]}::text[]) AND s.starts_at > ${now}::timestamptz
      AND (s.state = 'taken' OR s.state = 'held' AND s.held_until > ${now}::timestamptz)
    ORDER BY s.created_at, s.id`.execute(reads)
  return rows
}

export async function changeChair(tx: Tx, id: string, seat: number): Promise<void> {
  await tx.updateTable('seats').set({ seat }).where('id', '=', id).execute()
}

export async function dropLapsed(tx: Tx, placeId: string, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('seats')
    .where('place_id', '=', placeId)
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function dropHolds(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`DELETE FROM seats WHERE id = ANY(${[...ids]}::uuid[]) AND state = 'held'`.execute(tx)
}

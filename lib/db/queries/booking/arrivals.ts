import { sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'

/** Keeps the first report. False when the booking has no visit to the clinic at this time any more. */
export async function writeArrival(
  writes: Writes,
  { id, startsAt, now }: { id: string; startsAt: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO arrivals AS a (seat_id, reported_at)
    SELECT s.id, ${now}::timestamptz FROM seats s JOIN bookings b ON b.id = s.booking_id
    WHERE b.id = ${id}::uuid AND s.state = 'taken' AND s.starts_at = ${startsAt}::timestamptz
      AND b.appointment_type = 'clinic' AND b.visit IN ('expected', 'arrived')
    ON CONFLICT (seat_id) DO UPDATE SET reported_at = a.reported_at
    RETURNING seat_id`.execute(writes)
  return rows.length === 1
}

// What a patient has booked already around a time.
import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

/** Whose: this browser's, and of who is signed in what stands in the account or in nobody's under its phone. */
export type NearQuery = {
  owner: string
  uid: string | null
  phone: string | null
  from: Date
  until: Date
}
export type NearRow = { reference: string; starts_at: Date; place_name: string }

/** The first visit from `from` up to but without `until`; undefined when there is none. */
export async function readNearBooking(
  reads: Reads,
  { owner, uid, phone, from, until }: NearQuery,
): Promise<NearRow | undefined> {
  const { rows } = await sql<NearRow>`
    SELECT b.reference, s.starts_at, coalesce(c.name, z.name, '') AS place_name
    FROM bookings b JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
    LEFT JOIN clinics c ON c.place_id = s.place_id
    LEFT JOIN home_zones z ON z.place_id = s.place_id
    WHERE (b.owner = ${owner} OR b.uid = ${uid} OR (b.personal_phone = ${phone} AND b.uid IS NULL AND NOT b.unlinked))
      AND s.starts_at >= ${from}::timestamptz AND s.starts_at < ${until}::timestamptz
    ORDER BY s.starts_at LIMIT 1`.execute(reads)
  return rows[0]
}

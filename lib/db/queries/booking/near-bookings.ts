import { sql } from 'kysely'
import type { Visit } from '@/lib/catalogue/visits'
import type { Reads } from '@/lib/db/schema'
import type { AppointmentType } from '@/lib/db/tables/booking-tables'

export type NearQuery = { phone: string; from: Date; until: Date }
export type NearRow = {
  id: string
  reference: string
  owner: string
  uid: string | null
  unlinked: boolean
  link_version: number
  personal_name: string
  personal_phone: string
  visit: Visit
  place_id: string
  starts_at: Date
  ends_at: Date
  place_name: string
  appointment_type: AppointmentType
  self_booked: boolean
}

export async function readNearBookings(reads: Reads, { phone, from, until }: NearQuery): Promise<NearRow[]> {
  const { rows } = await sql<NearRow>`
    SELECT b.id, b.reference, b.owner, b.uid, b.unlinked, b.link_version, b.personal_name, b.personal_phone,
      b.appointment_type, b.self_booked, b.visit, s.place_id, s.starts_at, s.ends_at, coalesce(c.name, z.name, '') AS place_name
    FROM bookings b JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
    LEFT JOIN clinics c ON c.place_id = s.place_id
    LEFT JOIN home_zones z ON z.place_id = s.place_id
    WHERE b.personal_phone = ${phone} AND s.starts_at >= ${from}::timestamptz AND s.starts_at < ${until}::timestamptz
    ORDER BY s.starts_at, b.id`.execute(reads)
  return rows
}

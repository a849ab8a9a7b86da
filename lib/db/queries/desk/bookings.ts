import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import { DELAY_MINUTES } from '@/lib/catalogue/desk/delays'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import type { Language } from '@/lib/catalogue/languages'
import type { BookingSource, Visit } from '@/lib/catalogue/visits'
import type { MessageKind } from '@/lib/db/message-kinds'
import { staysBlocked } from '@/lib/db/queries/closures/affected-bookings'
import { paidPaise } from '@/lib/db/queries/payments/desk-money'
import type { Reads } from '@/lib/db/schema'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'

export type DeskBookingRow = {
  id: string
  reference: string
  version: number
  status: BookingStatus
  visit: Visit
  arrived_at: string | null
  seated_at: string | null
  kept_at: string | null
  missed_at: string | null
  left_at: string | null
  cancelled_at: string | null
  attendance_confirmed_at: string | null
  arrival_reported_at: string | null
  cancel_reason: DeskReason | null
  starts_at: string
  ends_at: string
  seat: number
  personal_name: string
  personal_age: number | null
  personal_phone: string
  personal_address: HomeAddress | null
  treatment: string | null
  treatment_key: string | null
  concern: string | null
  appointment_type: AppointmentType
  source: BookingSource
  proved: boolean
  language: Language
  personal_note: string | null
  kept_before: boolean
  missed_before: number
  photos: number
  stays_blocked: boolean
  price_paise: number
  paid_paise: number
}
const otherVisits = sql`
  SELECT k.id, k.visit, k.kept_at, k.missed_at FROM bookings k
  WHERE k.personal_phone = b.personal_phone AND b.personal_phone <> '' AND NOT k.unlinked AND k.visit IN ('kept', 'missed')
  UNION
  SELECT k.id, k.visit, k.kept_at, k.missed_at FROM bookings k WHERE k.uid = b.uid AND k.visit IN ('kept', 'missed')`

export const photoCount = (booking: RawBuilder<unknown>) => sql`
  (SELECT count(*)::int FROM smile_photos f
    WHERE f.booking_id = ${booking} AND f.gone_at IS NULL AND f.stored_at IS NOT NULL)`

export const bookingColumns = sql`b.id, b.reference, b.version, b.status, b.visit, b.arrived_at, b.seated_at, b.kept_at,
  b.missed_at, b.left_at, b.cancelled_at, b.attendance_confirmed_at, b.cancel_reason, s.starts_at, s.ends_at, s.seat,
  (SELECT h.reported_at FROM arrivals h WHERE h.seat_id = s.id) AS arrival_reported_at, b.personal_name, b.personal_age,
  b.personal_phone, b.personal_address, b.treatment, b.treatment_key, b.concern, b.appointment_type, b.source, b.proved, b.language,
  b.personal_note, b.price_paise, ${paidPaise(sql`b.id`)} AS paid_paise,
  before.kept_before, before.missed_before, ${photoCount(sql`b.id`)} AS photos,
  ${staysBlocked} AS stays_blocked`

/** OFFSET 0 makes PostgreSQL look each booking up by its id instead of reading the table. */
export const bookingTables = (seats: RawBuilder<unknown>) => sql`
  FROM (${seats}) s CROSS JOIN LATERAL (SELECT * FROM bookings o WHERE o.id = s.booking_id OFFSET 0) b
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(o.visit = 'kept' AND o.kept_at < s.starts_at), false) AS kept_before,
      (count(*) FILTER (WHERE o.visit = 'missed' AND o.missed_at < s.starts_at))::int AS missed_before
    FROM (${otherVisits}) o WHERE o.id <> b.id) before`

export type PlacedBookingRow = DeskBookingRow & {
  place_id: string
  place_name: string
  booked_at: string
  booked_by: string | null
  attribution: Record<string, string>
}

export async function readDeskBookings(reads: Reads, ids: readonly string[]): Promise<PlacedBookingRow[]> {
  const last = sql`SELECT a.* FROM unnest(${[...ids]}::uuid[]) AS of (booking)
    CROSS JOIN LATERAL (SELECT * FROM seats a WHERE a.booking_id = of.booking ORDER BY a.nth DESC LIMIT 1) a`
  // JSON gives moments the same form as in DayRow.
  const { rows } = await sql<{ row: PlacedBookingRow }>`
    SELECT row_to_json(t) AS row FROM (
      SELECT ${bookingColumns}, s.place_id, coalesce(c.name, z.name, '') AS place_name, b.booked_at, b.booked_by,
        b.attribution
      ${bookingTables(last)}
      LEFT JOIN clinics c ON c.place_id = s.place_id LEFT JOIN home_zones z ON z.place_id = s.place_id) t`.execute(
    reads,
  )
  return rows.map(({ row }) => row)
}

export type SeatHistoryRow = {
  id: string
  starts_at: Date
  ends_at: Date
  seat: number
  place_name: string
  taken_at: Date
}

export async function readSeatHistory(reads: Reads, bookingId: string): Promise<SeatHistoryRow[]> {
  const { rows } = await sql<SeatHistoryRow>`
    SELECT s.id, s.starts_at, s.ends_at, s.seat, coalesce(c.name, z.name, '') AS place_name, s.taken_at
    FROM seats s LEFT JOIN clinics c ON c.place_id = s.place_id LEFT JOIN home_zones z ON z.place_id = s.place_id
    WHERE s.booking_id = ${bookingId}::uuid ORDER BY s.nth`.execute(reads)
  return rows
}

/** `sent_at`, `dropped`: the message's, or those of the summary that replaced it. */
export type NotificationRow<Kind extends MessageKind> = {
  booking_id: string
  kind: Kind
  created_at: Date
  sent_at: Date | null
  dropped: string | null
  waits_until: Date | null
}

const messageSubjects = (ids: RawBuilder<unknown>) => sql`
  SELECT s.booking_id, s.id::text AS subject FROM seats s WHERE s.booking_id = ANY (${ids})
  UNION SELECT o.booking_id, o.id::text FROM waitlist_offers o WHERE o.booking_id = ANY (${ids})
  UNION SELECT i.booking_id, concat(i.closure_id, ' ', i.booking_id, ' ', nth)
    FROM affected_bookings i, generate_series(1, i.offers) nth WHERE i.booking_id = ANY (${ids})
  UNION SELECT s.booking_id, concat(s.id, ' ', minutes)
    FROM seats s, unnest(${[...DELAY_MINUTES]}::integer[]) minutes WHERE s.booking_id = ANY (${ids})
  UNION SELECT b.id, concat(b.id, ':', nth) FROM bookings b, generate_series(1, b.link_version) nth WHERE b.id = ANY (${ids})`

export async function readNotifications<Kind extends MessageKind>(
  reads: Reads,
  { kinds, bookingIds }: { kinds: readonly Kind[]; bookingIds: readonly string[] },
): Promise<NotificationRow<Kind>[]> {
  const { rows } = await sql<NotificationRow<Kind>>`
    SELECT about.booking_id, o.kind, o.created_at, coalesce(o.sent_at, z.sent_at) AS sent_at,
      CASE WHEN z.id IS NULL THEN o.dropped ELSE z.dropped END AS dropped,
      CASE WHEN z.id IS NULL THEN o.next_attempt_at ELSE z.next_attempt_at END AS waits_until
    FROM (${messageSubjects(sql`${[...bookingIds]}::uuid[]`)}) about CROSS JOIN LATERAL (
      SELECT * FROM outbox WHERE kind = ANY (${[...kinds]}::text[]) AND subject = about.subject OFFSET 0) o
    LEFT JOIN LATERAL (SELECT * FROM outbox WHERE id = o.summary_id OFFSET 0) z ON true
    ORDER BY o.created_at, o.id`.execute(reads)
  return rows
}

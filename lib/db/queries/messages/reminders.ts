import { sql } from 'kysely'
import type { Tx, Writes } from '@/lib/db/schema'
import type { AppointmentType } from '@/lib/db/tables/booking-tables'

/** The rule is in lib/domain/messages/reminders.ts. */
export type DueReminders = {
  kind: string
  from: Date
  until: Date
  leadMs: number
  bookedMs: number
  at: Date
}

const lasting = (column: string) => sql.raw(`(w.${column} * interval '1 millisecond')`)

const isOldEnough = (seat: string) => sql`
  ${sql.ref(`${seat}.taken_at`)} <= least(${sql.ref(`${seat}.starts_at`)} - ${lasting('lead')}, w.at) - ${lasting('booked')}`

const dayOf = (seat: string) => sql.raw(`(${seat}.starts_at AT TIME ZONE 'Asia/Kolkata')::date`)

/** The same message `w` of a companion who attends earlier on that day, written or due, covers this visit. */
const isRemindedBefore = sql`EXISTS (
  SELECT 1 FROM bookings f JOIN seats t ON t.booking_id = f.id
  WHERE f.companion_group = b.companion_group AND f.id <> b.id AND NOT f.unlinked AND (t.starts_at, f.id) < (s.starts_at, b.id)
    AND ${dayOf('t')} = ${dayOf('s')} AND (
      EXISTS (SELECT 1 FROM outbox o WHERE o.kind = w.kind AND o.subject = t.id::text AND o.dropped IS NULL)
      OR (t.state = 'taken' AND f.visit = 'expected' AND t.starts_at >= w.since AND ${isOldEnough('t')})))`

/** Companions on a day get one reminder, for the first of them. */
export async function writeReminders(
  writes: Writes,
  { due, now, most }: { due: readonly DueReminders[]; now: Date; most: number },
): Promise<number> {
  if (due.length === 0) return 0
  const { rows } = await sql`
    INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, network, created_at)
    SELECT w.kind, s.id::text, b.personal_phone, '{}', b.language, b.network, ${now}::timestamptz
    FROM unnest(${due.map(({ kind }) => kind)}::text[], ${due.map(({ from }) => from)}::timestamptz[],
        ${due.map(({ until }) => until)}::timestamptz[], ${due.map(({ at }) => at)}::timestamptz[],
        ${due.map(({ leadMs }) => leadMs)}::float8[], ${due.map(({ bookedMs }) => bookedMs)}::float8[])
      AS w (kind, since, until, at, lead, booked)
    JOIN seats s ON s.state = 'taken' AND s.starts_at >= w.since AND s.starts_at < w.until
    JOIN bookings b ON b.id = s.booking_id
    -- One by one: all messages that ever were are not looked through for them.
    LEFT JOIN LATERAL (
      SELECT o.id FROM outbox o WHERE o.kind = w.kind AND o.subject = s.id::text LIMIT 1) written ON true
    WHERE ${isOldEnough('s')}
      AND NOT b.unlinked AND b.visit = 'expected' AND b.personal_phone <> '' AND written.id IS NULL
      AND NOT EXISTS (SELECT 1 FROM do_not_remind d WHERE d.personal_phone = b.personal_phone)
      AND NOT ${isRemindedBefore}
    ORDER BY s.starts_at, s.id LIMIT ${most}
    ON CONFLICT (kind, subject) DO NOTHING
    RETURNING id`.execute(writes)
  return rows.length
}

export type SeatVisit = {
  id: string
  reference: string
  appointment_type: AppointmentType
  place: string
  address: string
  pincode: string
  locality: string
  phone: string
  city_id: string
  nth: number
  starts_at: Date
  ends_at: Date
  link_version: number
  attends: boolean
  has_left: boolean
  self_booked: boolean
  proved: boolean
  personal_name: string
  personal_age: number | null
  groupSize: number
}

export async function readSeatVisit(tx: Tx, seatId: string): Promise<SeatVisit | undefined> {
  const { rows } = await sql<SeatVisit>`
    SELECT b.id, b.reference, b.appointment_type, s.nth, s.starts_at, s.ends_at, b.link_version,
      b.attendance_confirmed_at IS NOT NULL AS attends, b.visit = 'left' AS has_left,
      b.self_booked, b.proved, b.personal_name, b.personal_age, coalesce(c.name, '') AS place, coalesce(c.address, '') AS address,
      coalesce(c.pincode, '') AS pincode, coalesce(c.locality, '') AS locality, coalesce(c.phone, '') AS phone, p.city_id,
      (SELECT greatest(count(*), 1)::int FROM bookings with_it JOIN seats t ON t.booking_id = with_it.id AND t.state = 'taken'
        WHERE with_it.companion_group = b.companion_group AND with_it.visit = 'expected' AND NOT with_it.unlinked
          AND t.starts_at >= s.starts_at AND ${dayOf('t')} = ${dayOf('s')}) AS "groupSize"
    FROM seats s JOIN bookings b ON b.id = s.booking_id JOIN places p ON p.id = s.place_id
    LEFT JOIN clinics c ON c.place_id = s.place_id AND b.appointment_type = 'clinic'
    WHERE s.id = ${seatId}::uuid AND NOT b.unlinked`.execute(tx)
  return rows[0]
}

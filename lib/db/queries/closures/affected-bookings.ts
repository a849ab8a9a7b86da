// The database itself records a reschedule or cancellation as an answer (005-blocked-seats.sql).
import { sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import type { Reads, Tx } from '@/lib/db/schema'
import type { AppointmentType } from '@/lib/db/tables/booking-tables'
import type { ItemState, OfferedTime } from '@/lib/db/tables/closure-tables'

const WAITING = sql`('open', 'told')`
export const AFFECTED = sql`('open', 'told', 'called')`

export type ItemRow = {
  closure_id: string
  booking_id: string
  state: ItemState
  offered: OfferedTime[]
  offers: number
  told_at: Date | null
  unanswered: number
  answered_at: Date | null
  reference: string
  personal_name: string
  personal_age: number | null
  self_booked: boolean
  proved: boolean
  personal_phone: string
  appointment_type: AppointmentType
  concern: string | null
  pincode: string | null
  link_version: number
  network: string | null
  language: Language
  unlinked: boolean
  is_standing: boolean
  seat_id: string
  place_id: string
  starts_at: Date
  ends_at: Date
  visit_minutes: number | null
}

export const itemColumns = sql`
  i.*, b.reference, b.personal_name, b.personal_age, b.self_booked, b.proved, b.personal_phone, b.appointment_type, b.concern, b.link_version,
  b.network, b.language, b.unlinked, b.personal_address ->> 'pincode' AS pincode,
  b.status = 'confirmed' AND b.seat_state = 'taken' AS is_standing, b.seat_id, b.place_id, b.starts_at, b.ends_at,
  b.visit_minutes`
export const itemTables = sql`affected_bookings i JOIN current_bookings b ON b.id = i.booking_id`

export async function readItems(reads: Reads, id: string): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    SELECT ${itemColumns} FROM ${itemTables} WHERE i.closure_id = ${id}::uuid
    ORDER BY b.starts_at, b.booked_at, b.id`.execute(reads)
  return rows
}

export async function readWaitingOf(reads: Reads, placeId: string, now: Date): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    SELECT ${itemColumns} FROM closures of_place JOIN (${itemTables}) ON i.closure_id = of_place.id
    WHERE of_place.place_id = ${placeId} AND of_place.lifted_at IS NULL AND i.state IN ${WAITING}
      AND b.seat_state = 'taken' AND b.starts_at > ${now}::timestamptz
    ORDER BY b.starts_at, b.booked_at, b.id`.execute(reads)
  return rows
}

export type AffectedBy = { reason: string; offered: OfferedTime[] }
/** For the booking `b`: the newest standing closure, until the patient has answered. */
export const affectedBy = sql<AffectedBy | null>`(
  SELECT json_build_object('reason', n.reason, 'offered', i.offered)
  FROM affected_bookings i JOIN closures n ON n.id = i.closure_id
  WHERE i.booking_id = b.id AND i.state IN ${AFFECTED} AND n.lifted_at IS NULL
  ORDER BY n.created_at DESC, n.id LIMIT 1)`

/** False when the booking was rescheduled before it was cancelled. */
export async function isCancelledByClosure(reads: Reads, bookingId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM bookings b
      JOIN affected_bookings i ON i.booking_id = b.id AND i.state = 'cancelled' AND i.answered_at = b.cancelled_at
      JOIN closures n ON n.id = i.closure_id AND n.lifted_at IS NULL
      WHERE b.id = ${bookingId}::uuid) AS found`.execute(reads)
  return rows[0]?.found === true
}

/** For the seat `s`: the desk let the patient keep it, because no other chair was free. */
export const staysBlocked = sql<boolean>`EXISTS (
  SELECT 1 FROM affected_bookings i JOIN closures n ON n.id = i.closure_id
  WHERE i.booking_id = s.booking_id AND i.state = 'stays' AND n.lifted_at IS NULL AND (n.seat IS NULL OR n.seat = s.seat)
    AND n.starts_at < s.ends_at AND n.ends_at > s.starts_at)`

/** The number of the offer; 0 when the patient has answered. */
export async function offerTimes(
  tx: Tx,
  { id, bookingId, offered, now }: { id: string; bookingId: string; offered: readonly OfferedTime[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ offers: number }>`
    UPDATE affected_bookings SET state = 'told', offered = ${JSON.stringify(offered)}::jsonb, offers = offers + 1,
      told_at = ${now}::timestamptz
    WHERE closure_id = ${id}::uuid AND booking_id = ${bookingId}::uuid AND state IN ${WAITING}
    RETURNING offers`.execute(tx)
  return rows[0]?.offers ?? 0
}

/** Ids of messages that are still true: the newest unanswered offer, or that the time stands after an offer. */
export async function readStandingOffers(
  reads: Reads,
  messages: readonly { id: string; kind: string; subject: string }[],
  now: Date,
): Promise<string[]> {
  if (messages.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM unnest(${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ kind }) => kind)}::text[],
        ${messages.map(({ subject }) => subject)}::text[]) AS m (id, kind, subject)
      JOIN affected_bookings i ON i.closure_id = split_part(m.subject, ' ', 1)::uuid
        AND i.booking_id = split_part(m.subject, ' ', 2)::uuid
      JOIN closures n ON n.id = i.closure_id
      JOIN seats s ON s.booking_id = i.booking_id AND s.state = 'taken' AND s.starts_at > ${now}::timestamptz
    WHERE CASE m.kind
      WHEN 'new_times' THEN i.state = 'told' AND n.lifted_at IS NULL AND i.offers::text = split_part(m.subject, ' ', 3)
      ELSE i.state = 'stays' AND EXISTS (
        SELECT 1 FROM outbox o WHERE o.kind = 'new_times' AND o.subject IN (
          SELECT concat(i.closure_id, ' ', i.booking_id, ' ', nth) FROM generate_series(1, i.offers) nth)
          AND (o.sent_at IS NOT NULL OR o.handed)) END`.execute(reads)
  return rows.map(({ id }) => id)
}

export async function settleItem(
  tx: Tx,
  { id, bookingId, state, now }: { id: string; bookingId: string; state: 'called' | 'stays'; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE affected_bookings SET state = ${state}, answered_at = ${now}::timestamptz
    WHERE closure_id = ${id}::uuid AND booking_id = ${bookingId}::uuid AND state IN ${AFFECTED}
    RETURNING booking_id`.execute(tx)
  return rows.length === 1
}

export async function countUnanswered(tx: Tx, id: string, bookingId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('affected_bookings')
    .set((eb) => ({ unanswered: eb('unanswered', '+', 1) }))
    .where('closure_id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['open', 'told'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

import { sql } from 'kysely'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import type { Tx, Writes } from '@/lib/db/schema'

export function lockLiving(tx: Tx, reference: string) {
  return tx
    .selectFrom('bookings as b')
    .innerJoin('seats as s', (join) => join.onRef('s.booking_id', '=', 'b.id').on('s.state', '=', 'taken'))
    .where('b.reference', '=', reference)
    .select(['b.id', 'b.personal_phone', 'b.network', 'b.proved', 'b.visit', 's.id as seat_id', 's.starts_at'])
    .forUpdate()
    .executeTakeFirst()
}

export async function cancelRow(
  tx: Tx,
  id: string,
  { now, reason }: { now: Date; reason: DeskReason | null },
): Promise<boolean> {
  const { rows } = await sql`
    WITH gone AS (UPDATE seats SET state = 'left' WHERE booking_id = ${id}::uuid AND state = 'taken' RETURNING booking_id)
    UPDATE bookings SET status = 'cancelled', cancelled_at = ${now}::timestamptz, cancel_reason = ${reason}
    FROM gone WHERE id = gone.booking_id
    RETURNING id`.execute(tx)
  return rows.length === 1
}

export async function setReplaced(tx: Tx, { reference, by }: { reference: string; by: string }): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ replaced_by: by })
    .where('reference', '=', reference)
    .where('status', '=', 'cancelled')
    .execute()
}

export function lockCancelled(tx: Tx, reference: string) {
  return tx
    .selectFrom('bookings as b')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('seats')
          .whereRef('seats.booking_id', '=', 'b.id')
          .select(['seats.place_id', 'seats.starts_at', 'seats.ends_at'])
          .orderBy('seats.nth', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .where('b.reference', '=', reference)
    .where('b.status', '=', 'cancelled')
    .select(['b.id', 'b.personal_phone', 'b.network', 'b.proved', 'b.unlinked', 'b.cancelled_at', 'b.replaced_by'])
    .select(['s.place_id', 's.starts_at', 's.ends_at'])
    .forUpdate('b')
    .executeTakeFirst()
}

/** False, with nothing changed, when the live hold `sid` or the cancelled booking is gone. */
export async function restoreRow(
  tx: Tx,
  { id, sid, proved, now }: { id: string; sid: string; proved: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    WITH hold AS (
      SELECT h.id FROM seats h
      WHERE h.id = ${sid}::uuid AND h.state = 'held' AND h.held_until > ${now}::timestamptz FOR UPDATE),
    again AS (
      UPDATE bookings SET status = 'confirmed', cancelled_at = NULL, attendance_confirmed_at = NULL, cancel_reason = NULL,
        replaced_by = NULL,        proved = ${proved}::boolean FROM hold
      WHERE bookings.id = ${id}::uuid AND bookings.status = 'cancelled'
      RETURNING bookings.id)
    UPDATE seats SET state = 'taken', booking_id = again.id, taken_at = ${now}::timestamptz,
      nth = (SELECT max(s.nth) + 1 FROM seats s WHERE s.booking_id = again.id),
      owner = NULL, held_until = NULL, personal_phone = NULL, network = NULL, proved = NULL
    FROM again WHERE seats.id = ${sid}::uuid
    RETURNING seats.id`.execute(tx)
  return rows.length === 1
}

type SeatMove = { sid: string; from: string; proved: boolean; now: Date; anyPlace?: boolean }

/** False, with nothing changed, when the seat `from` or the live hold `sid` is gone. */
export async function moveRow(tx: Tx, { sid, from, proved, now, anyPlace = false }: SeatMove): Promise<boolean> {
  // Each part waits for the one before, because a booking may have only one current seat.
  const { rows } = await sql`
    WITH hold AS (
      SELECT h.id, h.place_id FROM seats h
      WHERE h.id = ${sid}::uuid AND h.state = 'held' AND h.held_until > ${now}::timestamptz FOR UPDATE),
    gone AS (
      UPDATE seats SET state = 'left' FROM hold
      WHERE seats.id = ${from}::uuid AND seats.state = 'taken'
        AND (seats.place_id = hold.place_id OR ${anyPlace}::boolean)
      RETURNING seats.booking_id, seats.nth),
    taken AS (
      UPDATE seats SET state = 'taken', booking_id = gone.booking_id, nth = gone.nth + 1, taken_at = ${now}::timestamptz,
        owner = NULL, held_until = NULL, personal_phone = NULL, network = NULL, proved = NULL
      FROM gone WHERE seats.id = ${sid}::uuid
      RETURNING seats.booking_id)
    UPDATE bookings SET proved = ${proved}::boolean, attendance_confirmed_at = NULL FROM taken WHERE bookings.id = taken.booking_id
    RETURNING bookings.id`.execute(tx)
  return rows.length === 1
}

/** Keeps the first confirmation. False when the booking has this time no more. */
export async function setAttendance(
  writes: Writes,
  { id, startsAt, now }: { id: string; startsAt: Date; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE bookings b SET attendance_confirmed_at = coalesce(b.attendance_confirmed_at, ${now}::timestamptz) FROM seats s
    WHERE b.id = ${id}::uuid AND s.booking_id = b.id AND s.state = 'taken' AND s.starts_at = ${startsAt}::timestamptz
    RETURNING b.id`.execute(writes)
  return rows.length === 1
}

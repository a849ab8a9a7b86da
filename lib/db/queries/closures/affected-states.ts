import { sql } from 'kysely'
import { AFFECTED, type ItemRow, itemColumns, itemTables } from '@/lib/db/queries/closures/affected-bookings'
import type { ClosureRow } from '@/lib/db/queries/closures/closures'
import type { Reads, Tx } from '@/lib/db/schema'
import type { ItemState } from '@/lib/db/tables/closure-tables'

export async function readOfferMessages(
  reads: Reads,
  id: string,
): Promise<Map<string, { sent_at: Date | null; dropped: string | null; waits_until: Date | null }>> {
  const { rows } = await sql<{
    booking_id: string
    sent_at: Date | null
    dropped: string | null
    waits_until: Date | null
  }>`
    SELECT i.booking_id, o.sent_at, o.dropped, o.next_attempt_at AS waits_until
    FROM affected_bookings i JOIN outbox o ON o.kind = 'new_times'
      AND o.subject = concat(i.closure_id, ' ', i.booking_id, ' ', i.offers)
    WHERE i.closure_id = ${id}::uuid`.execute(reads)
  return new Map(rows.map(({ booking_id, ...message }) => [booking_id, message]))
}

export async function readClosureOfBooking(
  reads: Reads,
  bookingId: string,
  now: Date,
): Promise<(ClosureRow & { state: ItemState }) | undefined> {
  const { rows } = await sql<ClosureRow & { state: ItemState }>`
    SELECT n.*, n.day::text AS day, i.state FROM affected_bookings i JOIN closures n ON n.id = i.closure_id
      JOIN seats s ON s.booking_id = i.booking_id AND s.state = 'taken' AND s.starts_at > ${now}::timestamptz
    WHERE i.booking_id = ${bookingId}::uuid AND n.lifted_at IS NULL AND i.state IN ('open', 'told', 'called', 'stays')
      -- In another chair nothing is in the way of who stays.
      AND (i.state <> 'stays' OR n.seat IS NULL OR n.seat = s.seat)
    ORDER BY n.created_at DESC, n.id LIMIT 1`.execute(reads)
  return rows[0]
}

export async function letAllStay(tx: Tx, id: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    UPDATE affected_bookings SET state = 'stays', answered_at = ${now}::timestamptz
    WHERE closure_id = ${id}::uuid AND state IN ${AFFECTED} RETURNING booking_id`.execute(tx)
  return rows.map(({ booking_id }) => booking_id)
}

export async function letStay(
  tx: Tx,
  bookingIds: readonly string[],
  { now, kind }: { now: Date; kind?: 'import' },
): Promise<string[]> {
  const { rows } = await sql<{ booking_id: string }>`
    UPDATE affected_bookings i SET state = 'stays', answered_at = ${now}::timestamptz
    FROM closures n WHERE n.id = i.closure_id AND n.lifted_at IS NULL AND n.kind = coalesce(${kind ?? null}, n.kind)
      AND i.booking_id = ANY (${[...bookingIds]}::uuid[]) AND i.state IN ${AFFECTED} RETURNING i.booking_id`.execute(tx)
  return rows.map(({ booking_id }) => booking_id)
}

export async function readAffected(
  reads: Reads,
  bookingIds: readonly string[],
): Promise<Map<string, { isImported: boolean }>> {
  const { rows } = await sql<{ booking_id: string; is_imported: boolean }>`
    SELECT i.booking_id, bool_or(n.kind = 'import') AS is_imported
    FROM affected_bookings i JOIN closures n ON n.id = i.closure_id AND n.lifted_at IS NULL
    WHERE i.booking_id = ANY (${[...bookingIds]}::uuid[]) AND i.state IN ${AFFECTED} GROUP BY i.booking_id`.execute(
    reads,
  )
  return new Map(rows.map(({ booking_id, is_imported }) => [booking_id, { isImported: is_imported }]))
}

/** No closure affects them now, though an offer was made. A deleted account's number may be another person's. */
export async function readStaying(reads: Reads, bookingIds: readonly string[], now: Date): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    SELECT DISTINCT ON (i.booking_id) ${itemColumns} FROM ${itemTables}
    WHERE i.booking_id = ANY (${[...bookingIds]}::uuid[]) AND i.state = 'stays' AND i.offers > 0
      AND b.status = 'confirmed' AND NOT b.unlinked AND b.seat_state = 'taken' AND b.starts_at > ${now}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM affected_bookings o JOIN closures n ON n.id = o.closure_id AND n.lifted_at IS NULL
        WHERE o.booking_id = b.id AND o.state IN ${AFFECTED})
    ORDER BY i.booking_id, i.told_at DESC, i.closure_id`.execute(reads)
  return rows
}

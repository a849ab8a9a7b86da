import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export async function insertEntry(
  writes: Writes,
  { bookingId, placeId, now }: { bookingId: string; placeId: string; now: Date },
): Promise<void> {
  await writes
    .insertInto('waitlist_entries')
    .values({ booking_id: bookingId, place_id: placeId, joined_at: now })
    .onConflict((row) =>
      row
        .column('booking_id')
        .doUpdateSet({ place_id: placeId, joined_at: now, ended_at: null })
        .where('waitlist_entries.ended_at', 'is not', null),
    )
    .execute()
}

/** Nothing is offered to it until the transaction ends. */
export async function lockEntry(tx: Tx, bookingId: string): Promise<void> {
  await tx.selectFrom('waitlist_entries').where('booking_id', '=', bookingId).select('booking_id').forUpdate().execute()
}

export async function deleteEntry(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('waitlist_entries').where('booking_id', '=', bookingId).execute()
}

type OpenOffer = { id: string; starts_at: Date; ends_at: Date; until: Date }
type EntryRow = {
  is_waiting: boolean
  proved: boolean
  offer: Record<keyof OpenOffer, string> | null
  missed_at: Date | null
}
/** `isProved`: no offers otherwise. `missed`: the last offer that nobody took; null a day later. */
export type Entry = { isWaiting: boolean; isProved: boolean; offer: OpenOffer | null; missed: Date | null }

export async function readEntry(reads: Reads, bookingId: string, now: Date): Promise<Entry> {
  const { rows } = await sql<EntryRow>`
    SELECT e.booking_id IS NOT NULL AND e.ended_at IS NULL AS is_waiting, b.proved, (
        SELECT json_build_object('id', h.id, 'starts_at', h.starts_at, 'ends_at', h.ends_at, 'until', h.held_until)
        FROM waitlist_offers o
          JOIN seats h ON h.id = o.id AND h.state = 'held' AND h.held_until > ${now}::timestamptz
        WHERE o.booking_id = e.booking_id AND o.outcome IS NULL) AS offer, (
        SELECT CASE WHEN o.outcome IS DISTINCT FROM 'declined' AND s.starts_at > o.starts_at THEN o.starts_at END
        FROM waitlist_offers o LEFT JOIN seats s ON s.booking_id = o.booking_id AND s.state = 'taken'
        WHERE o.booking_id = e.booking_id AND o.starts_at > ${now}::timestamptz
          AND o.until > ${now}::timestamptz - interval '1 day'
        ORDER BY o.until DESC LIMIT 1) AS missed_at
    FROM bookings b LEFT JOIN waitlist_entries e ON e.booking_id = b.id WHERE b.id = ${bookingId}::uuid`.execute(reads)
  const [row] = rows
  if (!row) return { isWaiting: false, isProved: false, offer: null, missed: null }
  const { is_waiting: isWaiting, proved: isProved, offer, missed_at } = row
  if (!offer) return { isWaiting, isProved, offer: null, missed: missed_at }
  const { id, ...times } = offer
  const [starts_at, ends_at, until] = [new Date(times.starts_at), new Date(times.ends_at), new Date(times.until)]
  return { isWaiting, isProved, offer: { id, starts_at, ends_at, until }, missed: null }
}

export async function isSeatOf(reads: Reads, bookingId: string, seatId: string): Promise<boolean> {
  const row = await reads
    .selectFrom('seats')
    .where('id', '=', seatId)
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'taken')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function declineOffer(
  tx: Tx,
  { bookingId, id = null, now }: { bookingId: string; id?: string | null; now: Date },
): Promise<void> {
  await sql`
    WITH declined AS (
      UPDATE waitlist_offers SET outcome = 'declined'
      WHERE booking_id = ${bookingId}::uuid AND outcome IS NULL AND (${id}::uuid IS NULL OR id = ${id}::uuid) RETURNING *),
    released AS (
      DELETE FROM seats WHERE state = 'held' AND held_until > ${now}::timestamptz AND id IN (SELECT d.id FROM declined d))
    INSERT INTO freed_times (place_id, starts_at, ends_at) SELECT place_id, starts_at, ends_at FROM declined`.execute(
    tx,
  )
}

export async function readOpenOffers(reads: Reads, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM waitlist_offers o
      JOIN seats h ON h.id = o.id AND h.state = 'held' AND h.held_until > ${now}::timestamptz
    WHERE o.id = ANY (${[...ids]}::uuid[]) AND o.outcome IS NULL`.execute(reads)
  return new Set(rows.map(({ id }) => id))
}

export async function wantEarlier(writes: Writes, { owner, sid }: { owner: string; sid: string }): Promise<void> {
  await writes
    .updateTable('seats')
    .set({ wants_earlier: true })
    .where('id', '=', sid)
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .where('wants_earlier', '=', false)
    .execute()
}

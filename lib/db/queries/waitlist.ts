// Who waits for an earlier time, and what a patient does about it. What is offered to whom stands in waitlist-offers.ts.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

/** Puts a booking on its place's list, once. */
export async function insertEntry(
  writes: Writes,
  { bookingId, placeId, now }: { bookingId: string; placeId: string; now: Date },
): Promise<void> {
  await writes
    .insertInto('waitlist_entries')
    .values({ booking_id: bookingId, place_id: placeId, joined_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Locks a booking's place on the list until the transaction ends: nothing is offered to it meanwhile. */
export async function lockEntry(tx: Tx, bookingId: string): Promise<void> {
  await tx.selectFrom('waitlist_entries').where('booking_id', '=', bookingId).select('booking_id').forUpdate().execute()
}

/** Takes a booking off the list, with what was offered to it. */
export async function deleteEntry(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('waitlist_entries').where('booking_id', '=', bookingId).execute()
}

/** `id`: that of the held seat. */
export type OpenOffer = { id: string; starts_at: Date; ends_at: Date; until: Date }

/** Whether a booking waits, and what is held for it now. */
export async function readEntry(
  reads: Reads,
  bookingId: string,
  now: Date,
): Promise<{ isWaiting: boolean; offer: OpenOffer | null }> {
  const { rows } = await sql<{ [K in keyof OpenOffer]: OpenOffer[K] | null }>`
    SELECT h.id, h.starts_at, h.ends_at, h.held_until AS until FROM waitlist_entries e
    LEFT JOIN waitlist_offers o ON o.booking_id = e.booking_id AND o.outcome IS NULL
    LEFT JOIN seats h ON h.id = o.id AND h.state = 'held' AND h.held_until > ${now}::timestamptz
    WHERE e.booking_id = ${bookingId}::uuid`.execute(reads)
  const [row] = rows
  if (!row) return { isWaiting: false, offer: null }
  const { id, starts_at, ends_at, until } = row
  return { isWaiting: true, offer: id && starts_at && ends_at && until ? { id, starts_at, ends_at, until } : null }
}

/** Whether the seat is the one that the booking has now. */
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

/** Ends the booking's open offer, and lets its time be offered on; its hold goes. With `id` that one alone. */
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

/** Of the offers those that can be taken now. */
export async function readOpenOffers(reads: Reads, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT o.id FROM waitlist_offers o
      JOIN seats h ON h.id = o.id AND h.state = 'held' AND h.held_until > ${now}::timestamptz
    WHERE o.id = ANY (${[...ids]}::uuid[]) AND o.outcome IS NULL`.execute(reads)
  return new Set(rows.map(({ id }) => id))
}

/** Notes that whoever holds the seat wants to hear of earlier ones. */
export async function wantEarlier(
  writes: Writes,
  { owner, sid, wants }: { owner: string; sid: string; wants: boolean },
): Promise<void> {
  await writes
    .updateTable('seats')
    .set({ wants_earlier: wants })
    .where('id', '=', sid)
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .where('wants_earlier', '<>', wants)
    .execute()
}

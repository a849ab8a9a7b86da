import { sql } from 'kysely'
import type { Tx, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

const wasNotified = sql`EXISTS (
  SELECT 1 FROM outbox m
  WHERE m.kind = 'earlier_time' AND m.subject = waitlist_offers.id::text AND (m.sent_at IS NOT NULL OR m.handed))`

/** An entry ends after `most` lapsed offers. An offer whose message was never sent does not lapse. */
export const sweepOffers = (writes: Writes, { now, most }: { now: Date; most: number }): Sweep =>
  sweepRows(writes, {
    name: 'unanswered offers of earlier times',
    table: 'waitlist_offers',
    due: sql`outcome IS NULL AND (until <= ${now}::timestamptz
      OR NOT EXISTS (SELECT 1 FROM seats h WHERE h.id = waitlist_offers.id AND h.state = 'held')
      OR NOT EXISTS (
        SELECT 1 FROM seats s
        WHERE s.booking_id = waitlist_offers.booking_id AND s.state = 'taken' AND s.place_id = waitlist_offers.place_id
          AND s.starts_at > waitlist_offers.starts_at))`,
    order: sql`until`,
    set: sql`outcome = CASE WHEN until <= ${now}::timestamptz AND ${wasNotified} THEN 'lapsed' ELSE 'withdrawn' END`,
    // A seat that a patient is taking now is locked.
    further: sql`
      released AS (
        DELETE FROM seats WHERE id IN (
          SELECT h.id FROM seats h JOIN swept v ON v.id = h.id WHERE h.state = 'held' FOR UPDATE OF h SKIP LOCKED)),
      freed AS (
        INSERT INTO freed_times (place_id, starts_at, ends_at) SELECT place_id, starts_at, ends_at FROM swept),
      ended AS (
        UPDATE waitlist_entries e SET ended_at = ${now}::timestamptz FROM swept v
        WHERE e.booking_id = v.booking_id AND v.outcome = 'lapsed' AND ${most}::int <= 1 + (
          SELECT count(*) FROM waitlist_offers o
          WHERE o.booking_id = e.booking_id AND o.outcome = 'lapsed' AND o.id <> v.id AND o.until > e.joined_at))`,
  })

/** A cancellation after `undoneSince` can still be undone. */
export const sweepOver = (writes: Writes, { now, undoneSince }: { now: Date; undoneSince: Date }): Sweep =>
  sweepRows(writes, {
    name: 'entries of the waiting list that are over',
    table: 'waitlist_entries',
    due: sql`NOT EXISTS (
        SELECT 1 FROM seats s
        WHERE s.booking_id = waitlist_entries.booking_id AND s.state = 'taken' AND s.place_id = waitlist_entries.place_id
          AND s.starts_at > ${now}::timestamptz)
      AND NOT EXISTS (
        SELECT 1 FROM bookings b WHERE b.id = waitlist_entries.booking_id AND b.cancelled_at > ${undoneSince}::timestamptz)`,
    order: sql`booking_id`,
  })

export const sweepPast = (writes: Writes, soonest: Date): Sweep =>
  sweepRows(writes, {
    name: 'freed times that are too near',
    table: 'freed_times',
    due: sql`ends_at <= ${soonest}::timestamptz`,
    order: sql`starts_at`,
  })

export type FreedTime = { id: string; place_id: string; starts_at: Date; slot_minutes: number }

/** The soonest slot is lost first. A cancellation after `undoneSince` can still be undone. */
export async function lockFreedTime(
  tx: Tx,
  { soonest, undoneSince }: { soonest: Date; undoneSince: Date },
): Promise<FreedTime | undefined> {
  const { rows } = await sql<FreedTime>`
    SELECT f.id, f.place_id, f.starts_at, p.slot_minutes FROM freed_times f JOIN places p ON p.id = f.place_id
    WHERE f.ends_at > ${soonest}::timestamptz AND NOT EXISTS (
      SELECT 1 FROM seats s JOIN bookings b ON b.id = s.booking_id
      WHERE s.place_id = f.place_id AND s.starts_at = f.starts_at AND s.state = 'left'
        AND b.cancelled_at > ${undoneSince}::timestamptz)
    ORDER BY f.starts_at, f.id LIMIT 1 FOR UPDATE OF f SKIP LOCKED`.execute(tx)
  return rows[0]
}

/** The next slot of a longer visit follows. After the last one the row goes. */
export async function passFreedTime(tx: Tx | Writes, { id, slot_minutes: minutes }: FreedTime): Promise<void> {
  await sql`
    WITH later AS (
      UPDATE freed_times SET starts_at = starts_at + interval '1 minute' * ${minutes}::int
      WHERE id = ${id} AND starts_at + interval '1 minute' * ${minutes}::int < ends_at RETURNING id)
    DELETE FROM freed_times WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM later)`.execute(tx)
}

export type NextWaiting = {
  booking_id: string
  reference: string
  phone: string
  network: string | null
  visit_minutes: number | null
  /** The starts of earlier offers. */
  offered: Date[]
}

/** The number must be proved, because anybody may book under another. `passed`: held back by limits. */
export async function lockNextWaiting(
  tx: Tx,
  time: FreedTime,
  passed: readonly string[],
): Promise<NextWaiting | undefined> {
  const { rows } = await sql<NextWaiting>`
    SELECT e.booking_id, b.reference, b.personal_phone AS phone, b.network, s.visit_minutes,
      ARRAY(SELECT o.starts_at FROM waitlist_offers o WHERE o.booking_id = e.booking_id) AS offered
    FROM waitlist_entries e
    JOIN bookings b ON b.id = e.booking_id AND b.status = 'confirmed' AND b.visit = 'expected' AND NOT b.unlinked
      AND b.proved
    JOIN seats s ON s.booking_id = b.id AND s.state = 'taken' AND s.place_id = e.place_id
    WHERE e.place_id = ${time.place_id} AND e.ended_at IS NULL AND s.starts_at > ${time.starts_at}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM waitlist_offers o
        WHERE o.booking_id = e.booking_id AND o.starts_at = ${time.starts_at}::timestamptz)
      AND NOT EXISTS (
        SELECT 1 FROM waitlist_offers o JOIN bookings n ON n.id = o.booking_id
        WHERE o.outcome IS NULL AND n.personal_phone = b.personal_phone)
      AND e.booking_id <> ALL (${[...passed]}::uuid[])
    ORDER BY e.joined_at, e.booking_id LIMIT 1 FOR UPDATE OF e SKIP LOCKED`.execute(tx)
  return rows[0]
}

export async function insertOffer(
  tx: Tx,
  { id, bookingId, time, endsAt, until }: { id: string; bookingId: string; time: FreedTime; endsAt: Date; until: Date },
): Promise<void> {
  const { place_id, starts_at } = time
  const row = { id, booking_id: bookingId, place_id, starts_at, ends_at: endsAt, until }
  await tx.insertInto('waitlist_offers').values(row).execute()
  await tx.updateTable('seats').set({ held_until: until }).where('id', '=', id).execute()
}

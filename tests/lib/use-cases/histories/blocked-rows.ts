// Rows that must not exist at any moment of a history of closures, or at its end.
import { sql } from 'kysely'
import type { Database, Reads } from '@/lib/db/schema'
import { minutesAfter, type slot, TOMORROW } from '@/tests/support/chain/test-places'

/** The place's closing time tomorrow, a Tuesday. */
const CLOSES = sql`concat(${TOMORROW}::text, 'T', p.hours -> 1 ->> 'closes', ':00+05:30')::timestamptz`
const SPAN = sql`i.starts_at < s.ends_at AND i.ends_at > s.starts_at`

/** Seats in closed or blocked time that belong neither to the block nor to a listed booking. */
async function strayIn(reads: Reads) {
  const { rows } = await sql`
    SELECT s.state, s.place_id, s.seat, to_char(s.starts_at AT TIME ZONE 'Asia/Kolkata', 'HH24:MI') AS at, b.reference
    FROM seats s JOIN closures i ON i.place_id = s.place_id AND i.lifted_at IS NULL AND ${SPAN}
        AND (i.seat IS NULL OR i.seat = s.seat)
      LEFT JOIN bookings b ON b.id = s.booking_id
    WHERE s.state IN ('held', 'taken') AND s.block_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM affected_bookings t WHERE t.closure_id = i.id AND t.booking_id = s.booking_id)`.execute(reads)
  return rows
}

/** Confirmed bookings without exactly one seat, and cancelled ones with one. */
async function lostIn(reads: Reads) {
  const { rows } = await sql`
    SELECT b.reference, b.status FROM bookings b
    WHERE (SELECT count(*) FROM seats s WHERE s.booking_id = b.id AND s.state = 'taken') <> CASE b.status WHEN 'confirmed' THEN 1 ELSE 0 END`.execute(
    reads,
  )
  return rows
}

/** Bookings on a chair or at a time that the place no longer has, which no list of new hours contains. */
async function placelessIn(reads: Reads) {
  const { rows } = await sql`
    SELECT s.place_id, s.seat, s.starts_at, s.booking_id FROM seats s JOIN places p ON p.id = s.place_id
    WHERE s.state = 'taken' AND s.booking_id IS NOT NULL AND (s.seat > p.seats AND s.seat < 100 OR s.ends_at > ${CLOSES}) AND NOT EXISTS (
      SELECT 1 FROM affected_bookings t JOIN closures i ON i.id = t.closure_id AND i.kind = 'import'
      WHERE t.booking_id = s.booking_id)`.execute(reads)
  return rows
}

/** Seats that a lifted block still occupies. */
async function unliftedIn(reads: Reads) {
  const { rows } = await sql`
    SELECT s.place_id, s.seat, s.starts_at FROM seats s JOIN closures i ON i.id = s.block_id
    WHERE s.state IN ('held', 'taken') AND i.lifted_at IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM closures o WHERE o.place_id = s.place_id AND o.lifted_at IS NULL AND o.starts_at < s.ends_at
        AND o.ends_at > s.starts_at AND (o.seat IS NULL OR o.seat = s.seat))`.execute(reads)
  return rows
}

/** Free chairs in blocked time, which anybody could take. */
async function openIn(reads: Reads, slots: readonly ReturnType<typeof slot>[]) {
  const starts = slots.map(({ date, start }) => `${date}T${start}:00+05:30`)
  const { rows } = await sql`
    SELECT i.place_id, chair, t.at FROM closures i JOIN places p ON p.id = i.place_id
      CROSS JOIN LATERAL generate_series(1, p.seats) AS chair CROSS JOIN unnest(${starts}::timestamptz[]) AS t (at)
    WHERE i.lifted_at IS NULL AND i.starts_at < t.at + interval '30 minutes' AND i.ends_at > t.at
      AND t.at < ${CLOSES} AND (i.seat IS NULL OR i.seat = chair) AND NOT EXISTS (
        SELECT 1 FROM seats s WHERE s.place_id = i.place_id AND s.seat = chair AND s.state = 'taken'
          AND s.starts_at < t.at + interval '30 minutes' AND s.ends_at > t.at)`.execute(reads)
  return rows
}

/** Patients who were told that they can't come, and not told that their slot is kept by now. */
async function untoldIn(reads: Reads) {
  const { rows } = await sql`
    SELECT b.reference, i.state, i.offers FROM bookings b JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
      CROSS JOIN LATERAL (
        SELECT * FROM affected_bookings t WHERE t.booking_id = b.id AND t.offers > 0 AND t.state = 'stays'
        ORDER BY t.told_at DESC, t.closure_id LIMIT 1) i
    WHERE b.status = 'confirmed' AND NOT EXISTS (
        SELECT 1 FROM affected_bookings t JOIN closures n ON n.id = t.closure_id AND n.lifted_at IS NULL
        WHERE t.booking_id = b.id AND t.state IN ('open', 'told', 'called'))
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.kind = 'time_stands'
        AND o.subject = concat(i.closure_id, ' ', i.booking_id, ' ', i.offers))`.execute(reads)
  return rows
}

/** Wrong messages: a slot is kept, to a patient who heard of no loss; or an offer of the lost slot itself. */
async function mistoldIn(reads: Reads) {
  const { rows } = await sql`
    SELECT o.kind, o.subject FROM outbox o WHERE o.kind = 'time_stands' AND NOT EXISTS (
      SELECT 1 FROM outbox n WHERE n.kind = 'new_times' AND n.subject = o.subject)
    UNION ALL
    SELECT 'offered', i.booking_id::text FROM affected_bookings i
      JOIN seats s ON s.booking_id = i.booking_id AND s.state = 'taken' AND i.state = 'told'
      CROSS JOIN jsonb_array_elements(i.offered) AS t (time)
    WHERE t.time ->> 'placeId' = s.place_id
      AND concat(t.time ->> 'date', 'T', t.time ->> 'start', ':00+05:30')::timestamptz = s.starts_at`.execute(reads)
  return rows
}

/** SQL: whether the place has another chair for the booking of seat `s`. */
const hasChair = (now: Date) => sql`s.seat < 100 AND s.ends_at <= ${CLOSES} AND NOT EXISTS (
    SELECT 1 FROM closed_days c WHERE c.place_id = p.id AND c.day = ${TOMORROW}::date)
  AND EXISTS (
    SELECT 1 FROM generate_series(1, p.seats) AS chair WHERE NOT EXISTS (
      SELECT 1 FROM seats o WHERE o.place_id = s.place_id AND o.seat = chair AND o.starts_at < s.ends_at
        AND o.ends_at > s.starts_at
        AND (o.state = 'taken' OR (o.state = 'held' AND o.held_until > ${now}::timestamptz))))`

const LISTED = sql`affected_bookings t JOIN closures i ON i.id = t.closure_id AND i.lifted_at IS NULL
  JOIN bookings b ON b.id = t.booking_id AND b.status = 'confirmed'
  JOIN seats s ON s.booking_id = b.id AND s.state = 'taken' JOIN places p ON p.id = s.place_id`

/** Listed patients who were told nothing, or who lost their chair although another one of their slot is free. */
export async function leftIn({ reads }: Database, now: Date) {
  const { rows } = await sql`
    SELECT t.state, s.place_id, s.seat, s.starts_at, b.reference FROM ${LISTED}
    WHERE t.state = 'open' OR (t.state = 'told' AND ${hasChair(now)})`.execute(reads)
  return rows
}

/** Patients whom a new block has listed although another chair of their slot is free. */
export async function chairlessIn({ reads }: Database, blockId: string, now: Date) {
  const { rows } = await sql`
    SELECT b.reference, s.place_id, s.seat, s.starts_at FROM ${LISTED}
    WHERE t.closure_id = ${blockId}::uuid AND ${hasChair(now)}`.execute(reads)
  return rows
}

/** Everything that must not exist at any moment; each list must be empty. */
export async function wrongIn({ reads }: Database, slots: readonly ReturnType<typeof slot>[]) {
  return {
    stray: await strayIn(reads),
    lost: await lostIn(reads),
    placeless: await placelessIn(reads),
    unlifted: await unliftedIn(reads),
    open: await openIn(reads, slots),
    untold: await untoldIn(reads),
    mistold: await mistoldIn(reads),
  }
}
export const NOTHING_WRONG = { stray: [], lost: [], placeless: [], unlifted: [], open: [], untold: [], mistold: [] }
export const laterBy = (seconds: number): Date => minutesAfter(seconds / 60)

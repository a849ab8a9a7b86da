import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

/**
 * For the recall `r` of the booking `b`. The visit was kept and is still the number's. The number has not stopped
 * reminders, and has neither booked since nor a visit ahead. A no-show or a cancelled booking does not count.
 */
export const isStanding = (now: Date) => sql`(
  b.visit = 'kept' AND NOT b.unlinked AND b.personal_phone = r.personal_phone
  AND NOT EXISTS (SELECT 1 FROM do_not_remind d WHERE d.personal_phone = r.personal_phone)
  AND NOT EXISTS (
    SELECT 1 FROM bookings n JOIN seats s ON s.booking_id = n.id AND s.state = 'taken'
    WHERE n.personal_phone = r.personal_phone AND n.id <> r.booking_id AND n.status = 'confirmed'
      AND (n.booked_at > r.consented_at OR s.starts_at > ${now}::timestamptz)))`

export type Wish = {
  bookingId: string
  dueAt: Date
  source: 'patient' | 'desk'
  consentVersion: string
  now: Date
}

/** Replaces the number's former wish. False if the visit was not kept, or the number has stopped reminders. */
export async function writeRecall(writes: Writes | Tx, wish: Wish): Promise<boolean> {
  const { bookingId, dueAt, source, consentVersion, now } = wish
  const { rows } = await sql`
    INSERT INTO recalls (personal_phone, booking_id, due_at, source, consent_version, consented_at)
    SELECT b.personal_phone, b.id, ${dueAt}::timestamptz, ${source}, ${consentVersion}, ${now}::timestamptz
    FROM bookings b
    WHERE b.id = ${bookingId}::uuid AND b.visit = 'kept' AND NOT b.unlinked AND b.personal_phone <> ''
      AND NOT EXISTS (SELECT 1 FROM do_not_remind d WHERE d.personal_phone = b.personal_phone)
    ON CONFLICT (personal_phone) DO UPDATE SET id = gen_random_uuid(), booking_id = excluded.booking_id,
      due_at = excluded.due_at, source = excluded.source, consent_version = excluded.consent_version,
      consented_at = excluded.consented_at, asked_at = NULL, second_asked_at = NULL
    RETURNING id`.execute(writes)
  return rows.length === 1
}

export type Recall = {
  booking_id: string
  due_at: Date
  source: 'patient' | 'desk'
  asked_at: Date | null
  second_asked_at: Date | null
}

/** The bookings are of one number. Undefined without a wish about one of them, or once it no longer stands. */
export async function readRecall(reads: Reads, bookingIds: readonly string[], now: Date): Promise<Recall | undefined> {
  const { rows } = await sql<Recall>`
    SELECT r.booking_id, r.due_at, r.source, r.asked_at, r.second_asked_at
    FROM recalls r JOIN bookings b ON b.id = r.booking_id
    WHERE r.booking_id = ANY (${[...bookingIds]}::uuid[]) AND ${isStanding(now)}`.execute(reads)
  return rows[0]
}

/** A stop. Messages that wait are dropped when they would be sent. */
export async function deleteRecall(writes: Writes | Tx, bookingId: string): Promise<boolean> {
  const { numDeletedRows } = await writes.deleteFrom('recalls').where('booking_id', '=', bookingId).executeTakeFirst()
  return numDeletedRows > 0n
}

const STAGES = {
  recall_first: {
    asked: 'asked_at',
    isDue: (now: Date) => sql`r.asked_at IS NULL AND r.due_at <= ${now}::timestamptz`,
  },
  recall_second: {
    asked: 'second_asked_at',
    isDue: (askedBefore: Date) => sql`r.second_asked_at IS NULL AND r.asked_at <= ${askedBefore}::timestamptz`,
  },
} as const

/** Asks or ends each due recall, and returns how many. `due`: the latest moment of the step before. */
export async function writeRecallMessages(
  writes: Writes,
  { kind, due, now, most }: { kind: keyof typeof STAGES; due: Date; now: Date; most: number },
): Promise<number> {
  const { asked, isDue } = STAGES[kind]
  const { rows } = await sql<{ n: number }>`
    WITH due AS MATERIALIZED (
      SELECT r.id, r.personal_phone, b.language, ${isStanding(now)} AS stands
      FROM recalls r JOIN bookings b ON b.id = r.booking_id
      WHERE ${isDue(due)}
      ORDER BY r.due_at LIMIT ${most} FOR UPDATE OF r SKIP LOCKED
    ), ended AS (
      DELETE FROM recalls r USING due WHERE r.id = due.id AND NOT due.stands
    ), asked AS (
      UPDATE recalls r SET ${sql.ref(asked)} = ${now}::timestamptz FROM due WHERE r.id = due.id AND due.stands
      RETURNING r.id
    ), written AS (
      INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, created_at)
      SELECT ${kind}, due.id::text, due.personal_phone, '{}', due.language, ${now}::timestamptz
      FROM due JOIN asked ON asked.id = due.id
      ON CONFLICT (kind, subject) DO NOTHING)
    SELECT count(*)::int AS n FROM due`.execute(writes)
  return rows[0]?.n ?? 0
}

/** First messages that expired before any try: their recalls are due again, under a new id. */
export async function returnUnsent(writes: Writes, { since, most }: { since: Date; most: number }): Promise<number> {
  const { rows } = await sql`
    UPDATE recalls SET id = gen_random_uuid(), asked_at = NULL
    WHERE personal_phone IN (
      SELECT r.personal_phone FROM recalls r
        JOIN outbox o ON o.kind = 'recall_first' AND o.subject = r.id::text AND o.dropped = 'expired' AND NOT o.handed
      WHERE r.asked_at > ${since}::timestamptz AND r.second_asked_at IS NULL
      ORDER BY r.asked_at LIMIT ${most} FOR UPDATE OF r SKIP LOCKED)
    RETURNING id`.execute(writes)
  return rows.length
}

/** By id, for messages that are about to go out. */
export async function readStandingRecalls(
  reads: Reads,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { booking_id: string; reference: string }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; booking_id: string; reference: string }>`
    SELECT r.id, r.booking_id, b.reference FROM recalls r JOIN bookings b ON b.id = r.booking_id
    WHERE r.id = ANY (${[...ids]}::uuid[]) AND r.asked_at IS NOT NULL AND ${isStanding(now)}`.execute(reads)
  return new Map(rows.map(({ id, ...recall }) => [id, recall]))
}

import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

/** The rule is in lib/domain/booking/visit-question.ts. */
export type DueQuestions = { from: Date; until: Date; askedSince: Date }

/** Each number is asked once since `askedSince`. The transaction must hold the sender's lock key. */
export async function writeQuestions(
  tx: Tx,
  { from, until, askedSince }: DueQuestions,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { rows } = await sql`
    WITH due AS (
      SELECT DISTINCT ON (b.personal_phone) b.id, s.id AS seat, b.personal_phone, b.language
      FROM seats s JOIN bookings b ON b.id = s.booking_id
      WHERE s.state = 'taken' AND s.starts_at >= ${from}::timestamptz AND s.starts_at < ${until}::timestamptz
        AND b.visit = 'kept' AND NOT b.unlinked AND b.personal_phone <> ''
        AND NOT EXISTS (SELECT 1 FROM do_not_remind d WHERE d.personal_phone = b.personal_phone)
        AND NOT EXISTS (
          SELECT 1 FROM bookings o JOIN visit_questions q ON q.booking_id = o.id
          WHERE o.personal_phone = b.personal_phone AND q.asked_at > ${askedSince}::timestamptz)
      ORDER BY b.personal_phone, s.starts_at DESC, b.id LIMIT ${most}
    ), asked AS (
      INSERT INTO visit_questions (booking_id, asked_at) SELECT id, ${now}::timestamptz FROM due
      ON CONFLICT (booking_id) DO NOTHING
      RETURNING booking_id)
    INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, created_at)
    SELECT 'how_was_it', due.seat::text, due.personal_phone, '{}', due.language, ${now}::timestamptz
    FROM due JOIN asked ON asked.booking_id = due.id
    ON CONFLICT (kind, subject) DO NOTHING
    RETURNING id`.execute(tx)
  return rows.length
}

export type VisitAnswer = { answered_at: Date | null; score: number | null; personal_words: string | null }

export const readQuestion = (reads: Reads, bookingId: string): Promise<VisitAnswer | undefined> =>
  reads
    .selectFrom('visit_questions')
    .where('booking_id', '=', bookingId)
    .select(['answered_at', 'score', 'personal_words'])
    .executeTakeFirst()

export async function writeAnswer(
  writes: Writes,
  { bookingId, score, words, now }: { bookingId: string; score: number; words: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await writes
    .updateTable('visit_questions')
    .set({ answered_at: now, score, personal_words: words === '' ? null : words })
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

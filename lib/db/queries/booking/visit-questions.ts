import { sql } from 'kysely'
import type { RefusalReason } from '@/lib/catalogue/desk/refusal-reasons'
import type { Reads, Tx } from '@/lib/db/schema'

/** The rule is in lib/domain/booking/visit-question.ts. */
export type DueQuestions = { from: Date; until: Date; askedSince: Date }

/**
 * Asks about attended visits, and about visits that the patient left early. Each number is asked once since `askedSince`. The
 * transaction must hold the sender's lock key.
 */
export async function writeQuestions(
  tx: Tx,
  { from, until, askedSince }: DueQuestions,
  { now, most }: { now: Date; most: number },
): Promise<number> {
  const { rows } = await sql`
    WITH ended AS (
      SELECT id, booking_id, starts_at, nth, 'kept' AS visit FROM seats
      WHERE state = 'taken' AND starts_at >= ${from}::timestamptz AND starts_at < ${until}::timestamptz
      UNION ALL
      -- A patient who leaves gives up the seat, which stays the booking's last one.
      SELECT id, booking_id, starts_at, nth, 'left' FROM seats
      WHERE state = 'left' AND starts_at >= ${from}::timestamptz AND starts_at < ${until}::timestamptz
    ), due AS (
      SELECT DISTINCT ON (b.personal_phone) b.id, s.id AS seat, b.personal_phone, b.language
      FROM ended s JOIN bookings b ON b.id = s.booking_id AND b.visit = s.visit
      WHERE b.status = 'confirmed' AND NOT b.unlinked AND b.personal_phone <> ''
        AND NOT EXISTS (SELECT 1 FROM seats t WHERE t.booking_id = b.id AND t.nth > s.nth)
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

export type VisitAnswer = {
  answered_at: Date | null
  score: number | null
  personal_words: string | null
  may_show: boolean
  refused_for: RefusalReason | null
  personal_reply: string | null
  withdrawn_at: Date | null
}

export const readQuestion = (reads: Reads, bookingId: string): Promise<VisitAnswer | undefined> =>
  reads
    .selectFrom('visit_questions')
    .where('booking_id', '=', bookingId)
    .select(['answered_at', 'score', 'personal_words', 'may_show', 'refused_for', 'personal_reply', 'withdrawn_at'])
    .executeTakeFirst()

type NewAnswer = { bookingId: string; score: number; words: string; mayShow: boolean; now: Date }

/** Changes nothing if it was answered or withdrawn, or if the visit did not take place. */
export async function writeAnswer(tx: Tx, { bookingId, score, words, mayShow, now }: NewAnswer): Promise<void> {
  await tx
    .updateTable('visit_questions')
    .from('bookings')
    .whereRef('bookings.id', '=', 'visit_questions.booking_id')
    .where('bookings.visit', 'in', ['kept', 'left'])
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .set({ answered_at: now, score, personal_words: words === '' ? null : words, may_show: mayShow })
    .execute()
}

export async function withdrawAnswer(tx: Tx, { bookingId, now }: { bookingId: string; now: Date }): Promise<void> {
  await tx
    .updateTable('visit_questions')
    .where('booking_id', '=', bookingId)
    .where('answered_at', 'is not', null)
    .set({ answered_at: null, score: null, personal_words: null, withdrawn_at: now })
    .execute()
}

/** Replaces the decision and the clinic's reply. */
export async function writeModeration(
  tx: Tx,
  bookingId: string,
  { refusedFor, reply }: { refusedFor: RefusalReason | null; reply: string },
): Promise<void> {
  await tx
    .updateTable('visit_questions')
    .where('booking_id', '=', bookingId)
    .set({ refused_for: refusedFor, personal_reply: reply === '' ? null : reply })
    .execute()
}

import { sql } from 'kysely'
import { UNHAPPY_SCORE } from '@/lib/catalogue/desk/calls'
import type { Reads } from '@/lib/db/schema'

export type AnswerSummary = { count: number; unhappy: number; average: number | null }
export type VisitAnswerRow = {
  booking_id: string
  reference: string
  place_id: string
  starts_at: Date
  answered_at: Date
  score: number
  personal_words: string | null
}

export async function readAnswerSummary(
  reads: Reads,
  placeIds: readonly string[],
  since: Date,
): Promise<AnswerSummary> {
  const { rows } = await sql<AnswerSummary>`
    SELECT count(*)::int AS count, (count(*) FILTER (WHERE q.score <= ${UNHAPPY_SCORE}))::int AS unhappy, avg(q.score)::float8 AS average
    FROM visit_questions q JOIN current_bookings b ON b.id = q.booking_id
    WHERE q.answered_at >= ${since}::timestamptz AND b.place_id = ANY (${[...placeIds]}::text[])`.execute(reads)
  return rows[0] ?? { count: 0, unhappy: 0, average: null }
}

export async function readAnswers(
  reads: Reads,
  { placeIds, after, limit }: { placeIds: readonly string[]; after: { at: Date; id: string } | null; limit: number },
): Promise<VisitAnswerRow[]> {
  const before = after
    ? sql`(q.answered_at, q.booking_id) < (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`q.answered_at IS NOT NULL`
  const { rows } = await sql<VisitAnswerRow>`
    SELECT q.booking_id, b.reference, b.place_id, b.starts_at, q.answered_at, q.score, q.personal_words
    FROM visit_questions q JOIN current_bookings b ON b.id = q.booking_id
    WHERE ${before} AND b.place_id = ANY (${[...placeIds]}::text[])
    ORDER BY q.answered_at DESC, q.booking_id DESC LIMIT ${limit}::int`.execute(reads)
  return rows
}

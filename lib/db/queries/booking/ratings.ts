// Only the list itself is counted: no sum is stored beside it.
import { sql } from 'kysely'
import { REFUSAL_REASONS } from '@/lib/catalogue/desk/refusal-reasons'
import type { Reads } from '@/lib/db/schema'

/** Of a place or of a treatment; the other is null. `scores`: 5 first. `refusals`: by REFUSAL_REASONS. */
export type RatingRow = {
  place_id: string | null
  treatment: string | null
  asked: number
  answered: number
  since: Date
  scores: number[]
  refusals: number[]
}

export async function readRatings(
  reads: Reads,
  { askedSince, leastAnswers }: { askedSince: Date; leastAnswers: number },
): Promise<RatingRow[]> {
  const scores = [5, 4, 3, 2, 1].map((score) => sql`count(*) FILTER (WHERE score = ${sql.lit(score)})`)
  const refusals = REFUSAL_REASONS.map((reason) => sql`count(*) FILTER (WHERE refused_for = ${sql.lit(reason)})`)
  const { rows } = await sql<RatingRow>`
    SELECT place_id, treatment, count(*)::int AS asked, count(score)::int AS answered, min(asked_at) AS since,
      ARRAY[${sql.join(scores)}]::int[] AS scores, ARRAY[${sql.join(refusals)}]::int[] AS refusals
    FROM visit_questions WHERE counts AND asked_at > ${askedSince}::timestamptz
    GROUP BY GROUPING SETS ((place_id), (treatment))
    HAVING count(score) >= ${leastAnswers}::int AND coalesce(place_id, treatment) IS NOT NULL`.execute(reads)
  return rows
}

export type ShownComment = { answered_at: Date; score: number; personal_words: string; personal_reply: string | null }

/** The latest first. */
export async function readShownComments(
  reads: Reads,
  { placeId, askedSince, answeredUntil }: { placeId: string; askedSince: Date; answeredUntil: Date },
  limit: number,
): Promise<ShownComment[]> {
  const { rows } = await sql<ShownComment>`
    SELECT answered_at, score, personal_words, personal_reply FROM visit_questions
    WHERE may_show AND counts AND place_id = ${placeId} AND refused_for IS NULL
      AND asked_at > ${askedSince}::timestamptz AND answered_at <= ${answeredUntil}::timestamptz
    ORDER BY answered_at DESC, booking_id LIMIT ${limit}::int`.execute(reads)
  return rows
}

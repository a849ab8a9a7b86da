import {
  type AnswerSummary,
  readAnswerSummary,
  readAnswers,
  type VisitAnswerRow,
} from '@/lib/db/queries/booking/visit-answers'
import { SUMMARY_DAYS } from '@/lib/domain/booking/visit-question'
import type { MomentCursor } from '@/lib/domain/list-cursor'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type AnswersQuery = { placeIds: readonly string[]; after: MomentCursor | null; limit: number }
export type AnswerPage = { summary: AnswerSummary; answers: VisitAnswerRow[] }

export async function listAnswers(
  { db: { reads }, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  { placeIds, after, limit }: AnswersQuery,
): Promise<AnswerPage> {
  const places = placeIds.filter((id) => actor.mayAt(id))
  const since = new Date(now.getTime() - SUMMARY_DAYS * 86_400_000)
  const [summary, answers] = await Promise.all([
    readAnswerSummary(reads, places, since),
    readAnswers(reads, { placeIds: places, after, limit }),
  ])
  return { summary, answers }
}

import { readQuestion, type VisitAnswer, writeAnswer } from '@/lib/db/queries/booking/visit-questions'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** `none`: not asked, withdrawn, unknown, or not the requester's. */
export type VisitQuestion = { kind: 'open' | 'answered'; reference: string; date: string } | { kind: 'none' }

export async function findQuestion(deps: Deps, access: BookingAccess): Promise<VisitQuestion> {
  const booking = await findBooking(deps, access)
  // The desk took `kept` back, so the question was a mistake.
  const question = booking?.keptAt ? await readQuestion(deps.db.reads, booking.id) : undefined
  if (!booking || !question) return { kind: 'none' }
  const { reference, date } = booking
  return { kind: question.answered_at ? 'answered' : 'open', reference, date }
}

/** The first answer stays. `score`: 1 to 5. `words`: at most 300 characters. */
export async function answerVisit(
  deps: Deps,
  access: BookingAccess,
  { score, words }: { score: number; words: string },
): Promise<VisitQuestion> {
  const question = await findQuestion(deps, access)
  const booking = question.kind === 'open' ? await findBooking(deps, access) : null
  if (booking) await writeAnswer(deps.db.writes, { bookingId: booking.id, score, words, now: deps.now })
  return findQuestion(deps, access)
}

export async function readVisitAnswer({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<VisitAnswer | undefined> {
  const question = await readQuestion(db.reads, bookingId)
  return question?.answered_at ? question : undefined
}

import { readQuestion, type VisitAnswer, withdrawAnswer, writeAnswer } from '@/lib/db/queries/booking/visit-questions'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

type AskedVisit = { reference: string; date: string; hasLeft: boolean; score: number | null }
/** `none`: not asked, unknown, or not the requester's. */
export type VisitQuestion = ({ kind: 'open' | 'answered' | 'withdrawn' } & AskedVisit) | { kind: 'none' }
type QuestionedBooking = { booking: FoundBooking; answer: VisitAnswer }

/** The link of an answer never expires, so that the patient can withdraw it. */
async function readAsked(deps: Deps, access: BookingAccess): Promise<QuestionedBooking | null> {
  const booking = await findBooking(deps, { ...access, allowsExpired: true })
  // The desk took the visit back, so the question was a mistake.
  if (booking?.visit !== 'kept' && booking?.visit !== 'left') return null
  const answer = await readQuestion(deps.db.reads, booking.id)
  return answer ? { booking, answer } : null
}

function questionOf(asked: QuestionedBooking | null): VisitQuestion {
  if (!asked) return { kind: 'none' }
  const { booking, answer } = asked
  const { reference, date } = booking
  const visit = { reference, date, hasLeft: booking.visit === 'left', score: answer.score }
  if (answer.withdrawn_at) return { kind: 'withdrawn', ...visit }
  if (answer.answered_at) return { kind: 'answered', ...visit }
  return booking.isOwn || booking.link.isOpen ? { kind: 'open', ...visit } : { kind: 'none' }
}

export const findQuestion = async (deps: Deps, access: BookingAccess): Promise<VisitQuestion> =>
  questionOf(await readAsked(deps, access))

/** In turn with the desk, which can't change an answered visit. */
async function change(
  deps: Deps,
  access: BookingAccess,
  from: 'open' | 'answered',
  work: (tx: Tx, bookingId: string) => Promise<void>,
): Promise<VisitQuestion> {
  const asked = await readAsked(deps, access)
  const question = questionOf(asked)
  if (!asked || question.kind !== from) return question
  const { id, reference } = asked.booking
  await deps.db.transaction(async (tx) => {
    await takeLocks(tx, [reference])
    await work(tx, id)
  })
  return findQuestion(deps, access)
}

/** The first answer stays. `score`: 1 to 5. `words`: at most 300 characters. */
export const answerVisit = (
  deps: Deps,
  access: BookingAccess,
  answer: { score: number; words: string; mayShow: boolean },
): Promise<VisitQuestion> =>
  change(deps, access, 'open', (tx, bookingId) => writeAnswer(tx, { bookingId, ...answer, now: deps.now }))

/** The score no longer counts, and the comment is erased. */
export const withdrawVisitAnswer = (deps: Deps, access: BookingAccess): Promise<VisitQuestion> =>
  change(deps, access, 'answered', (tx, bookingId) => withdrawAnswer(tx, { bookingId, now: deps.now }))

export type GivenAnswer = VisitAnswer

export async function readVisitAnswer({ db }: Pick<Deps, 'db'>, bookingId: string): Promise<GivenAnswer | undefined> {
  const question = await readQuestion(db.reads, bookingId)
  return question?.answered_at ? question : undefined
}

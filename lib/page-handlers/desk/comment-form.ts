import { REFUSAL_REASONS } from '@/lib/catalogue/desk/refusal-reasons'
import { RATING } from '@/lib/domain/booking/rating'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { fill } from '@/lib/texts/fill'
import { formatDay } from '@/lib/texts/format'
import type { GivenAnswer } from '@/lib/use-cases/booking/answer-visit'
import type { CommentFormView } from '@/lib/views/desk/booking'

/** Null if there is no comment that the clinic may show, for staff who are no managers, and while names are hidden. */
export function commentFormView(
  { visitor: { texts, desk: screen }, desk, form }: DeskRequest,
  answer: GivenAnswer | undefined,
): CommentFormView | null {
  if (!answer?.may_show || !answer.answered_at || desk.staff.role !== 'manager' || screen.isHiding) return null
  const { COMMENT } = texts['desk-booking']
  const shownFrom = formatDay(texts, addDays(localOf(answer.answered_at).date, RATING.holdDays))
  const sent = form?.get('intent') === 'comment' ? form : null
  return {
    words: answer.personal_words ?? '',
    state: answer.refused_for ? COMMENT.refused : fill(COMMENT.shown, { day: shownFrom }),
    refusedFor: sent?.get('refused_for') ?? answer.refused_for ?? '',
    reasons: REFUSAL_REASONS.map((value) => ({ value, label: COMMENT.reasons[value] })),
    reply: sent?.get('reply') ?? answer.personal_reply ?? '',
  }
}

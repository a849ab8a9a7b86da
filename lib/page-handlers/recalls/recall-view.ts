import type { Visitor } from '@/lib/http/visitor'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { fill, plural } from '@/lib/texts/fill'
import { formatMonth } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { findRecall } from '@/lib/use-cases/recalls/recall'
import type { RecallView } from '@/lib/views/recall'

/** Null where the visitor can’t wish for a reminder. */
export async function recallView(visitor: Visitor, booking: FoundBooking): Promise<RecallView | null> {
  const { texts, deps } = visitor
  const { RECALL } = texts.recall
  const state = await findRecall(deps, booking, await accessOf(visitor, booking.reference, ''))
  if (state?.kind !== 'planned')
    return state && { kind: 'offer', ask: plural(texts.language.LANGUAGE, RECALL.ask, { count: state.months }) }
  const text = state.isAsked ? RECALL.asked : RECALL.planned
  return { kind: 'planned', text: fill<string>(text, { month: formatMonth(texts, state.month) }) }
}

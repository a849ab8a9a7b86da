import { monthOf, RECALL, recallMonths } from '@/lib/domain/recalls/recall'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { fill, plural } from '@/lib/texts/fill'
import { formatMonth } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { readDeskRecall } from '@/lib/use-cases/recalls/recall-at-desk'
import type { DeskRecallView } from '@/lib/views/desk/booking'

function plannedText(texts: Texts, recall: NonNullable<Awaited<ReturnType<typeof readDeskRecall>>>): string {
  const { planned, asked } = texts['desk-booking'].DESK_BOOKING.RECALL
  const text = fill(planned[recall.source], { month: formatMonth(texts, monthOf(recall.due_at)) })
  const count = [recall.asked_at, recall.second_asked_at].filter((moment) => moment !== null).length
  return count === 0 ? text : `${text} ${fill(asked, { count: String(count) })}`
}

/** Null for a visit that was not kept. */
export async function deskRecallView(
  { visitor: { deps, texts }, form }: DeskRequest,
  { id, visit, treatmentKey }: FoundBooking,
): Promise<DeskRecallView | null> {
  if (visit !== 'kept') return null
  const recall = await readDeskRecall(deps, id)
  const { count } = texts['desk-booking'].DESK_BOOKING.RECALL
  const options = Array.from({ length: RECALL.mostMonths }, (_, n) => ({
    value: String(n + 1),
    label: plural(texts.language.LANGUAGE, count, { count: n + 1 }),
  }))
  return {
    planned: recall ? plannedText(texts, recall) : null,
    months: {
      options,
      value: form?.get('months') ?? String(recallMonths(treatmentKey)),
      // After a mistake.
      isOpen: form?.get('intent') === 'recall',
    },
  }
}

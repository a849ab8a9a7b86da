import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { monthOf, RECALL, recallMonths } from '@/lib/domain/recalls/recall'
import type { Visitor } from '@/lib/http/visitor'
import { fill, plural } from '@/lib/texts/fill'
import { formatMonth } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { readDeskRecall } from '@/lib/use-cases/recalls/recall-at-desk'
import type { DeskRecallView } from '@/lib/views/desk/booking'

export function plannedText(texts: Texts, recall: NonNullable<Awaited<ReturnType<typeof readDeskRecall>>>): string {
  const { planned, asked } = texts['desk-booking'].DESK_BOOKING.RECALL
  const text = fill(planned[recall.source], { month: formatMonth(texts, monthOf(recall.due_at)) })
  const count = [recall.asked_at, recall.second_asked_at].filter((moment) => moment !== null).length
  return count === 0 ? text : `${text} ${fill(asked, { count: String(count) })}`
}

type KeptVisit = Pick<FoundBooking, 'id' | 'reference' | 'visit'> & { treatmentKey: string | null }

/** Visits of one number, the latest first. Null if none was kept. The wish is about one of them, or about the latest. */
export async function deskRecallView(
  { visitor: { deps, texts }, form }: { visitor: Pick<Visitor, 'deps' | 'texts'>; form: URLSearchParams | null },
  visits: readonly KeptVisit[],
  actionOf: (reference: string) => string,
): Promise<DeskRecallView | null> {
  const kept = visits.filter(({ visit }) => visit === 'kept')
  const recall = await readDeskRecall(
    deps,
    kept.map(({ id }) => id),
  )
  const about = kept.find(({ id }) => id === recall?.booking_id) ?? kept[0]
  if (!about) return null
  const { treatmentKey } = about
  const { count } = texts['desk-booking'].DESK_BOOKING.RECALL
  const options = Array.from({ length: RECALL.mostMonths }, (_, n) => ({
    value: String(n + 1),
    label: plural(texts.language.LANGUAGE, count, { count: n + 1 }),
  }))
  return {
    action: actionOf(about.reference),
    planned: recall ? plannedText(texts, recall) : null,
    months: {
      options,
      value: form?.get('months') ?? String(recallMonths(isTreatmentKey(treatmentKey) ? treatmentKey : UNNAMED)),
      // After a mistake.
      isOpen: form?.get('intent') === 'recall',
    },
  }
}

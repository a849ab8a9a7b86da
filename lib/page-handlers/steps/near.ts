// What the review asks where the same person has an appointment already: keep both, or replace it.

import { managePath } from '@/lib/addresses/paths'
import { isForSelf } from '@/lib/domain/booking/booked'
import type { StepContext } from '@/lib/http/steps/step-context'
import { timeName } from '@/lib/page-handlers/steps/held'
import type { NearAnswer } from '@/lib/use-cases/booking/confirm'
import { findNearBookings, type NearAsker } from '@/lib/use-cases/booking/find-near'
import type { NearView } from '@/lib/views/booking'

/** What entitles this visitor to know of a booking. */
export const nearRequester = async ({ owner, patient, manage }: StepContext): Promise<NearAsker> => ({
  owner: owner(),
  patient: await patient(),
  keyOf: (reference) => manage.key(reference),
})

/** The answer as its control sends it. */
export function readNear(answer: string): NearAnswer {
  if (answer === '') return null
  return answer === 'keep' ? answer : { replace: answer }
}

/**
 * The question; null where there is nothing to ask, or nobody here may know. Before the name is typed it is asked of whoever books
 * for themselves about any visit of theirs: if another name is typed, the answer has no effect.
 */
export async function nearView(context: StepContext, typed: URLSearchParams | undefined): Promise<NearView | null> {
  const { deps, answers } = context
  const { date = '', phone = '' } = answers
  const requester = await nearRequester(context)
  const isSelf = isForSelf(answers)
  const ownName = isSelf ? ((await context.patient())?.name ?? '') : ''
  const known = (typed?.get('name') ?? answers.name ?? ownName).trim()
  const name = known === '' && isSelf ? null : known
  const [found] = await findNearBookings(deps, deps.db.reads, { name, phone, date, requester })
  if (!found) return null
  const { reference } = found
  const place = found.isVideo ? context.texts['clinic-list'].VISIT_KIND.video.label : found.placeName
  return {
    name: name ?? found.name,
    when: timeName(context, found),
    place,
    href: managePath(reference),
    reference,
    answer: typed?.get('near') ?? '',
  }
}

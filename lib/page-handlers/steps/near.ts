// Keep both appointments, or replace the other one.

import { managePath } from '@/lib/addresses/paths'
import { isForSelf } from '@/lib/domain/booking/booked'
import type { StepContext } from '@/lib/http/steps/step-context'
import { timeName } from '@/lib/page-handlers/steps/held'
import type { NearAnswer } from '@/lib/use-cases/booking/confirm'
import { findNearBookings, type NearRequester } from '@/lib/use-cases/booking/find-near'
import type { NearView } from '@/lib/views/booking'

/** Proofs of access to the other booking. */
export const nearRequester = async ({ owner, patient, manage }: StepContext): Promise<NearRequester> => ({
  owner: owner(),
  patient: await patient(),
  keyOf: (reference) => manage.key(reference),
})

export function readNear(answer: string): NearAnswer {
  if (answer === '') return null
  return answer === 'keep' ? answer : { replace: answer }
}

/** Null without a question or access. Before a name is typed, it covers any visit of the patient. */
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

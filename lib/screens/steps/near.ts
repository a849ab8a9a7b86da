// What the review asks where the same person has an appointment already: keep both, or replace it.
import type { NearView } from '@/components/booking/views'
import { managePath } from '@/lib/addresses/paths'
import { isForSelf } from '@/lib/domain/booked'
import type { StepContext } from '@/lib/http/step-context'
import { timeName } from '@/lib/screens/steps/held'
import type { NearAnswer } from '@/lib/use-cases/booking/confirm'
import { findNearBookings, type NearAsker } from '@/lib/use-cases/booking/find-near'

/** What entitles this visitor to know of a booking. */
export const askerOf = async ({ owner, patient, manage }: StepContext): Promise<NearAsker> => ({
  owner: owner(),
  patient: await patient(),
  keyOf: (reference) => manage.key(reference),
})

/** The answer of the form. */
export function nearAnswer(form: URLSearchParams): NearAnswer {
  const answer = form.get('near') ?? ''
  if (answer === '') return null
  return answer === 'keep' ? answer : { replace: answer }
}

/** The question, once the name is known; null where there is nothing to ask, or nobody here may know. */
export async function nearView(context: StepContext, typed: URLSearchParams | undefined): Promise<NearView | null> {
  const { deps, answers } = context
  const { date = '', phone = '' } = answers
  const asker = await askerOf(context)
  const ownName = isForSelf(answers) ? ((await context.patient())?.name ?? '') : ''
  const name = typed?.get('name') ?? answers.name ?? ownName
  const [found] = await findNearBookings(deps, deps.db.reads, { name, phone, date, asker })
  if (!found) return null
  const { reference, placeName } = found
  return {
    ...{ name: name.trim(), when: timeName(context, found), place: placeName, href: managePath(reference), reference },
    answer: typed?.get('near') ?? '',
  }
}

import { type Answers, readParam } from '@/flows/params'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { initials } from '@/lib/page-handlers/desk/visit-card'
import { causeText } from '@/lib/texts/answers'
import { fill } from '@/lib/texts/fill'
import { findNames } from '@/lib/use-cases/desk/find-names'

/** `name` prefills the form if the number belongs to one person and names are visible. */
export type PatientMatch = { name: string; text: string }

export async function findPatient(
  { visitor, desk }: DeskRequest,
  phone: string,
): Promise<({ kind: 'known' } & PatientMatch) | { kind: 'mistaken'; mistake: string }> {
  const { texts, deps } = visitor
  const answers: Answers = {}
  const cause = readParam(answers, 'phone', phone)
  if (cause !== null || !answers.phone)
    return { kind: 'mistaken', mistake: causeText(texts, 'phone', cause ?? 'missing') }
  const { KNOWN } = texts['desk-booking'].DESK_BOOKING
  const names = await findNames(deps, desk.actor, answers.phone)
  const [first, ...others] = visitor.desk.isHiding ? names.map(initials) : names
  if (first === undefined) return { kind: 'known', name: '', text: KNOWN.nobody }
  if (others.length > 0)
    return { kind: 'known', name: '', text: fill(KNOWN.people, { names: [first, ...others].join(', ') }) }
  return { kind: 'known', name: visitor.desk.isHiding ? '' : first, text: fill(KNOWN.person, { name: first }) }
}

import { type Answers, readParam } from '@/flows/params'
import { allOffered } from '@/lib/catalogue/treatments/offered-treatments'
import { TREATMENTS } from '@/lib/catalogue/treatments/treatments'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import type { Visitor } from '@/lib/http/visitor'
import { causeText } from '@/lib/texts/answers'
import { readablePhone } from '@/lib/texts/format'
import { isOneOf } from '@/lib/types/keys'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { correctBooking } from '@/lib/use-cases/desk/correct'
import type { CorrectView } from '@/lib/views/desk/booking'

const CONTROLS = ['name', 'phone', 'treatment'] as const
type Mistakes = CorrectView['mistakes']

type CorrectForm = Record<(typeof CONTROLS)[number], string> & { version: number }

/** Returns the mistakes by control. Without a chosen treatment, the booking keeps its own. */
export async function handleCorrection(
  { deps, texts }: Visitor,
  actor: DeskActor,
  { booking, input }: { booking: FoundBooking; input: CorrectForm },
) {
  const answers: Answers = {}
  const mistakes: Record<string, string> = {}
  for (const param of CONTROLS) {
    if (param === 'treatment' && input[param] === '') continue
    const cause = readParam(answers, param, input[param])
    if (cause !== null) mistakes[param] = causeText(texts, param, cause)
  }
  const { name, phone, treatment = booking.treatment } = answers
  if (!name || !phone || Object.keys(mistakes).length > 0) return { kind: 'mistaken' as const, mistakes }
  const { reference } = booking
  return correctBooking(deps, actor, { reference, version: input.version, name, phone, treatment })
}

/** Null while names are hidden. */
export function correctView(
  { visitor, form }: DeskRequest,
  booking: FoundBooking,
  mistakes: Mistakes,
): CorrectView | null {
  if (visitor.desk.isHiding) return null
  const isSent = form?.get('intent') === 'correct'
  const { name, phone, treatment } = booking
  const known = {
    name,
    phone: readablePhone(phone),
    treatment: isOneOf(allOffered(), treatment) ? treatment : '',
  }
  return {
    values: isSent ? Object.fromEntries(CONTROLS.map((control) => [control, form.get(control) ?? ''])) : known,
    mistakes,
    isOpen: isSent,
    treatments: allOffered().map((key) => ({ value: key, label: TREATMENTS[key].label })),
  }
}

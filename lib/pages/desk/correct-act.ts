// The form of a booking's page at the desk that puts name, number and treatment right.

import { type Answers, readParam } from '@/flows/params'
import { allOffered } from '@/lib/catalogue/offered-treatments'
import { TREATMENTS } from '@/lib/catalogue/treatments'
import type { DeskRequest } from '@/lib/http/with-desk'
import { causeText } from '@/lib/texts/answers'
import { readablePhone } from '@/lib/texts/format'
import { isOneOf } from '@/lib/typed/keys'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { correctBooking } from '@/lib/use-cases/desk/correct'
import type { CorrectView } from '@/lib/views/desk/booking'

const CONTROLS = ['name', 'phone', 'treatment'] as const
type Mistakes = CorrectView['mistakes']

/** What came of the form: a kind of correctBooking, or what was typed wrong. No treatment chosen is the one that it has. */
export async function correctAct(
  { visitor, desk }: DeskRequest,
  form: URLSearchParams,
  booking: FoundBooking,
): Promise<string | Mistakes> {
  const answers: Answers = {}
  const mistakes: Record<string, string> = {}
  const typed = (name: string) => form.get(name) ?? ''
  for (const param of CONTROLS) {
    if (param === 'treatment' && typed(param) === '') continue
    const cause = readParam(answers, param, typed(param))
    if (cause !== null) mistakes[param] = causeText(visitor.words, param, cause)
  }
  const { name, phone, treatment = booking.treatment } = answers
  if (!name || !phone || Object.keys(mistakes).length > 0) return mistakes
  const { reference } = booking
  const asked = { reference, version: Number(form.get('version')), name, phone, treatment }
  return (await correctBooking(visitor.deps, desk.actor, asked)).kind
}

/** The form, with what was typed; null on a screen that hides names. */
export function correctView(
  { visitor, form }: DeskRequest,
  booking: FoundBooking,
  mistakes: Mistakes,
): CorrectView | null {
  if (visitor.desk.isHiding) return null
  const isSent = form?.get('intent') === 'correct'
  const { name, phone, treatment } = booking
  const known = {
    ...{ name, phone: readablePhone(phone), treatment: isOneOf(allOffered(), treatment) ? treatment : '' },
  }
  return {
    values: isSent ? Object.fromEntries(CONTROLS.map((control) => [control, form.get(control) ?? ''])) : known,
    ...{ mistakes, isOpen: isSent },
    treatments: allOffered().map((key) => ({ value: key, label: TREATMENTS[key].label })),
  }
}

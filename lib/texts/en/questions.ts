// The words of all questions, gathered for the server: the sentences that a call may be refused with, what each answer is
// called where answers are shown, and the words of those that were chosen. A page loads its own question's (questions/).

import type { AnswerControl, Sentences } from '@/flows/causes'
import type { Choice } from '@/lib/texts/choices'
import { CLINICS, FOR_WHOM, VISIT_KIND } from '@/lib/texts/en/questions/clinic-list'
import { CATEGORY } from '@/lib/texts/en/questions/concern-category'
import { NAME } from '@/lib/texts/en/questions/input-name'
import { PHONE } from '@/lib/texts/en/questions/input-phone'
import { ISSUE } from '@/lib/texts/en/questions/member-questionnaire'
import { PROOF } from '@/lib/texts/en/questions/number-proof'
import { QUESTIONNAIRE } from '@/lib/texts/en/questions/questionnaire'
import { ADDRESS } from '@/lib/texts/en/questions/select-address'
import { CITY } from '@/lib/texts/en/questions/select-city'
import { CONCERN } from '@/lib/texts/en/questions/select-concern'
import { PURPOSE } from '@/lib/texts/en/questions/select-issue'
import { LOCATION } from '@/lib/texts/en/questions/select-location'
import { SLOT } from '@/lib/texts/en/questions/select-slot'
import { TREATMENT } from '@/lib/texts/en/questions/select-treatment'
import { VIDEO } from '@/lib/texts/en/questions/video-consultation'
import { STEP } from '@/lib/texts/en/steps'

export const CAUSES: Sentences & { flow: Record<'books_nothing', string> } = {
  ...NAME.causes,
  ...PHONE.causes,
  ...CITY.causes,
  ...PURPOSE.causes,
  ...CATEGORY.causes,
  ...VIDEO.causes,
  ...TREATMENT.causes,
  ...CONCERN.causes,
  ...LOCATION.causes,
  ...ADDRESS.causes,
  ...SLOT.causes,
  ...CLINICS.causes,
  ...PROOF.causes,
  ...QUESTIONNAIRE.causes,
  ...ISSUE.causes,
  flow: { books_nothing: 'Nothing is booked this way' },
}

const BY_CONTROL: Record<string, Record<string, string> | undefined> = CAUSES

/** The sentence for a cause; a plain one where a call names a field that no question asks. */
export function causeText(control: string, cause: string): string {
  const sentences = Object.hasOwn(BY_CONTROL, control) ? BY_CONTROL[control] : undefined
  return sentences && Object.hasOwn(sentences, cause) ? (sentences[cause] ?? STEP.check) : STEP.check
}

type Question = { row: string; options?: Record<string, Choice | undefined> }

/** Of every answer that has a control; a point on the map has no words, nor what a member says after the booking. */
const ANSWERS: Record<Exclude<AnswerControl, 'latLng' | 'issue'>, Question> = {
  name: NAME,
  phone: PHONE,
  city: CITY,
  treatment: TREATMENT,
  concern: CONCERN,
  concern_category: CATEGORY,
  location: LOCATION,
  pincode: { row: ADDRESS.rows.pincode },
  address: { row: ADDRESS.rows.address },
  landmark: { row: ADDRESS.rows.landmark },
  apartmentNumber: { row: ADDRESS.rows.apartmentNumber },
  appointment_type: { row: CLINICS.rows.appointment_type, options: VISIT_KIND },
  self_booked: { row: CLINICS.rows.self_booked, options: FOR_WHOM },
  skip_video: VIDEO,
  purpose: PURPOSE,
}
export type NamedAnswer = keyof typeof ANSWERS

export const isNamed = (param: string): param is NamedAnswer => Object.hasOwn(ANSWERS, param)

export const rowName = (param: NamedAnswer): string => ANSWERS[param].row

/** The label of a choice; the value itself where it has no words of its own (a name, a pincode). */
export const labelOf = (param: NamedAnswer, value: string): string => ANSWERS[param].options?.[value]?.label ?? value

// The words of all questions, gathered for the server: the sentences that a call may be refused with, what each answer is
// called where answers are shown, and the words of those that were chosen. A page is handed its own question's.

import type { AnswerControl, Sentences } from '@/flows/causes'
import type { SmilePart } from '@/lib/catalogue/treatments/concerns'
import type { Choice } from '@/lib/texts/choices'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'

/** The sentence of every cause, by control. */
export const causesOf = (words: Texts): Sentences & { flow: Record<'books_nothing', string> } => ({
  ...words['input-name'].NAME.causes,
  ...words['input-phone'].PHONE.causes,
  ...words['select-city'].CITY.causes,
  ...words['select-issue'].PURPOSE.causes,
  ...words['concern-category'].CATEGORY.causes,
  ...words['video-consultation'].VIDEO.causes,
  ...words['select-treatment'].TREATMENT.causes,
  ...words['select-concern'].CONCERN.causes,
  ...words['select-location'].LOCATION.causes,
  ...words['select-address'].ADDRESS.causes,
  ...words['select-slot'].SLOT.causes,
  ...words['clinic-list'].CLINICS.causes,
  ...words.booking.NEAR.causes,
  ...words['number-proof'].PROOF.causes,
  ...words.photos.PHOTOS.causes,
  ...words.questionnaire.QUESTIONNAIRE.causes,
  ...words['member-questionnaire'].ISSUE.causes,
  ...words.api.CAUSES,
})

/** The sentence for a cause; a plain one where a call names a field that no question asks. */
export function causeText(words: Texts, control: string, cause: string): string {
  const known: Record<string, Record<string, string> | undefined> = causesOf(words)
  const sentences = Object.hasOwn(known, control) ? known[control] : undefined
  const { check } = words.steps.STEP
  return sentences && Object.hasOwn(sentences, cause) ? (sentences[cause] ?? check) : check
}

type Question = { row: string; options?: Record<string, Choice | undefined> }

/** Of every answer that has a control; a point on the map has no words, nor what a member says after the booking. */
const ANSWERS: Record<Exclude<AnswerControl, 'latLng' | 'issue'>, (words: Texts) => Question> = {
  name: (words) => words['input-name'].NAME,
  phone: (words) => words['input-phone'].PHONE,
  city: (words) => words['select-city'].CITY,
  treatment: (words) => words['select-treatment'].TREATMENT,
  concern: (words) => words['select-concern'].CONCERN,
  concern_category: (words) => words['concern-category'].CATEGORY,
  location: (words) => words['select-location'].LOCATION,
  pincode: (words) => ({ row: words['select-address'].ADDRESS.rows.pincode }),
  address: (words) => ({ row: words['select-address'].ADDRESS.rows.address }),
  landmark: (words) => ({ row: words['select-address'].ADDRESS.rows.landmark }),
  apartmentNumber: (words) => ({ row: words['select-address'].ADDRESS.rows.apartmentNumber }),
  appointment_type: ({ 'clinic-list': { CLINICS, VISIT_KIND } }) => ({
    row: CLINICS.rows.appointment_type,
    options: VISIT_KIND,
  }),
  self_booked: ({ 'clinic-list': { CLINICS, FOR_WHOM } }) => ({ row: CLINICS.rows.self_booked, options: FOR_WHOM }),
  skip_video: (words) => words['video-consultation'].VIDEO,
  purpose: (words) => words['select-issue'].PURPOSE,
}
export type NamedAnswer = keyof typeof ANSWERS

export const isNamed = (param: string): param is NamedAnswer => Object.hasOwn(ANSWERS, param)

export const rowName = (words: Texts, param: NamedAnswer): string => ANSWERS[param](words).row

/** The label of a choice; the value itself where it has no words of its own (a name, a pincode). */
export const labelOf = (words: Texts, param: NamedAnswer, value: string): string =>
  ANSWERS[param](words).options?.[value]?.label ?? value

/** What is booked of a smile design: its chosen part. */
export const smilePartLine = (words: Texts, part: SmilePart): string =>
  fill(words['select-concern'].SMILE_PARTS.booked, { part: labelOf(words, 'concern', part) })

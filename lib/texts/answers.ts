// The texts of all questions, for the server. A page gets only the texts of its own question.

import type { AnswerControl, Sentences } from '@/flows/causes'
import type { SmilePart } from '@/lib/catalogue/treatments/concerns'
import type { Choice } from '@/lib/texts/choices'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'

/** The sentences for each control's causes. */
export const causeSentences = (texts: Texts): Sentences & { flow: Record<'books_nothing', string> } => ({
  ...texts['input-name'].NAME.causes,
  ...texts['input-phone'].PHONE.causes,
  ...texts['select-city'].CITY.causes,
  ...texts['select-issue'].PURPOSE.causes,
  ...texts['concern-category'].CATEGORY.causes,
  ...texts['video-consultation'].VIDEO.causes,
  ...texts['select-treatment'].TREATMENT.causes,
  ...texts['select-concern'].CONCERN.causes,
  ...texts['select-location'].LOCATION.causes,
  ...texts['select-address'].ADDRESS.causes,
  ...texts['select-slot'].SLOT.causes,
  ...texts['clinic-list'].CLINICS.causes,
  ...texts.booking.NEAR.causes,
  ...texts['number-proof'].PROOF.causes,
  ...texts.photos.PHOTOS.causes,
  ...texts.questionnaire.QUESTIONNAIRE.causes,
  ...texts['member-questionnaire'].ISSUE.causes,
  ...texts.api.CAUSES,
})

/** The sentence for a cause, or a general one for a field that no question has. */
export function causeText(texts: Texts, control: string, cause: string): string {
  const known: Record<string, Record<string, string> | undefined> = causeSentences(texts)
  const sentences = Object.hasOwn(known, control) ? known[control] : undefined
  const { check } = texts.steps.STEP
  return sentences && Object.hasOwn(sentences, cause) ? (sentences[cause] ?? check) : check
}

type Question = { row: string; options?: Record<string, Choice | undefined> }

/** Without the map's point and the member's issue, which have no text. */
const ANSWERS: Record<Exclude<AnswerControl, 'latLng' | 'issue'>, (texts: Texts) => Question> = {
  name: (texts) => texts['input-name'].NAME,
  phone: (texts) => texts['input-phone'].PHONE,
  city: (texts) => texts['select-city'].CITY,
  treatment: (texts) => texts['select-treatment'].TREATMENT,
  concern: (texts) => texts['select-concern'].CONCERN,
  concern_category: (texts) => texts['concern-category'].CATEGORY,
  location: (texts) => texts['select-location'].LOCATION,
  pincode: (texts) => ({ row: texts['select-address'].ADDRESS.rows.pincode }),
  address: (texts) => ({ row: texts['select-address'].ADDRESS.rows.address }),
  landmark: (texts) => ({ row: texts['select-address'].ADDRESS.rows.landmark }),
  apartmentNumber: (texts) => ({ row: texts['select-address'].ADDRESS.rows.apartmentNumber }),
  appointment_type: ({ 'clinic-list': { CLINICS, VISIT_KIND } }) => ({
    row: CLINICS.rows.appointment_type,
    options: VISIT_KIND,
  }),
  self_booked: ({ 'clinic-list': { CLINICS, FOR_WHOM } }) => ({ row: CLINICS.rows.self_booked, options: FOR_WHOM }),
  skip_video: (texts) => texts['video-consultation'].VIDEO,
  purpose: (texts) => texts['select-issue'].PURPOSE,
}
export type NamedAnswer = keyof typeof ANSWERS

export const isNamed = (param: string): param is NamedAnswer => Object.hasOwn(ANSWERS, param)

export const rowName = (texts: Texts, param: NamedAnswer): string => ANSWERS[param](texts).row

/** The label of a choice, or the value itself if it has no label (a name, a pincode). */
export const labelOf = (texts: Texts, param: NamedAnswer, value: string): string =>
  ANSWERS[param](texts).options?.[value]?.label ?? value

/** The chosen part of a smile design. */
export const smilePartLine = (texts: Texts, part: SmilePart): string =>
  fill(texts['select-concern'].SMILE_PARTS.booked, { part: labelOf(texts, 'concern', part) })

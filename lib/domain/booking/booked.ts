// What a walk or a call books: which treatment, at home or at a clinic, and for how much.
import { type BookingFlow, isBookingFlow } from '@/lib/catalogue/flow-names'
import { isPriced, pricePaise } from '@/lib/catalogue/treatments/prices'
import {
  recordOf,
  selectProcedure,
  selectTreatmentKey,
  TREATMENT_KEYS,
  UNNAMED,
} from '@/lib/catalogue/treatments/treatment-names'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

/** What the flow settles (a row of FLOWS): the treatment that it is about, and whether its clinic came with the visitor. */
export type FlowTerms = { treatment?: TreatmentKey; clinic?: 'given' }
/** What was asked on the way. */
export type VisitAnswers = {
  treatment?: TreatmentKey
  location?: 'at_home' | 'clinic'
  appointment_type?: 'clinic' | 'video'
  self_booked?: 'true' | 'false'
  concern_category?: string
}

/** What a visit is about. */
export const concernOf = (answers: { concern?: string; concern_category?: string }): string | undefined =>
  answers.concern ?? answers.concern_category

/** The treatment that a booking costs by: the one that its flow is about, or else the one asked. */
export const treatmentOf = (settled: FlowTerms, { treatment }: VisitAnswers): TreatmentKey =>
  settled.treatment ?? treatment ?? UNNAMED

/**
 * The treatment that the patient asked for. What a link or a call names beside a flow's own is believed where it is of the
 * same kind: braces in PAID_CLINIC, an aligner rescan in PAID_ALIGNER.
 */
export function answersOf(settled: FlowTerms, { treatment }: VisitAnswers): TreatmentKey {
  if (settled.treatment === undefined) return treatment ?? UNNAMED
  const isOfKind = treatment && TREATMENTS[treatment].treatmentType === TREATMENTS[settled.treatment].treatmentType
  return isOfKind ? treatment : settled.treatment
}

/** The flows whose visit is about the treatment itself: the flag of the specification's key selection. */
const ABOUT_TREATMENT: readonly BookingFlow[] = ['ORGANIC', 'INDIVIDUAL_CLINIC_PAGE', 'SMILE_DESIGN']

/** The treatment that a smile design's chosen part is. */
const treatmentOfPart = (part: string | null): TreatmentKey | undefined =>
  TREATMENT_KEYS.find((key) => part !== null && recordOf(key).part === part)

export type BookedAs = { treatmentKey: TreatmentKey; procedure: string | null }

/**
 * The key and the procedure under which a booking is kept, by the flow that it came by, the treatment that was asked for
 * and, of a smile design, its part (specification, section 4).
 */
export function bookedAs(flow: string, treatment: string | null, concern: string | null): BookedAs {
  const walked = isBookingFlow(flow) ? flow : 'ORGANIC'
  return {
    treatmentKey: selectTreatmentKey(treatment ?? UNNAMED, walked, ABOUT_TREATMENT.includes(walked)),
    procedure: selectProcedure(treatmentOfPart(concern) ?? '', walked),
  }
}

/** Whether a team comes: a booking that begins at a clinic ends there. */
export const isAtHome = (settled: FlowTerms, { location }: VisitAnswers): boolean =>
  location === 'at_home' && settled.clinic !== 'given'

/** Whether the patient books for themselves; so it is where nobody was asked. */
export const isForSelf = ({ self_booked }: VisitAnswers): boolean => self_booked !== 'false'

/** What self_booked is taken to be until it is asked: a child's visit is booked by somebody else. */
export const supposedSelfBooked = ({ self_booked, concern_category }: VisitAnswers): 'true' | 'false' =>
  self_booked ?? (isForChild({ concern_category }) ? 'false' : 'true')

/** Whether the patient said that it is about a child. */
export const isForChild = ({ concern_category }: Pick<VisitAnswers, 'concern_category'>): boolean =>
  concern_category === 'children'

/** In years: a younger patient comes with a parent or guardian. */
const OF_AGE = 18

export const comesWithGuardian = ({ age }: { age: number | null }): boolean => age !== null && age < OF_AGE

/** Whether a dentist can do by a call what is booked: advise, and nothing else. */
export const isByVideo = (settled: FlowTerms, wish: VisitAnswers): boolean => !isPriced(treatmentOf(settled, wish))

/**
 * The price of a booking in paise, by its treatment and place; never what a form says, nor the flow it came by. Null for
 * what can't be booked there.
 */
export const priceOf = (settled: FlowTerms, wish: VisitAnswers): number | null =>
  pricePaise(treatmentOf(settled, wish), isAtHome(settled, wish) ? 'at_home' : 'clinic')

export type Unbookable = { location: 'not_at_home' } | { appointment_type: 'not_by_video' }

/** Why nobody can book this, as a cause by parameter: both can be written into a URL or a body. Null for what can be. */
export function unbookable(settled: FlowTerms, wish: VisitAnswers): Unbookable | null {
  if (priceOf(settled, wish) === null) return { location: 'not_at_home' }
  const isVideo = wish.appointment_type === 'video' && !isAtHome(settled, wish)
  return isVideo && !isByVideo(settled, wish) ? { appointment_type: 'not_by_video' } : null
}

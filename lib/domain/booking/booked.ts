import { factsOf } from '@/lib/catalogue/chain'
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

export type FlowTerms = { treatment?: TreatmentKey; clinic?: 'given' }
export type VisitAnswers = {
  treatment?: TreatmentKey
  location?: 'at_home' | 'clinic'
  appointment_type?: 'clinic' | 'video'
  self_booked?: 'true' | 'false'
  concern_category?: string
}

export const concernOf = (answers: { concern?: string; concern_category?: string }): string | undefined =>
  answers.concern ?? answers.concern_category

export const treatmentOf = (settled: FlowTerms, { treatment }: VisitAnswers): TreatmentKey =>
  settled.treatment ?? treatment ?? UNNAMED

/** A named treatment counts when it is of the flow's kind: braces in PAID_CLINIC, a rescan in PAID_ALIGNER. */
export function answersOf(settled: FlowTerms, { treatment }: VisitAnswers): TreatmentKey {
  if (settled.treatment === undefined) return treatment ?? UNNAMED
  const isOfKind = treatment && TREATMENTS[treatment].treatmentType === TREATMENTS[settled.treatment].treatmentType
  return isOfKind ? treatment : settled.treatment
}

/** Null for one slot of the place. */
export const treatmentMinutes = (treatment: TreatmentKey): number | null => factsOf(treatment)?.visitMinutes ?? null

/** A video call takes one slot, because the dentist only advises. */
export const visitMinutesOf = (settled: FlowTerms, answers: VisitAnswers): number | null =>
  isVideo(settled, answers) && isByVideo(settled, answers) ? null : treatmentMinutes(answersOf(settled, answers))

/** The terms on which a calendar lists slots for the visit. */
export const visitTermsOf = (settled: FlowTerms, answers: VisitAnswers & { concern?: string }) => ({
  concern: concernOf(answers),
  visitMinutes: visitMinutesOf(settled, answers),
})

/** Flows about the treatment itself: the flag of the key selection (specification, section 4). */
const ABOUT_TREATMENT: readonly BookingFlow[] = ['ORGANIC', 'INDIVIDUAL_CLINIC_PAGE', 'SMILE_DESIGN']

const treatmentOfPart = (part: string | null): TreatmentKey | undefined =>
  TREATMENT_KEYS.find((key) => part !== null && recordOf(key).part === part)

export type BookedAs = { treatmentKey: TreatmentKey; procedure: string | null }

/** The key and procedure to store (specification, section 4). `concern` names the part of a smile design. */
export function bookedAs(flow: string, treatment: string | null, concern: string | null): BookedAs {
  const walked = isBookingFlow(flow) ? flow : 'ORGANIC'
  return {
    treatmentKey: selectTreatmentKey(treatment ?? UNNAMED, walked, ABOUT_TREATMENT.includes(walked)),
    procedure: selectProcedure(treatmentOfPart(concern) ?? '', walked),
  }
}

export const isAtHome = (settled: FlowTerms, { location }: VisitAnswers): boolean =>
  location === 'at_home' && settled.clinic !== 'given'

export const isForSelf = ({ self_booked }: VisitAnswers): boolean => self_booked !== 'false'

/** Until it is asked, a child's visit counts as booked by somebody else. */
export const supposedSelfBooked = ({ self_booked, concern_category }: VisitAnswers): 'true' | 'false' =>
  self_booked ?? (isForChild({ concern_category }) ? 'false' : 'true')

export const isForChild = ({ concern_category }: Pick<VisitAnswers, 'concern_category'>): boolean =>
  concern_category === 'children'

/** In years: younger patients come with a parent or guardian. */
const OF_AGE = 18

export const comesWithGuardian = ({ age }: { age: number | null }): boolean => age !== null && age < OF_AGE

/** A dentist can only advise by video, so every priced treatment needs a visit. */
export const isByVideo = (settled: FlowTerms, answers: VisitAnswers): boolean =>
  !isPriced(treatmentOf(settled, answers))

const isVideo = (settled: FlowTerms, answers: VisitAnswers): boolean =>
  answers.appointment_type === 'video' && !isAtHome(settled, answers)

/** In paise; a form can't set it. Null where the treatment is not offered. */
export const priceOf = (settled: FlowTerms, answers: VisitAnswers): number | null =>
  pricePaise(treatmentOf(settled, answers), isAtHome(settled, answers) ? 'at_home' : 'clinic')

export type Unbookable = { location: 'not_at_home' } | { appointment_type: 'not_by_video' }

export function unbookable(settled: FlowTerms, answers: VisitAnswers): Unbookable | null {
  if (priceOf(settled, answers) === null) return { location: 'not_at_home' }
  return isVideo(settled, answers) && !isByVideo(settled, answers) ? { appointment_type: 'not_by_video' } : null
}

// What is booked, from the answers of a walk or the body of a call: both end in the same use case.
import type { Answers, Attribution } from '@/flows/params'
import { type FlowName, isBookingFlow } from '@/lib/catalogue/flow-names'
import { pricePaise, serviceOf } from '@/lib/catalogue/prices'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import type { ConfirmInput } from '@/lib/use-cases/booking/confirm'
import type { Asker } from '@/lib/use-cases/booking/judge-limits'

type Booked = {
  flow: FlowName
  owner: string
  placeId: string
  name: string
  phone: string
  answers: Answers
  attribution?: Attribution
  /** Who is signed in. */
  uid?: string
  /** The slot's end, where the place may be taken without a hold. */
  end?: string
} & Asker

const IMPLIED: Partial<Record<FlowName, TreatmentKey>> = {
  PAID_ALIGNER: 'aligner_scan',
  SMILE_DESIGN: 'smile_design',
  PAID_IMPLANT: 'implant_scan',
  PAID_CLINIC: 'clinic_visit',
}

/** The treatment of a booking: the one that its flow is about, or else the one asked. */
export const treatmentOf = (flow: FlowName, answers: Answers): TreatmentKey =>
  IMPLIED[flow] ?? (answers.treatment as TreatmentKey | undefined) ?? 'other'

/** Whether a team comes: a booking that begins at a clinic ends there. */
export const isAtHome = (flow: FlowName, answers: Answers): boolean =>
  answers.location === 'at_home' && flow !== 'INDIVIDUAL_CLINIC_PAGE'

/** Whether the patient books for themselves; so it is where nobody was asked. */
export const isForSelf = (answers: Answers): boolean => answers.self_booked !== 'false'

/** Whether a dentist can do by a call what is booked: advise, and nothing else. */
export const isByVideo = (flow: FlowName, answers: Answers): boolean =>
  serviceOf(treatmentOf(flow, answers)) === 'consultation'

/**
 * The price of a booking in paise, by its treatment and place; never what a form says, nor the flow it came by. Null for
 * what can't be booked there.
 */
export const priceOf = (flow: FlowName, answers: Answers): number | null =>
  pricePaise(treatmentOf(flow, answers), isAtHome(flow, answers) ? 'at_home' : 'clinic')

/** Why nobody can book this, as causes by parameter: both can be written into a URL or a body. Null for what can be. */
export function refusalOf(flow: FlowName, answers: Answers): { causes: Record<string, string> } | null {
  if (!isBookingFlow(flow)) return { causes: { flow: 'books_nothing' } }
  if (priceOf(flow, answers) === null) return { causes: { location: 'not_at_home' } }
  const isVideo = answers.appointment_type === 'video' && !isAtHome(flow, answers)
  return isVideo && !isByVideo(flow, answers) ? { causes: { appointment_type: 'not_by_video' } } : null
}

export function confirmInputOf(booked: Booked): ConfirmInput {
  const { flow, owner, placeId, name, phone, answers, attribution = {}, uid, end, network, proved } = booked
  const { date = '', start = '', sid, pincode, latLng, address, landmark, apartmentNumber } = answers
  const atHome = isAtHome(flow, answers)
  return {
    owner,
    network,
    proved,
    placeId,
    date,
    start,
    end,
    sid,
    name,
    phone,
    flow,
    appointmentType: atHome ? 'at_home' : answers.appointment_type === 'video' ? 'video' : 'clinic',
    selfBooked: isForSelf(answers),
    treatment: treatmentOf(flow, answers),
    concern: answers.concern ?? answers.concern_category,
    address: atHome && pincode && address ? { pincode, latLng, address, landmark, apartmentNumber } : null,
    attribution: attribution as Record<string, string>,
    uid,
  }
}

// What is booked, from the answers of a walk or the body of a call: both end in the same use case.
import type { Answers, Attribution } from '@/flows/params'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { pricePaise } from '@/lib/catalogue/prices'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import type { ConfirmInput } from '@/lib/server/confirm-booking'

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
}

const IMPLIED: Partial<Record<FlowName, TreatmentKey>> = {
  PAID_ALIGNER: 'aligner_scan',
  SMILE_DESIGN: 'smile_design',
  PAID_IMPLANT: 'implant_scan',
  PAID_CLINIC: 'clinic_visit',
}

/** The treatment of a booking: the one that its flow is about, or else the one asked. */
export const treatmentOf = (flow: FlowName, answers: Answers): TreatmentKey =>
  IMPLIED[flow] ?? (answers.treatment as TreatmentKey | undefined) ?? 'clinic_visit'

/** Whether a team comes: a booking that begins at a clinic ends there. */
export const isAtHome = (flow: FlowName, answers: Answers): boolean =>
  answers.location === 'at_home' && flow !== 'INDIVIDUAL_CLINIC_PAGE'

/** Whether the patient books for themselves; so it is where nobody was asked. */
export const isForSelf = (answers: Answers): boolean => answers.self_booked !== 'false'

/** The price of a booking in paise, by the catalogue; never what a form says. */
export const priceOf = (flow: FlowName, answers: Answers): number =>
  pricePaise({ flow, treatment: treatmentOf(flow, answers), location: isAtHome(flow, answers) ? 'at_home' : 'clinic' })

export function confirmInputOf(booked: Booked): ConfirmInput {
  const { flow, owner, placeId, name, phone, answers, attribution = {}, uid } = booked
  const { date = '', start = '', pincode, latLng, address, landmark, apartmentNumber } = answers
  const atHome = isAtHome(flow, answers)
  return {
    owner,
    placeId,
    date,
    start,
    name,
    phone,
    flow,
    appointmentType: atHome ? 'at_home' : answers.appointment_type === 'video' ? 'video' : 'clinic',
    selfBooked: isForSelf(answers),
    treatment: treatmentOf(flow, answers),
    concern: answers.concern ?? answers.concern_category,
    pricePaise: priceOf(flow, answers),
    address: atHome && pincode && address ? { pincode, latLng, address, landmark, apartmentNumber } : null,
    attribution: attribution as Record<string, string>,
    uid,
  }
}

// From a walk's answers or a call's body, so that both end in one use case.
import type { Answers, Attribution } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import type { Device } from '@/lib/catalogue/devices'
import { type FlowName, isBookingFlow } from '@/lib/catalogue/flow-names'
import type { Language } from '@/lib/catalogue/languages'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import {
  answersOf,
  concernOf,
  isAtHome,
  isForSelf,
  treatmentOf,
  type Unbookable,
  unbookable,
  visitMinutesOf,
} from '@/lib/domain/booking/booked'
import type { BookingRequester } from '@/lib/use-cases/booking/booking-limits'
import type { ConfirmInput } from '@/lib/use-cases/booking/confirm'

type BookingAnswers = {
  flow: FlowName
  owner: string
  placeId: string
  name: string
  /** In years, if somebody else books. */
  age?: number
  phone: string
  language: Language
  answers: Answers
  attribution?: Attribution
  device: Device | null
  uid?: string
  canPayOnline: boolean
  /** Only if the slot may be booked without a hold. */
  end?: string
} & BookingRequester

/** Causes by field; null if a call can book this. */
export const bookingBlocker = (flow: FlowName, answers: Answers): Unbookable | { flow: 'books_nothing' } | null =>
  isBookingFlow(flow) ? unbookable(FLOWS[flow], answers) : { flow: 'books_nothing' }

/** The use case decides by the place whether it is a home visit. */
export function confirmInputOf({ answers, attribution = {}, ...booked }: BookingAnswers): ConfirmInput {
  const settled = FLOWS[booked.flow]
  const { date = '', start = '', sid, pincode, latLng, address, landmark, apartmentNumber } = answers
  return {
    ...booked,
    date,
    start,
    sid,
    appointmentType: answers.appointment_type === 'video' ? 'video' : 'clinic',
    selfBooked: isForSelf(answers),
    treatment: answersOf(settled, answers),
    service: serviceOf(treatmentOf(settled, answers)),
    concern: concernOf(answers),
    visitMinutes: visitMinutesOf(settled, answers),
    // A zone in a flow with a given clinic serves no address.
    address:
      isAtHome(settled, answers) && pincode && address ? { pincode, latLng, address, landmark, apartmentNumber } : null,
    attribution,
  }
}

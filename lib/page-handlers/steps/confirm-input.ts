// What is confirmed, from the answers of a walk or the body of a call: both end in the same use case.
import type { Answers, Attribution } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import type { Device } from '@/lib/catalogue/devices'
import { type FlowName, isBookingFlow } from '@/lib/catalogue/flow-names'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import {
  answersOf,
  concernOf,
  isAtHome,
  isForSelf,
  treatmentOf,
  type Unbookable,
  unbookable,
} from '@/lib/domain/booking/booked'
import type { BookingRequester } from '@/lib/use-cases/booking/booking-limits'
import type { ConfirmInput } from '@/lib/use-cases/booking/confirm'

type BookingAnswers = {
  flow: FlowName
  owner: string
  placeId: string
  name: string
  /** In years, of somebody else. */
  age?: number
  phone: string
  answers: Answers
  attribution?: Attribution
  device: Device | null
  /** Who is signed in. */
  uid?: string
  /** The slot's end, where the place may be taken without a hold. */
  end?: string
} & BookingRequester

/** Why nobody can book this by a call, as a cause by field; null for what can be booked. */
export const bookingBlocker = (flow: FlowName, answers: Answers): Unbookable | { flow: 'books_nothing' } | null =>
  isBookingFlow(flow) ? unbookable(FLOWS[flow], answers) : { flow: 'books_nothing' }

/** Whether a visit is at home is the place's to say: the use case decides it. */
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
    // A zone that is named where the clinic was given serves no address: nothing is booked there.
    address:
      isAtHome(settled, answers) && pincode && address ? { pincode, latLng, address, landmark, apartmentNumber } : null,
    attribution,
  }
}

import { managePath } from '@/lib/addresses/paths'
import type { Messages, VisitKind } from '@/lib/db/message-kinds'
import type { AppointmentType } from '@/lib/db/tables/booking-tables'
import { patientInMessage } from '@/lib/messages/safe-names'

export function bookingPayload(booking: {
  reference: string
  appointmentType: AppointmentType
  place: { name: string; address: string | null }
  date: string
  start: string
  name: string
  age: number | null
  selfBooked: boolean
  proved: boolean
  concern: string | null
  manageKey: string
}): Messages[VisitKind] {
  const { reference, place, date, start, selfBooked: self_booked, proved } = booking
  return {
    reference,
    type: booking.appointmentType,
    place: place.name,
    address: place.address,
    date,
    start,
    other: patientInMessage({ self_booked, proved, personal_name: booking.name, personal_age: booking.age }),
    isEmergency: booking.concern === 'emergency',
    manage: managePath(reference, booking.manageKey),
  }
}

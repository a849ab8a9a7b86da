// What a message about a booking is told; the words around it stand in lib/messages.

import { managePath } from '@/lib/addresses/paths'
import type { AppointmentType } from '@/lib/db/booking-tables'
import type { Messages, VisitKind } from '@/lib/db/message-kinds'

/** The payload of a booking's message. */
export function bookingPayload(booking: {
  reference: string
  appointmentType: AppointmentType
  place: { name: string; address: string | null }
  date: string
  start: string
  name: string
  age: number | null
  selfBooked: boolean
  concern: string | null
  manageKey: string
}): Messages[VisitKind] {
  const { reference, place, date, start, name, age } = booking
  return {
    reference,
    type: booking.appointmentType,
    place: place.name,
    address: place.address,
    date,
    start,
    name,
    other: booking.selfBooked ? null : { name, age },
    isEmergency: booking.concern === 'emergency',
    manage: managePath(reference, booking.manageKey),
  }
}

// What a message about a booking is told; the words around it stand in lib/messages.
import type { AppointmentType } from '@/lib/db/schema'
import { managePath } from '@/lib/use-cases/booking/manage-key'

export type BookingPayload = {
  reference: string
  type: AppointmentType
  place: string
  /** Null for a home visit: the patient's own address is not sent around. */
  address: string | null
  /** Clinic-local. */
  date: string
  start: string
  name: string
  /** Path and query, without the site's origin. */
  manage: string
}

/** The payload of a booking's message. */
export function bookingPayload(booking: {
  reference: string
  appointmentType: AppointmentType | null
  place: { name: string; address: string | null }
  date: string
  start: string
  name: string
  manageKey: string
}): BookingPayload {
  const { reference, place, date, start, name } = booking
  return {
    reference,
    type: booking.appointmentType ?? (place.address === null ? 'at_home' : 'clinic'),
    place: place.name,
    address: place.address,
    date,
    start,
    name,
    manage: managePath(reference, booking.manageKey),
  }
}

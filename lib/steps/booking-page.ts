// A finished booking as its pages show it: success and manage. Only to the browser that booked, the signed-in owner, or
// through the manage link.
import type { Ticket } from '@/components/booking/views'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import type { Visitor } from '@/lib/http/visitor'
import { type Booking, type BookingAccess, findBooking } from '@/lib/server/find-booking'
import { mapsHref } from '@/lib/steps/clinics'
import { priceView } from '@/lib/steps/price-view'
import { formatLongDay, formatTime, readablePhone } from '@/lib/texts/format'

const LONGEST_PART = 200

/** What entitles this visitor to a booking: their browser, the link's key, the signed-in patient. */
export async function accessOf(visitor: Visitor, reference: string, key: string): Promise<BookingAccess> {
  const patient = await visitor.patient()
  return {
    reference: reference.slice(0, LONGEST_PART),
    owner: visitor.owner(),
    key: key.slice(0, LONGEST_PART),
    patient: patient ?? undefined,
  }
}

/** The booking that this visitor may see; null for an unknown one and for somebody else's alike. */
export async function bookingFor(visitor: Visitor, reference: string, key: string): Promise<Booking | null> {
  return findBooking(visitor.deps, await accessOf(visitor, reference, key))
}

/** A booking in words. */
export function ticketOf(booking: Booking, now: Date): Ticket {
  const { address } = booking
  const { lat, lng } = booking.place
  const manage = `/manage/${booking.reference}`
  const query = `?${new URLSearchParams({ key: booking.manageKey })}`
  return {
    reference: booking.reference,
    status: booking.status,
    when: `${formatLongDay(booking.date)}, ${formatTime(booking.start)}`,
    kind: booking.appointmentType ?? 'clinic',
    placeName: booking.place.name,
    placeAddress: address
      ? [address.apartmentNumber, address.address, address.landmark, address.pincode].filter(Boolean).join(', ')
      : (booking.place.address ?? ''),
    mapsHref: lat !== null && lng !== null && booking.appointmentType === 'clinic' ? mapsHref({ lat, lng }) : null,
    treatment: TREATMENTS[booking.treatment as TreatmentKey]?.label ?? '',
    ...priceView(booking),
    name: booking.name,
    phone: readablePhone(booking.phone),
    manageHref: manage + query,
    calendarHref: `${manage}/appointment.ics${query}`,
    canChange: booking.canChange,
    past: booking.startsAt <= now,
  }
}

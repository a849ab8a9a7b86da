// A finished booking as its pages show it: success and manage. Only to the browser that booked, the signed-in owner, or
// through the manage link.
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { readablePhone } from '@/lib/http/step-view'
import type { Visitor } from '@/lib/http/visitor'
import { type BookingView, findBooking } from '@/lib/server/find-booking'
import { mapsHref } from '@/lib/steps/clinics'
import { REVIEW } from '@/lib/texts/en/steps'
import { formatLongDay, formatMoney, formatTime } from '@/lib/texts/format'

export type Ticket = {
  reference: string
  status: 'confirmed' | 'cancelled'
  when: string
  kind: 'clinic' | 'video' | 'at_home'
  placeName: string
  placeAddress: string
  placePhone: string | null
  mapsHref: string | null
  treatment: string
  price: string
  name: string
  phone: string
  manageHref: string
  calendarHref: string
  canChange: boolean
  past: boolean
}

/** The booking that this visitor may see; null for an unknown one and for somebody else's alike. */
export async function bookingFor(visitor: Visitor, reference: string, key?: string): Promise<BookingView | null> {
  const patient = await visitor.patient()
  return findBooking(visitor.deps, { reference, owner: visitor.owner(), key, phone: patient?.phone })
}

/** A booking in words. */
export function ticketOf(booking: BookingView, now: Date): Ticket {
  const address = booking.address
  const manage = `/manage/${booking.reference}`
  const query = `?${new URLSearchParams({ key: booking.key })}`
  return {
    reference: booking.reference,
    status: booking.status,
    when: `${formatLongDay(booking.date)}, ${formatTime(booking.start)}`,
    kind: booking.appointmentType,
    placeName: booking.place.name,
    placeAddress: address
      ? [address.apartmentNumber, address.address, address.landmark, address.pincode].filter(Boolean).join(', ')
      : (booking.place.address ?? ''),
    placePhone: booking.place.phone ?? null,
    mapsHref: booking.place.lat !== undefined && booking.place.lng !== undefined && booking.appointmentType === 'clinic'
      ? mapsHref({ lat: booking.place.lat, lng: booking.place.lng })
      : null,
    treatment: TREATMENTS[booking.treatment as TreatmentKey]?.label ?? '',
    price: booking.pricePaise === 0 ? REVIEW.free : REVIEW.atVisit(formatMoney(booking.pricePaise)),
    name: booking.name,
    phone: readablePhone(booking.phone),
    manageHref: manage + query,
    calendarHref: `${manage}/appointment.ics${query}`,
    canChange: booking.canChange,
    past: booking.startsAt <= now,
  }
}

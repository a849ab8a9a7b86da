// A finished booking as its pages show it: success and manage. Only to the browser that booked, the signed-in owner, or
// through the manage link.
import type { Ticket } from '@/components/booking/views'
import { calendarFilePath, managePath } from '@/lib/addresses/paths'
import { cityById } from '@/lib/catalogue/cities'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'
import { parseReference } from '@/lib/domain/references'
import type { Visitor } from '@/lib/http/visitor'
import { priceView } from '@/lib/screens/price-view'
import { mapsHref } from '@/lib/screens/steps/clinics'
import { formatLongDay, formatTime, readablePhone } from '@/lib/texts/format'
import { type Booking, type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { seenBooking } from '@/lib/use-cases/booking/seen'

const LONGEST_PART = 200

/** What entitles this visitor to a booking: their browser, the link's key as sent or as it left it here, who is signed in. */
export async function accessOf(visitor: Visitor, reference: string, key: string): Promise<BookingAccess> {
  const patient = await visitor.patient()
  const canonical = parseReference(reference.slice(0, LONGEST_PART))
  const kept = canonical === null ? null : visitor.manage.key(canonical)
  return {
    reference: reference.slice(0, LONGEST_PART),
    owner: visitor.owner(),
    key: key.slice(0, LONGEST_PART) || (kept ?? ''),
    patient: patient ?? undefined,
  }
}

/** The booking that this visitor may see; null for an unknown one and for somebody else's alike. */
export async function bookingFor(visitor: Visitor, reference: string, key: string): Promise<Booking | null> {
  return findBooking(visitor.deps, await accessOf(visitor, reference, key))
}

/** Where a team comes to: the house for who may know it, the part of the city for who has the link alone. */
function homeOf({ address, place }: Booking): string {
  if (address)
    return [address.apartmentNumber, address.address, address.landmark, address.pincode].filter(Boolean).join(', ')
  return [place.name, cityById(place.cityId)?.name].filter(Boolean).join(', ')
}

/** A booking in words, as its asker may see it. Its links have no key: the browser's cookies open them. */
export function ticketOf(found: Booking, now: Date): Ticket {
  const booking = { ...found, ...seenBooking(found) }
  const { lat, lng } = booking.place
  return {
    reference: booking.reference,
    status: booking.status,
    when: `${formatLongDay(booking.date)}, ${formatTime(booking.start)}`,
    kind: booking.appointmentType ?? 'clinic',
    placeName: booking.place.name,
    placeAddress: booking.appointmentType === 'at_home' ? homeOf(booking) : (booking.place.address ?? ''),
    mapsHref: lat !== null && lng !== null && booking.appointmentType === 'clinic' ? mapsHref({ lat, lng }) : null,
    treatment: TREATMENTS[booking.treatment as TreatmentKey]?.label ?? '',
    ...priceView(booking),
    name: booking.name,
    phone: readablePhone(booking.phone),
    manageHref: managePath(booking.reference),
    calendarHref: calendarFilePath(booking.reference),
    canChange: booking.canChange,
    past: booking.startsAt <= now,
  }
}

import { googleCalendarHref, mapsHref, whatsappHref } from '@/lib/addresses/outward'
import { FIND } from '@/lib/addresses/paths'
import { clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import type { Visitor } from '@/lib/http/visitor'
import { calendarTitle } from '@/lib/texts/calendar-text'
import { fill } from '@/lib/texts/fill'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { Booking } from '@/lib/use-cases/booking/booking'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { notificationStatus } from '@/lib/use-cases/messages/notification-status'
import { runtime } from '@/lib/use-cases/runtime'
import type { BookingActs } from '@/lib/views/booking'

/** No name, number, reference, treatment or home leaves the site by these links: a dental visit is private. */
function publicPlace({ appointmentType, place }: Booking): string {
  return appointmentType === 'clinic' ? clinicPlace(place) : ''
}

function shareText({ texts }: Visitor, booking: Booking): string {
  const { ACTS } = texts.booking
  const { appointmentType, date, start } = booking
  const holes = { brand: texts.brand.BRAND.name, when: `${formatDay(texts, date)}, ${formatTime(texts, start)}` }
  const text = fill(ACTS.shared[appointmentType], holes)
  const where = publicPlace(booking)
  return [text, ...(where ? [where, mapsHref(where)] : [])].join('\n')
}

/** Null for a booking that is cancelled or that the clinic can't keep: it must not get into a calendar. */
export async function bookingActs(visitor: Visitor, booking: FoundBooking): Promise<BookingActs | null> {
  if (booking.status !== 'confirmed' || booking.affected !== null) return null
  const { startsAt, endsAt, id, phone, appointmentType: type, place } = booking
  const title = calendarTitle(visitor.texts, { type, locality: place.locality })
  const event = { title, startsAt, endsAt, place: publicPlace(booking) }
  return {
    googleHref: googleCalendarHref(event),
    findAt: visitor.origin + FIND,
    shareHref: whatsappHref(shareText(visitor, booking)),
    delivery: await notificationStatus(visitor.deps, { id, phone, startsAt }, runtime().env.SMS_COUNTRIES),
  }
}

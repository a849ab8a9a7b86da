// One view for success and manage pages, the account and the calendar file.

import { type Answers, readParam } from '@/flows/params'
import { mapsHref, telHref } from '@/lib/addresses/outward'
import { calendarFilePath, cancelPath, changePath, managePath } from '@/lib/addresses/paths'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { clinicAddress, clinicPlace } from '@/lib/catalogue/clinics/clinic-address'
import { isBookingFlow } from '@/lib/catalogue/flow-names'
import { comesWithGuardian } from '@/lib/domain/booking/booked'
import { homeAddressLine } from '@/lib/domain/booking/home-address'
import { bookHref } from '@/lib/http/book-href'
import { bookedTitle, visitLength } from '@/lib/http/steps/treatment-title'
import { dentistLines } from '@/lib/page-handlers/clinics/dentists-view'
import { priceView } from '@/lib/page-handlers/clinics/price-view'
import { fill, plural } from '@/lib/texts/fill'
import { formatDayWithNear, formatLongDay, formatMoney, formatTime, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { Booking } from '@/lib/use-cases/booking/booking'
import type { BookingView, PhotoView } from '@/lib/views/booking'

/** The address; with only the manage link, the locality. */
function homeLine({ address, place }: Booking, named: (text: string) => string): string {
  const city = named(cityById(place.cityId)?.name ?? '')
  return address ? homeAddressLine(address, city) : [named(place.name), city].filter(Boolean).join(', ')
}

/** Starts the same booking, so that only the slot is new. */
function againHref({ flow, treatment, concern, place }: Booking): string {
  const same = isBookingFlow(flow) ? flow : 'ORGANIC'
  const known: Answers = {}
  readParam(known, 'city', place.cityId)
  readParam(known, 'location', place.kind === 'home_zone' ? 'at_home' : 'clinic')
  if (place.cid !== null) readParam(known, 'cid', place.cid)
  if (treatment !== null) readParam(known, 'treatment', treatment)
  // The flow decides which of the two is stored.
  for (const question of ['concern', 'concern_category'] as const) readParam(known, question, concern ?? '', same)
  return bookHref(same, known, {})
}

/** For a patient who did not book: `Asha Rao, 8 years`. */
export function patientLine(texts: Texts, { name, age }: Pick<Booking, 'name' | 'age'>): string {
  if (age === null) return name
  const { comes, years, baby } = texts['input-name'].NAME
  const { LANGUAGE } = texts.language
  return fill(comes, { name, years: age === 0 ? baby : plural(LANGUAGE, years, { count: age }) })
}

/** `booking` is already redacted for this visitor (lib/use-cases/booking/redact-for-link.ts). */
export function bookingView(texts: Texts, booking: Booking, now: Date, photos: PhotoView[] = []): BookingView {
  const { reference, appointmentType: kind, place, savedPaise } = booking
  const named = (text: string): string => localName(texts, text)
  const stands = booking.status === 'confirmed' && booking.affected === null && booking.startsAt > now
  return {
    reference,
    isCancelled: booking.status === 'cancelled',
    isDisplaced: booking.affected !== null,
    when: `${formatLongDay(texts, booking.date)}, ${formatTime(texts, booking.start)}`,
    lasts: stands ? visitLength(texts, booking.visitMinutes) : '',
    soon: `${formatDayWithNear(texts, booking.date, now)}, ${formatTime(texts, booking.start)}`,
    spot:
      kind === 'video'
        ? texts['clinic-list'].VISIT_KIND.video.label
        : kind === 'at_home'
          ? texts.booking.ACTS.home
          : named(place.locality ?? place.name),
    kind,
    // A video call takes a clinic's seat, but the patient goes nowhere.
    placeName: kind === 'video' ? texts['clinic-list'].VISIT_KIND.video.label : named(place.name),
    placeAddress: kind === 'at_home' ? homeLine(booking, named) : kind === 'clinic' ? clinicAddress(place, named) : '',
    placeLandmark: kind === 'clinic' ? named(place.landmark ?? '') : '',
    dentists: stands ? dentistLines(texts, place.id, booking) : [],
    placePhone: kind === 'clinic' && place.phone ? { display: place.phone, href: telHref(place.phone) } : null,
    mapsHref: kind === 'clinic' ? mapsHref(clinicPlace(place)) : null,
    treatment: bookedTitle(texts, { ...booking, isVideo: kind === 'video' }),
    ...priceView(texts, { ...booking, where: kind === 'at_home' ? 'at_home' : 'clinic', isFirst: booking.paysFirst }),
    saved: savedPaise === 0 ? '' : fill(texts.account.APPOINTMENTS.saved, { amount: formatMoney(savedPaise) }),
    name: booking.name,
    patient: booking.selfBooked ? null : patientLine(texts, booking),
    hasGuardian: comesWithGuardian(booking),
    phone: readablePhone(booking.phone),
    manageHref: managePath(reference),
    changeHref: changePath(reference),
    cancelHref: cancelPath(reference),
    calendarHref: calendarFilePath(reference),
    againHref: againHref(booking),
    canChange: booking.canChange,
    past: booking.startsAt <= now,
    photos,
  }
}

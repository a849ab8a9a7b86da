import { cityById, isInCity } from '@/lib/catalogue/clinics/cities'
import { readPoint } from '@/lib/catalogue/clinics/point'
import type { Device } from '@/lib/catalogue/devices'
import type { Language } from '@/lib/catalogue/languages'
import { priceOfService, type Service, serviceOf } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { type Confirmation, confirmHold, writeFollowing } from '@/lib/db/queries/booking/confirmations'
import { isClosedOn, type VisitedPlace } from '@/lib/db/queries/calendar/places'
import type { LimitKey } from '@/lib/db/queries/operations/limit-hits'
import { writePayment } from '@/lib/db/queries/payments/payments'
import type { Tx } from '@/lib/db/schema'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'
import { bookedAs } from '@/lib/domain/booking/booked'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { newReference } from '@/lib/domain/booking/references'
import { instantOf } from '@/lib/domain/clinic-time'
import { endOfPage, nextAsk } from '@/lib/domain/payments/page-times'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'
import { applyMemberPrice, recordBenefit } from '@/lib/use-cases/membership/benefits'
import { whyPaidFirst } from '@/lib/use-cases/payments/paid-first'
import { recordReferral } from '@/lib/use-cases/referral/record'

export type BookingInput = {
  owner: string
  placeId: string
  date: string
  start: string
  /** Of the treatment; without it, the visit takes one slot. */
  visitMinutes?: number | null
  name: string
  age?: number | null
  phone: string
  /** Proved in this browser, or vouched for by the desk. */
  proved: boolean
  /** The patient's. */
  language: Language
  flow: string
  appointmentType: AppointmentType
  selfBooked: boolean
  treatment?: string | null
  service?: Service
  concern?: string | null
  address?: HomeAddress | null
  attribution: Record<string, string>
  device?: Device | null
  uid?: string | null
  /** A visit may then have to be paid for first. */
  canPayOnline?: boolean
}
export type BookingRequest = Confirmation & Pick<BookingInput, 'start' | 'canPayOnline'>

/** The chance that other bookings have all of these references is nil. */
const CANDIDATES = 4

function isThere(cityId: string, latLng: string | undefined): boolean {
  if (latLng === undefined) return true
  const city = cityById(cityId)
  const point = readPoint(latLng)
  return city !== null && point !== null && isInCity(city, point)
}

/** Null where no team goes to the address, or the treatment is not done there. */
export function bookingRequest<Input extends BookingInput>(
  input: Input,
  { place, sid, now }: { place: VisitedPlace; sid: string | null; now: Date },
): (Input & BookingRequest) | null {
  const atHome = place.kind === 'home_zone'
  if (atHome && !(place.serves && isThere(place.city_id, input.address?.latLng))) return null
  const treatment = input.treatment ?? null
  const service = input.service ?? serviceOf(isTreatmentKey(treatment) ? treatment : UNNAMED)
  const pricePaise = priceOfService(service)[atHome ? 'at_home' : 'clinic']
  if (pricePaise === null) return null
  return {
    ...input,
    // The place decides, not the URL: a team comes home, a clinic does not.
    appointmentType: atHome ? 'at_home' : input.appointmentType === 'video' ? 'video' : 'clinic',
    treatment,
    service,
    ...bookedAs(input.flow, treatment, input.concern ?? null),
    pricePaise,
    concern: input.concern ?? null,
    age: input.selfBooked ? null : (input.age ?? null),
    sid,
    address: atHome ? (input.address ?? null) : null,
    startsAt: instantOf(input.date, input.start),
    device: input.device ?? null,
    references: Array.from({ length: CANDIDATES }, () => newReference()),
    uid: input.uid ?? null,
    visitMinutes: input.visitMinutes ?? null,
    now,
  }
}

/** `network`: hashed; null at the desk. `hitKeys`: limit keys to count under. `notBefore`: of the message. */
type HeldBooking = {
  booking: BookingRequest
  place: VisitedPlace
  network: string | null
  hitKeys: readonly LimitKey[]
  isMoved?: boolean
  notBefore?: Date
}
type BookedOutcome = { kind: 'confirmed'; reference: string; id: string } | { kind: 'expired' } | { kind: 'closed' }

async function openFirstPayment(
  tx: Tx,
  { bookingId, paise, startsAt, now }: { bookingId: string; paise: number; startsAt: Date; now: Date },
): Promise<void> {
  const expiresAt = endOfPage({ startsAt, required: true }, now)
  const askAt = nextAsk({ createdAt: now, expiresAt, isOpen: true }, now)
  await writePayment(tx, { bookingId, paise, required: true, now, expiresAt, askAt })
}

export async function bookHeld(tx: Tx, deps: Deps, held: HeldBooking): Promise<BookedOutcome> {
  const { now, secret } = deps
  const { booking, place, network, hitKeys, isMoved = false, notBefore = null } = held
  const { owner, placeId, startsAt, phone, uid, selfBooked, service, attribution } = booking
  const priced = { uid, selfBooked, service, pricePaise: booking.pricePaise, visit: startsAt }
  const member = await applyMemberPrice(tx, priced)
  const row = await confirmHold(tx, member ? { ...booking, pricePaise: member.pricePaise } : booking)
  if (!row) {
    const isShut = startsAt <= now || (await isClosedOn(tx, placeId, booking.date))
    return { kind: isShut ? 'closed' : 'expired' }
  }
  const pricePaise = member?.pricePaise ?? booking.pricePaise
  const paysFirst = (await whyPaidFirst(tx, { ...booking, pricePaise }, now)) !== null
  if (paysFirst) await openFirstPayment(tx, { bookingId: row.id, paise: pricePaise, startsAt, now })
  const payload = bookingPayload({ ...booking, ...row, place, manageKey: manageKey(secret, row.id) })
  const messageFields = {
    subject: row.id,
    to: phone,
    language: booking.language,
    network,
    byClinic: network === null,
    // Nobody is told of a booking that is not paid yet (lib/use-cases/payments/ask.ts).
    notBefore: paysFirst ? startsAt : notBefore,
  }
  const following = { owner, placeId, startsAt, phone, now, bookingId: row.id, hitKeys }
  const kind = isMoved ? 'booking_moved' : 'booking_confirmed'
  await writeFollowing(tx, following, { kind, ...messageFields, payload, now })
  if (member && uid !== null) await recordBenefit(tx, member, { uid, bookingId: row.id, now })
  await recordReferral(tx, { refs: [attribution.ref, row.first_attribution.ref], phone, uid, bookingId: row.id, now })
  return { kind: 'confirmed', reference: row.reference, id: row.id }
}

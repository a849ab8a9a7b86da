// Turns a browser's hold into an appointment, once, with its message and its lead in the same transaction.
import { isSid } from '@/flows/params'
import { cityById, isInCity } from '@/lib/catalogue/cities'
import { pricePaise as priceOf } from '@/lib/catalogue/prices'
import { isTreatmentKey } from '@/lib/catalogue/treatments'
import { type Confirmation, confirmHold, deleteOwnHolds, readOwn } from '@/lib/db/queries/bookings'
import { handleLead } from '@/lib/db/queries/leads'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { isClosedOn, readVisitedPlace } from '@/lib/db/queries/places'
import type { AppointmentType, HomeAddress } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import { newReference } from '@/lib/domain/references'
import { BOOKING } from '@/lib/domain/slots'
import { bookingPayload } from '@/lib/server/booking-payload'
import type { Deps } from '@/lib/server/deps'
import { manageKey } from '@/lib/server/manage-key'
import { recordBenefit, takeMemberPrice } from '@/lib/server/member-benefits'
import { recordReferral } from '@/lib/server/record-referral'

export type ConfirmInput = {
  owner: string
  placeId: string
  date: string
  start: string
  /** The hold to confirm; without it any that the browser has of the start. */
  sid?: string
  name: string
  phone: string
  flow: string
  appointmentType: AppointmentType
  selfBooked: boolean
  /** The price follows from it and from the place. */
  treatment?: string | null
  concern?: string | null
  address?: HomeAddress | null
  attribution: Record<string, string>
  /** Who is signed in: the booking stands in that account, at a member's price where there is one. */
  uid?: string | null
}
export type ConfirmOutcome =
  | { kind: 'confirmed'; reference: string; id: string }
  | { kind: 'expired' }
  | { kind: 'closed' }
  | { kind: 'too_many' }
  | { kind: 'not_served' }

/** Random references to choose from: the chance that other bookings have all of them is nil. */
const CANDIDATES = 4

/** The price in paise at the place that is booked, whatever way the booking came; null where the treatment is not done. */
const usualPrice = (treatment: string | null | undefined, atHome: boolean): number | null =>
  priceOf(isTreatmentKey(treatment) ? treatment : 'other', atHome ? 'at_home' : 'clinic')

/** Whether the patient's point lies in the city that the zone is of; a booking without a point is found by its pincode. */
function isThere(cityId: string, latLng: string | undefined): boolean {
  if (latLng === undefined) return true
  const city = cityById(cityId)
  const [lat = Number.NaN, lng = Number.NaN] = latLng.split(',').map(Number)
  return city !== null && isInCity(city, { lat, lng })
}

/**
 * Confirms the browser's live hold of the start, until it begins. Said again of the same hold, or without its sid under
 * the same name, number and treatment, in whatever tab and however late, it answers with the same reference. `expired`:
 * neither such a hold nor such a booking. `closed`: begun, or the clinic closed the day. `too_many`: the phone has its
 * bookings. `not_served`: the zone does not go to the address, or the treatment is not done there.
 */
export async function confirmBooking({ db, now, secret }: Deps, input: ConfirmInput): Promise<ConfirmOutcome> {
  const { owner, placeId, phone, sid = null } = input
  if (sid !== null && !isSid(sid)) return { kind: 'expired' }
  const place = await readVisitedPlace(db.reads, placeId, input.address?.pincode ?? '')
  if (!place) return { kind: 'expired' }
  const atHome = place.kind === 'home_zone'
  if (atHome && !(place.serves && isThere(place.city_id, input.address?.latLng))) return { kind: 'not_served' }
  const pricePaise = usualPrice(input.treatment, atHome)
  if (pricePaise === null) return { kind: 'not_served' }
  const booking: Confirmation = {
    ...input,
    // The place decides, not the URL: a team comes home, a clinic does not.
    appointmentType: atHome ? 'at_home' : input.appointmentType === 'video' ? 'video' : 'clinic',
    treatment: input.treatment ?? null,
    pricePaise,
    concern: input.concern ?? null,
    sid,
    address: atHome ? (input.address ?? null) : null,
    startsAt: instantOf(input.date, input.start),
    references: Array.from({ length: CANDIDATES }, () => newReference()),
    bookingsOfPhone: BOOKING.bookingsOfPhone,
    uid: input.uid ?? null,
    now,
  }
  return db.transaction(async (tx): Promise<ConfirmOutcome> => {
    await lockWords(tx, [owner, phone])
    const member = await takeMemberPrice(tx, { ...booking, visit: booking.startsAt })
    const row = await confirmHold(tx, { ...booking, pricePaise: member?.pricePaise ?? booking.pricePaise })
    if (!row) {
      const own = await readOwn(tx, booking)
      if (own?.reference) return { kind: 'confirmed', reference: own.reference, id: own.id }
      if (!own) return { kind: 'expired' }
      const shut = booking.startsAt <= now || (await isClosedOn(tx, placeId, input.date))
      return { kind: shut ? 'closed' : 'too_many' }
    }
    await deleteOwnHolds(tx, booking)
    const payload = bookingPayload({ ...input, ...booking, ...row, place, manageKey: manageKey(secret, row.id) })
    await writeMessage(tx, { kind: 'booking_confirmed', subject: row.id, to: phone, payload, now })
    await handleLead(tx, { phone, owner, now })
    const { uid, attribution } = booking
    if (member && uid !== null) await recordBenefit(tx, member, { uid, appointmentId: row.id, now })
    const refs = [attribution.ref, row.first_attribution.ref]
    await recordReferral(tx, { refs, phone, uid, appointmentId: row.id, now })
    return { kind: 'confirmed', reference: row.reference, id: row.id }
  })
}

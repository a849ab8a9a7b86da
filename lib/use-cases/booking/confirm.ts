// Turns a browser's hold into an appointment, once, with its message and its lead in the same transaction; or takes a
// place that nobody holds and books it in one.
import { isSid } from '@/flows/rules'
import { cityById, isInCity } from '@/lib/catalogue/cities'
import { readPoint } from '@/lib/catalogue/point'
import { priceOfService, type Service, serviceOf } from '@/lib/catalogue/prices'
import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatment-names'
import type { AppointmentType, HomeAddress } from '@/lib/db/booking-tables'
import { type Confirmation, confirmHold, deleteOwnHolds } from '@/lib/db/queries/bookings'
import { handleLead } from '@/lib/db/queries/leads'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { takeDraft } from '@/lib/db/queries/photos'
import { isClosedOn, readVisitedPlace, type VisitedPlace } from '@/lib/db/queries/places'
import type { Reads, Tx } from '@/lib/db/schema'
import { bookedAs } from '@/lib/domain/booked'
import { instantOf } from '@/lib/domain/clinic-time'
import type { OpenSlot } from '@/lib/domain/open-slots'
import { newReference } from '@/lib/domain/references'
import { markAct } from '@/lib/limits/admit'
import { findOwn } from '@/lib/use-cases/booking/find-hold'
import { takeLimited } from '@/lib/use-cases/booking/hold'
import {
  type Asker,
  judgeLimits,
  type LimitRefusal,
  networkHash,
  wordsToLock,
} from '@/lib/use-cases/booking/judge-limits'
import { manageKey } from '@/lib/use-cases/booking/manage-key'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { judgeSeat, orTaken, type SeatRefusal } from '@/lib/use-cases/booking/take-seat'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import { recordBenefit, takeMemberPrice } from '@/lib/use-cases/membership/benefits'
import { recordReferral } from '@/lib/use-cases/referral/record'

export type ConfirmInput = Asker & {
  owner: string
  placeId: string
  date: string
  start: string
  /** The hold to confirm; without it any that the browser has of the start. */
  sid?: string
  /** The slot's end, where the place may be taken without a hold, or again where the hold ran out. */
  end?: string
  name: string
  phone: string
  flow: string
  appointmentType: AppointmentType
  selfBooked: boolean
  /** What the patient asked for. */
  treatment?: string | null
  /** The price follows from it and from the place; that of the treatment where none is said. */
  service?: Service
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
  | { kind: 'taken'; nearest: OpenSlot[] }
  | { kind: 'not_served' }
  | LimitRefusal

/** Random references to choose from: the chance that other bookings have all of them is nil. */
const CANDIDATES = 4

/** Whether the patient's point lies in the city of the home zone; a booking without a point is found by its pincode. */
function isThere(cityId: string, latLng: string | undefined): boolean {
  if (latLng === undefined) return true
  const city = cityById(cityId)
  const point = readPoint(latLng)
  return city !== null && point !== null && isInCity(city, point)
}

/**
 * Confirms the browser's live hold of the start, until it begins. Said again of the same hold, or without its sid under
 * the same name, number and treatment, in whatever tab and however late, it answers with the same reference. With `end` a
 * place that is free is taken and booked in one: it keeps the sid of the hold that ran out, so that said again it is the same
 * booking. `expired`: neither such a hold nor such a booking, and no `end`. `closed`: begun, or the clinic closed the day.
 * `taken`: the place that this browser did not hold any more was taken. `prove`: only for a number that is proved. `wait`: not
 * before a time. `not_served`: no team goes to the address, or the treatment is not done there.
 */
export async function confirmBooking(deps: Deps, input: ConfirmInput): Promise<ConfirmOutcome> {
  const { db, now } = deps
  const { placeId, sid = null } = input
  if (sid !== null && !isSid(sid)) return { kind: 'expired' }
  const place = await readVisitedPlace(db.reads, placeId, input.address?.pincode ?? '')
  if (!place) return { kind: 'expired' }
  const atHome = place.kind === 'home_zone'
  if (atHome && !(place.serves && isThere(place.city_id, input.address?.latLng))) return { kind: 'not_served' }
  const treatment = input.treatment ?? null
  const service = input.service ?? serviceOf(isTreatmentKey(treatment) ? treatment : UNNAMED)
  const pricePaise = priceOfService(service)[atHome ? 'at_home' : 'clinic']
  if (pricePaise === null) return { kind: 'not_served' }
  const booking: BookingRequest = {
    ...input,
    // The place decides, not the URL: a team comes home, a clinic does not.
    appointmentType: atHome ? 'at_home' : input.appointmentType === 'video' ? 'video' : 'clinic',
    treatment,
    service,
    ...bookedAs(input.flow, treatment, input.concern ?? null),
    pricePaise,
    concern: input.concern ?? null,
    sid,
    address: atHome ? (input.address ?? null) : null,
    startsAt: instantOf(input.date, input.start),
    references: Array.from({ length: CANDIDATES }, () => newReference()),
    uid: input.uid ?? null,
    now,
  }
  // Who has nothing to confirm, or asks too often, is told so without a transaction.
  const early = await hindrance(db.reads, deps, booking)
  if (early !== null) return early
  const work = db.transaction(async (tx): Promise<ConfirmOutcome | { kind: 'lost' }> => {
    const words = wordsToLock(deps, 'booking', input, input)
    const taking = input.end === undefined ? [] : wordsToLock(deps, 'hold', input, input)
    await lockWords(tx, [input.owner, ...words, ...taking])
    const hindered = await hindrance(tx, deps, booking)
    if (hindered !== null) return hindered
    const held = await heldOrTaken(tx, deps, booking)
    if (held.kind === 'taken') return { kind: 'lost' }
    if (held.kind !== 'held') return held
    const confirmed = await confirmHeld(tx, deps, { booking: { ...booking, sid: held.sid }, place })
    if (held.isNew && confirmed.kind !== 'confirmed') throw new NotBooked(confirmed)
    return confirmed
  })
  const outcome = await orTaken(work).catch((error: unknown) => {
    if (error instanceof NotBooked) return error.outcome
    throw error
  })
  if (outcome.kind !== 'lost' && outcome.kind !== 'taken') return outcome
  return { kind: 'taken', nearest: await nearestOpen(deps, input) }
}

/** Rolls back what took a place and could not book it: nobody is told of a hold that would be left. */
class NotBooked extends Error {
  constructor(readonly outcome: ConfirmOutcome) {
    super('A place that was taken could not be booked')
  }
}

type BookingRequest = Confirmation & Pick<ConfirmInput, 'end' | 'start' | 'network'>

/** What there is already, or why nothing comes of it; null when the limits let it be booked. */
async function hindrance(reads: Reads, deps: Deps, booking: BookingRequest): Promise<ConfirmOutcome | null> {
  const own = await findOwn(reads, booking)
  if (own?.state === 'taken') return { kind: 'confirmed', reference: own.reference, id: own.id }
  if (!own && booking.end === undefined) return { kind: 'expired' }
  // Held for a proved number: another one would take a proved one's part of the day.
  if (own?.proved && !booking.proved) return { kind: 'prove' }
  return judgeLimits(reads, deps, { act: 'booking', asker: booking, wish: booking })
}

/** The browser's hold, or the place taken where it has none and the end is said. */
async function heldOrTaken(
  tx: Tx,
  deps: Deps,
  booking: BookingRequest,
): Promise<{ kind: 'held'; sid: string; isNew: boolean } | { kind: 'expired' } | SeatRefusal | LimitRefusal> {
  const own = await findOwn(tx, booking)
  if (own) return { kind: 'held', sid: own.id, isNew: false }
  const { end } = booking
  if (end === undefined) return { kind: 'expired' }
  const seat = { ...booking, end }
  const judged = await judgeSeat(tx, { ...seat, network: null }, deps.now)
  const taken = judged.kind === 'free' ? await takeLimited(tx, deps, seat, judged) : judged
  return taken.kind === 'held' ? { kind: 'held', sid: taken.sid, isNew: true } : taken
}

/** Confirms the hold and writes what follows from it. */
async function confirmHeld(
  tx: Tx,
  deps: Deps,
  { booking, place }: { booking: BookingRequest; place: VisitedPlace },
): Promise<ConfirmOutcome> {
  const { now, secret } = deps
  const { phone, uid, attribution, network } = booking
  const member = await takeMemberPrice(tx, { ...booking, visit: booking.startsAt })
  const row = await confirmHold(tx, { ...booking, pricePaise: member?.pricePaise ?? booking.pricePaise })
  if (!row) {
    const isShut = booking.startsAt <= now || (await isClosedOn(tx, booking.placeId, booking.date))
    return { kind: isShut ? 'closed' : 'expired' }
  }
  await markAct(tx, deps, 'booking', { network })
  await deleteOwnHolds(tx, booking)
  const payload = bookingPayload({ ...booking, ...row, place, manageKey: manageKey(secret, row.id) })
  const told = { subject: row.id, to: phone, network: networkHash(deps, network) }
  await writeMessage(tx, { kind: 'booking_confirmed', ...told, payload, now })
  await handleLead(tx, { phone, owner: booking.owner, now })
  await takeDraft(tx, booking.owner, { booking_id: row.id })
  if (member && uid !== null) await recordBenefit(tx, member, { uid, bookingId: row.id, now })
  await recordReferral(tx, { refs: [attribution.ref, row.first_attribution.ref], phone, uid, bookingId: row.id, now })
  return { kind: 'confirmed', reference: row.reference, id: row.id }
}

// Turns a browser's hold into an appointment, once, with its message and its lead in the same transaction; or takes a
// place that nobody holds and books it in one.
import { isSid } from '@/flows/rules'
import { cityById, isInCity } from '@/lib/catalogue/cities'
import { readPoint } from '@/lib/catalogue/point'
import { priceOfService, type Service, serviceOf } from '@/lib/catalogue/prices'
import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatment-names'
import type { AppointmentType, HomeAddress } from '@/lib/db/booking-tables'
import { readOwn } from '@/lib/db/queries/bookings'
import { type Confirmation, confirmHold, readBookingCase, writeFollowing } from '@/lib/db/queries/confirmations'
import { lockWords } from '@/lib/db/queries/locks'
import { isClosedOn, readVisitedPlace, type VisitedPlace } from '@/lib/db/queries/places'
import type { Reads, Tx } from '@/lib/db/schema'
import { bookedAs } from '@/lib/domain/booked'
import { instantOf } from '@/lib/domain/clinic-time'
import { manageKey } from '@/lib/domain/manage-key'
import type { OpenSlot } from '@/lib/domain/open-slots'
import { newReference } from '@/lib/domain/references'
import { askHold, takeLimited } from '@/lib/use-cases/booking/hold'
import {
  type AskedLimits,
  type Asker,
  askLimits,
  judgeCounted,
  type LimitRefusal,
} from '@/lib/use-cases/booking/judge-limits'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { orTaken } from '@/lib/use-cases/booking/take-seat'
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
  const limits = askLimits(deps, { act: 'booking', asker: input, wish: input })
  const taking = input.end === undefined ? null : askHold(deps, { ...input, end: input.end })
  // Who has nothing to confirm, or asks too often, is told so without a transaction.
  const early = await findOrJudge(db.reads, booking, limits)
  if (early.kind !== 'mayBook') return early
  const work = db.transaction(async (tx): Promise<ConfirmOutcome | { kind: 'lost' }> => {
    await lockWords(tx, [input.owner, ...limits.words, ...(taking?.limits.words ?? [])])
    const judged = await findOrJudge(tx, booking, limits)
    if (judged.kind !== 'mayBook') return judged
    const held = judged.own ?? (taking ? await takeLimited(tx, deps, taking) : { kind: 'expired' as const })
    if (held.kind === 'taken') return { kind: 'lost' }
    if (held.kind !== 'held') return held
    const confirmed = await confirmHeld(tx, deps, { booking: { ...booking, sid: held.sid }, place, limits })
    if (!judged.own && confirmed.kind !== 'confirmed') throw new NotBooked(confirmed)
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

/** What may be booked: the browser's own hold, or with null a place that it takes in the same transaction. */
type MayBook = { kind: 'mayBook'; own: { kind: 'held'; sid: string } | null }

/** What there is already, or why nothing comes of it; what may be booked where the limits let it. */
async function findOrJudge(
  reads: Reads,
  booking: BookingRequest,
  limits: AskedLimits,
): Promise<ConfirmOutcome | MayBook> {
  const row = await readBookingCase(reads, { ...limits.query, ...booking })
  if (!row) return { kind: 'expired' }
  // By another tab, after this one's hold ran out.
  const canTake = booking.end !== undefined
  const own = row.own ?? (canTake && booking.sid !== null ? await readOwn(reads, { ...booking, sid: null }) : undefined)
  if (own?.state === 'taken') return { kind: 'confirmed', reference: own.reference, id: own.id }
  if (!own && !canTake) return { kind: 'expired' }
  // Held for a proved number: another one would take a proved one's part of the day.
  if (own?.proved && !booking.proved) return { kind: 'prove' }
  const limited = judgeCounted(limits, row.standing)
  return limited ?? { kind: 'mayBook', own: own ? { kind: 'held', sid: own.id } : null }
}

/** Confirms the hold and writes what follows from it. */
async function confirmHeld(
  tx: Tx,
  deps: Deps,
  { booking, place, limits }: { booking: BookingRequest; place: VisitedPlace; limits: AskedLimits },
): Promise<ConfirmOutcome> {
  const { now, secret } = deps
  const { owner, placeId, startsAt, phone, uid, selfBooked, service, attribution } = booking
  const priced = { uid, selfBooked, service, pricePaise: booking.pricePaise, visit: startsAt }
  const member = await takeMemberPrice(tx, priced)
  const row = await confirmHold(tx, member ? { ...booking, pricePaise: member.pricePaise } : booking)
  if (!row) {
    const isShut = startsAt <= now || (await isClosedOn(tx, placeId, booking.date))
    return { kind: isShut ? 'closed' : 'expired' }
  }
  const payload = bookingPayload({ ...booking, ...row, place, manageKey: manageKey(secret, row.id) })
  const told = { subject: row.id, to: phone, network: limits.query.network }
  const following = { owner, placeId, startsAt, phone, now, bookingId: row.id, marks: limits.act.keys }
  await writeFollowing(tx, following, { kind: 'booking_confirmed', ...told, payload, now })
  if (member && uid !== null) await recordBenefit(tx, member, { uid, bookingId: row.id, now })
  await recordReferral(tx, { refs: [attribution.ref, row.first_attribution.ref], phone, uid, bookingId: row.id, now })
  return { kind: 'confirmed', reference: row.reference, id: row.id }
}

// Turns a browser's hold into an appointment, once; or takes a place that nobody holds and books it in one.
import { isSid } from '@/flows/rules'
import { cancelRow, lockLiving, setReplaced } from '@/lib/db/queries/booking/booking-changes'
import { readSameBooking, type SameBooking } from '@/lib/db/queries/booking/bookings'
import { readBookingCase } from '@/lib/db/queries/booking/confirmations'
import { readVisitedPlace } from '@/lib/db/queries/calendar/places'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Reads, Tx } from '@/lib/db/schema'
import { parseReference } from '@/lib/domain/booking/references'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import { isSameName } from '@/lib/domain/same-name'
import { tally } from '@/lib/metrics/tallies'
import { type BookingRequest, type BookingWish, bookHeld, bookingRequest } from '@/lib/use-cases/booking/book-held'
import {
  type BookingLimits,
  type BookingRequester,
  bookingLimits,
  decideBookingLimits,
  type LimitRefusal,
} from '@/lib/use-cases/booking/booking-limits'
import { findNearBookings, type NearAsker, type NearBooking } from '@/lib/use-cases/booking/find-near'
import { holdRequest, takeWithinLimits } from '@/lib/use-cases/booking/hold'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

export type ConfirmInput = BookingRequester &
  BookingWish & {
    /** The hold to confirm; without it any that the browser has of the start. */
    sid?: string
    /** The slot's end, where the place may be taken without a hold, or again where the hold ran out. */
    end?: string
  }
/** Who may know of a near booking of the same person, and what they said of it. */
type NearGiven = { requester: NearAsker; answer: NearAnswer }
/** To keep both, the reference of the one to replace, or nothing said. */
export type NearAnswer = 'keep' | { replace: string } | null
type NearOutcome = { kind: 'near'; near: NearBooking }
export type ConfirmOutcome =
  | { kind: 'confirmed'; reference: string; id: string }
  | { kind: 'already_booked'; reference: string }
  | { kind: 'expired' }
  | { kind: 'closed' }
  | { kind: 'taken'; nearest: OpenSlot[] }
  | { kind: 'not_served' }
  | LimitRefusal

/**
 * Confirms the browser's live hold of the start, until it begins. The same wish said again of the same hold, or without its sid
 * under the same name, number and treatment, in whatever tab and however late, is answered with the same reference.
 * `already_booked`: another wish, such as another name, by a hold that is booked already: nothing is booked or changed. With `end` a
 * place that is free is taken and booked in one: it keeps the sid of the hold that ran out, so that said again it is the same
 * booking. `expired`: neither such a hold nor such a booking, and no `end`. `closed`: begun, or the clinic closed the day.
 * `taken`: the place that this browser did not hold any more was taken. `prove`: only for a number that is proved. `wait`: not
 * before a time. `not_served`: no team goes to the address, or the treatment is not done there. `near`: the same person has
 * another booking within six days, and nothing was said of it, or it is not the one that was to be replaced; asked with `given`
 * alone, else both are kept. What is replaced is cancelled with the confirmation or not at all; one that stands no more leaves nothing to ask.
 */
export async function confirmBooking(deps: Deps, input: ConfirmInput): Promise<ConfirmOutcome>
export async function confirmBooking(
  deps: Deps,
  input: ConfirmInput,
  given: NearGiven,
): Promise<ConfirmOutcome | NearOutcome>
export async function confirmBooking(
  deps: Deps,
  input: ConfirmInput,
  given?: NearGiven,
): Promise<ConfirmOutcome | NearOutcome> {
  const outcome = await tryBooking(deps, input, given)
  tally('confirmations', { outcome: outcome.kind })
  return outcome
}

async function tryBooking(deps: Deps, input: ConfirmInput, given?: NearGiven): Promise<ConfirmOutcome | NearOutcome> {
  const { db, now } = deps
  const { placeId, sid = null } = input
  if (sid !== null && !isSid(sid)) return { kind: 'expired' }
  const place = await readVisitedPlace(db.reads, placeId, input.address?.pincode ?? '')
  if (!place) return { kind: 'expired' }
  const booking = bookingRequest(input, { place, sid, now })
  if (!booking) return { kind: 'not_served' }
  const limits = bookingLimits(deps, { act: 'booking', requester: input, wish: input })
  const taking = input.end === undefined ? null : holdRequest(deps, { ...input, end: input.end })
  // Who has nothing to confirm, or asks too often, is told so without a transaction.
  const early = await findOrJudge(db.reads, booking, limits)
  if (early.kind !== 'mayBook') return early
  const former = replacedIn(given)
  const work = db.transaction(async (tx): Promise<ConfirmOutcome | NearOutcome | { kind: 'lost' }> => {
    await takeLocks(tx, [input.owner, ...former, ...limits.lockKeys, ...(taking?.limits.lockKeys ?? [])])
    const checked = await findOrJudge(tx, booking, limits)
    if (checked.kind !== 'mayBook') return checked
    const near = given ? await checkNear(tx, deps, input, given) : null
    if (near?.kind === 'near') return near
    const held = checked.own ?? (taking ? await takeWithinLimits(tx, deps, taking) : { kind: 'expired' as const })
    if (held.kind === 'taken') return { kind: 'lost' }
    if (held.kind !== 'held') return held
    const isMoved = near !== null && (await cancelGivenUp(tx, near.replaced, now))
    const told = { network: limits.query.network, marks: limits.act.keys, isMoved }
    const confirmed = await bookHeld(tx, deps, { booking: { ...booking, sid: held.sid }, place, ...told })
    if ((!checked.own || isMoved) && confirmed.kind !== 'confirmed') throw new NotBooked(confirmed)
    if (isMoved && confirmed.kind === 'confirmed')
      await setReplaced(tx, { reference: near.replaced.reference, by: confirmed.reference })
    return confirmed
  })
  const outcome = await catchSeatLost(work).catch((error: unknown) => {
    if (error instanceof NotBooked) return error.outcome
    throw error
  })
  if (outcome.kind === 'confirmed') tally('booked', { source: 'web', flow: input.flow })
  if (outcome.kind !== 'lost' && outcome.kind !== 'taken') return outcome
  return { kind: 'taken', nearest: await nearestOpen(deps, input) }
}

/** The reference to lock, as whoever cancels or moves that booking does. */
function replacedIn(given?: NearGiven): string[] {
  const answer = given?.answer
  const reference = answer && answer !== 'keep' ? parseReference(answer.replace) : null
  return reference === null ? [] : [reference]
}

/** What is near and to be asked about, or to be replaced; null where nothing is. The number's word is locked. */
async function checkNear(
  tx: Tx,
  deps: Deps,
  input: ConfirmInput,
  given: NearGiven,
): Promise<NearOutcome | { kind: 'replace'; replaced: NearBooking } | null> {
  if (given.answer === 'keep') return null
  const [first, ...others] = await findNearBookings(deps, tx, { ...input, requester: given.requester })
  if (!first) return null
  const [wanted] = replacedIn(given)
  const replaced = [first, ...others].find(({ reference }) => reference === wanted)
  return replaced ? { kind: 'replace', replaced } : { kind: 'near', near: first }
}

/** Cancels the booking that is replaced; its seat is free with the new one's confirmation. False where it stands no more. */
async function cancelGivenUp(tx: Tx, { reference }: NearBooking, now: Date): Promise<boolean> {
  const living = await lockLiving(tx, reference)
  return living !== undefined && cancelRow(tx, living.id, { now, reason: null })
}

/** Rolls back what took a place or gave one up and could not book: nobody is told of a hold that would be left. */
class NotBooked extends Error {
  constructor(readonly outcome: ConfirmOutcome) {
    super('A place that was taken could not be booked')
  }
}

/** What may be booked: the browser's own hold, or with null a place that it takes in the same transaction. */
type MayBook = { kind: 'mayBook'; own: { kind: 'held'; sid: string } | null }

/** What there is already, or why nothing comes of it; what may be booked where the limits let it. */
async function findOrJudge(
  reads: Reads,
  booking: BookingRequest & Pick<ConfirmInput, 'end'>,
  limits: BookingLimits,
): Promise<ConfirmOutcome | MayBook> {
  const row = await readBookingCase(reads, { ...limits.query, ...booking })
  if (!row) return { kind: 'expired' }
  // By another tab, after this one's hold ran out.
  const canTake = booking.end !== undefined
  const own =
    row.own ?? (canTake && booking.sid !== null ? await readSameBooking(reads, { ...booking, sid: null }) : undefined)
  if (own?.state === 'taken' && !isSameVisit(own, booking)) return { kind: 'already_booked', reference: own.reference }
  if (own?.state === 'taken') return { kind: 'confirmed', reference: own.reference, id: own.id }
  if (!own && !canTake) return { kind: 'expired' }
  // Held for a proved number: another one would take a proved one's part of the day.
  if (own?.proved && !booking.proved) return { kind: 'prove' }
  const limited = decideBookingLimits(limits, row.standing)
  return limited ?? { kind: 'mayBook', own: own ? { kind: 'held', sid: own.id } : null }
}

const HOME_LINES = ['pincode', 'latLng', 'address', 'landmark', 'apartmentNumber'] as const

/** Whether all that the patient said is what was booked: nothing of it would be lost if it was not booked again. */
function isSameVisit(booked: SameBooking, wish: BookingRequest): boolean {
  const { name, age, phone, address, treatment, concern, appointment_type } = booked
  return (
    isSameName(name, wish.name) &&
    age === wish.age &&
    phone === wish.phone &&
    treatment === wish.treatment &&
    concern === wish.concern &&
    appointment_type === wish.appointmentType &&
    HOME_LINES.every((line) => address?.[line] === wish.address?.[line])
  )
}

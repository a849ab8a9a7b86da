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
import { type BookingInput, type BookingRequest, bookHeld, bookingRequest } from '@/lib/use-cases/booking/book-held'
import {
  type BookingLimits,
  type BookingRequester,
  bookingLimits,
  decideBookingLimits,
  type LimitRefusal,
} from '@/lib/use-cases/booking/booking-limits'
import { findNearBookings, type NearBooking, type NearRequester } from '@/lib/use-cases/booking/find-near'
import { holdRequest, takeWithinLimits } from '@/lib/use-cases/booking/hold'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import { mustProve } from '@/lib/use-cases/payments/paid-first'

export type ConfirmInput = BookingRequester &
  BookingInput & {
    sid?: string
    /** The slot's end; allows booking a free seat without a live hold. */
    end?: string
  }
type NearContext = { requester: NearRequester; answer: NearAnswer }
/** `keep`: both bookings stay. null: no answer yet. */
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
 * Confirms the browser's live hold. With `end` it can also book a free seat at once.
 * A repeated request gets the same reference: by `sid`, or by name, number and treatment.
 * A seat taken with `end` keeps the sid of the expired hold, so that a repeat is recognised.
 * `already_booked`: the hold was booked with other details; nothing changes.
 * `expired`: no such hold or booking, and no `end`. `closed`: begun, or the day is closed.
 * `taken`: no hold, and no seat is free. `not_served`: no team goes there, or no such treatment.
 * `prove`: the number has to be proved first. `wait`: not before a time.
 * `near`: the same person has a booking within six days, and the answer is missing; only with `nearContext`.
 * A replaced booking is cancelled in the transaction that confirms the new one.
 */
export async function confirmBooking(deps: Deps, input: ConfirmInput): Promise<ConfirmOutcome>
export async function confirmBooking(
  deps: Deps,
  input: ConfirmInput,
  nearContext: NearContext,
): Promise<ConfirmOutcome | NearOutcome>
export async function confirmBooking(
  deps: Deps,
  input: ConfirmInput,
  nearContext?: NearContext,
): Promise<ConfirmOutcome | NearOutcome> {
  const outcome = await tryBooking(deps, input, nearContext)
  tally('confirmations', { outcome: outcome.kind })
  return outcome
}

async function tryBooking(
  deps: Deps,
  input: ConfirmInput,
  nearContext?: NearContext,
): Promise<ConfirmOutcome | NearOutcome> {
  const { db, now } = deps
  const { placeId, sid = null } = input
  if (sid !== null && !isSid(sid)) return { kind: 'expired' }
  const place = await readVisitedPlace(db.reads, placeId, input.address?.pincode ?? '')
  if (!place) return { kind: 'expired' }
  const booking = bookingRequest(input, { place, sid, now })
  if (!booking) return { kind: 'not_served' }
  const limits = bookingLimits(deps, { act: 'booking', requester: input, slot: input })
  const taking = input.end === undefined ? null : holdRequest(deps, { ...input, end: input.end })
  // Requests that can't succeed are answered without a transaction.
  const early = await checkBooking(db.reads, booking, limits)
  if (early.kind !== 'mayBook') return early
  const former = referencesToReplace(nearContext)
  const work = db.transaction(async (tx): Promise<ConfirmOutcome | NearOutcome | { kind: 'lost' }> => {
    await takeLocks(tx, [input.owner, ...former, ...limits.lockKeys, ...(taking?.limits.lockKeys ?? [])])
    const checked = await checkBooking(tx, booking, limits)
    if (checked.kind !== 'mayBook') return checked
    const near = nearContext ? await checkNear(tx, deps, input, nearContext) : null
    if (near?.kind === 'near') return near
    const held = checked.ownHold ?? (taking ? await takeWithinLimits(tx, deps, taking) : { kind: 'expired' as const })
    if (held.kind === 'taken') return { kind: 'lost' }
    if (held.kind !== 'held') return held
    const isMoved = near !== null && (await cancelReplaced(tx, near.replaced, now))
    const messageFields = { network: limits.query.network, hitKeys: limits.act.keys, isMoved }
    const confirmed = await bookHeld(tx, deps, { booking: { ...booking, sid: held.sid }, place, ...messageFields })
    if ((!checked.ownHold || isMoved) && confirmed.kind !== 'confirmed') throw new NotBooked(confirmed)
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

/** The same lock as for cancelling or moving that booking. */
function referencesToReplace(nearContext?: NearContext): string[] {
  const answer = nearContext?.answer
  const reference = answer && answer !== 'keep' ? parseReference(answer.replace) : null
  return reference === null ? [] : [reference]
}

/** Null when nothing is near or both are kept. The caller holds the number's lock. */
async function checkNear(
  tx: Tx,
  deps: Deps,
  input: ConfirmInput,
  nearContext: NearContext,
): Promise<NearOutcome | { kind: 'replace'; replaced: NearBooking } | null> {
  if (nearContext.answer === 'keep') return null
  const [first, ...others] = await findNearBookings(deps, tx, { ...input, requester: nearContext.requester })
  if (!first) return null
  const [wanted] = referencesToReplace(nearContext)
  const replaced = [first, ...others].find(({ reference }) => reference === wanted)
  return replaced ? { kind: 'replace', replaced } : { kind: 'near', near: first }
}

async function cancelReplaced(tx: Tx, { reference }: NearBooking, now: Date): Promise<boolean> {
  const living = await lockLiving(tx, reference)
  return living !== undefined && cancelRow(tx, living.id, { now, reason: null })
}

/** Rolls back a hold or a cancellation when booking fails. */
class NotBooked extends Error {
  constructor(readonly outcome: ConfirmOutcome) {
    super('A place that was taken could not be booked')
  }
}

type BookableCase = { kind: 'mayBook'; ownHold: { kind: 'held'; sid: string } | null }

async function checkBooking(
  reads: Reads,
  booking: BookingRequest & Pick<ConfirmInput, 'end'>,
  limits: BookingLimits,
): Promise<ConfirmOutcome | BookableCase> {
  const row = await readBookingCase(reads, { ...limits.query, ...booking })
  if (!row) return { kind: 'expired' }
  // Another tab may have booked after this tab's hold ran out.
  const canTake = booking.end !== undefined
  const sameBooking =
    row.sameBooking ??
    (canTake && booking.sid !== null ? await readSameBooking(reads, { ...booking, sid: null }) : undefined)
  if (sameBooking?.state === 'taken' && !isSameVisit(sameBooking, booking))
    return { kind: 'already_booked', reference: sameBooking.reference }
  if (sameBooking?.state === 'taken') return { kind: 'confirmed', reference: sameBooking.reference, id: sameBooking.id }
  if (!sameBooking && !canTake) return { kind: 'expired' }
  // This hold was counted for a proved number. An unproved number must not use that share of the day.
  if (sameBooking?.proved && !booking.proved) return { kind: 'prove' }
  if (mustProve(booking)) return { kind: 'prove' }
  const limited = decideBookingLimits(limits, row.standing)
  return limited ?? { kind: 'mayBook', ownHold: sameBooking ? { kind: 'held', sid: sameBooking.id } : null }
}

const HOME_LINES = ['pincode', 'latLng', 'address', 'landmark', 'apartmentNumber'] as const

/** True when booking again would add nothing. */
function isSameVisit(booked: SameBooking, request: BookingRequest): boolean {
  const { name, age, phone, address, treatment, concern, appointment_type } = booked
  return (
    isSameName(name, request.name) &&
    age === request.age &&
    phone === request.phone &&
    treatment === request.treatment &&
    concern === request.concern &&
    appointment_type === request.appointmentType &&
    HOME_LINES.every((line) => address?.[line] === request.address?.[line])
  )
}

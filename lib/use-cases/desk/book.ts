// The desk vouches for the number, so its bookings are proved and use nothing of the unproved share.

import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/catalogue/languages'
import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { BookingSource } from '@/lib/catalogue/visits'
import { setReplaced } from '@/lib/db/queries/booking/booking-changes'
import { readLanguageOf } from '@/lib/db/queries/booking/language'
import { lockVisit, readBookedBy, writeDeskBooking } from '@/lib/db/queries/booking/visits'
import { readVisitedPlace, type VisitedPlace } from '@/lib/db/queries/calendar/places'
import { handleLeadsOf } from '@/lib/db/queries/leads/leads'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { treatmentMinutes } from '@/lib/domain/booking/booked'
import { parseReference } from '@/lib/domain/booking/references'
import { deskSlots } from '@/lib/domain/calendar/desk-slots'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { endOfVisit, type Slot } from '@/lib/domain/calendar/slots'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { hmac } from '@/lib/domain/hmac'
import { tally } from '@/lib/metrics/tallies'
import { type BookingInput, type BookingRequest, bookHeld, bookingRequest } from '@/lib/use-cases/booking/book-held'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import { type DeskActor, notBeforeOf } from '@/lib/use-cases/desk/actor'
import { writeAct } from '@/lib/use-cases/desk/booking-state'
import type { WhichCall } from '@/lib/use-cases/desk/calls/claim-call'
import { closeBooked } from '@/lib/use-cases/desk/calls/end-call'
import { cancelNearAtDesk, checkNearAtDesk, type DeskNear, type DeskNearAnswer } from '@/lib/use-cases/desk/near'
import { type DeskHold, nearestAtDesk, takeAtDesk } from '@/lib/use-cases/desk/take-desk-seat'

type Patient = Pick<
  BookingInput,
  'name' | 'phone' | 'appointmentType' | 'treatment' | 'service' | 'concern' | 'address'
>
type Arrival = { source: Extract<BookingSource, 'walk_in'> }
type Call = { source: Extract<BookingSource, 'phone'> } & Slot
/**
 * `key`: the form's; a repeat is one booking. `phone`: E.164. `overbook`: the reason. `note`: up to 500 characters.
 * `language`: of the messages; without it the number's last one, or English.
 */
export type DeskBookingInput = {
  key: string
  placeId: string
  language?: Language | null
  note?: string | null
  overbook?: DeskReason | null
  chair?: number | null
  near?: DeskNearAnswer
  call?: Pick<WhichCall, 'kind' | 'subject'> | null
} & Patient &
  (Arrival | Call)

type NewBooking = { kind: 'booked'; reference: string; id: string; isOverbooked: boolean }
export type DeskBookingOutcome =
  | NewBooking
  | { kind: 'taken'; nearest: Slot[] }
  | { kind: 'near'; near: DeskNear[] }
  | { kind: 'closed' | 'chair_taken' | 'not_served' | 'not_found' }

/**
 * `chair_taken`: the wanted chair is not free. `taken`: no chair is, nor with `overbook` a seat beside them.
 * `closed`: no such slot, begun (for a walk-in: over), or a closed day.
 * `not_served`: no team goes there, or no such treatment. `not_found`: no such place, or no right there.
 * `near`: the number has visits within six days, and the answer is missing.
 */
export async function bookAtDesk(deps: Deps, actor: DeskActor, input: DeskBookingInput): Promise<DeskBookingOutcome> {
  const { db, now, secret } = deps
  const { placeId, phone } = input
  const place = actor.mayAt(placeId) && (await readVisitedPlace(db.reads, placeId, input.address?.pincode ?? ''))
  if (!place) return { kind: 'not_found' }
  const owner = `desk:${hmac(secret, `desk booking\n${requestText(input, now)}`).toString('base64url')}`
  const visitMinutes = treatmentMinutes(isTreatmentKey(input.treatment) ? input.treatment : UNNAMED)
  // The desk may choose the treatment after the time.
  const slots =
    input.source === 'phone'
      ? [slotOfLength(input, { slotMinutes: place.slot_minutes, visitMinutes })]
      : await arrivalSlots(deps, placeId, visitMinutes)
  const [first] = slots
  if (!first) return { kind: 'closed' }
  const language = input.language ?? (await readLanguageOf(db.reads, phone)) ?? DEFAULT_LANGUAGE
  const request = bookingRequest(
    { ...slotRequest(input, owner), language, visitMinutes, ...first },
    { place, sid: null, now },
  )
  if (!request) return { kind: 'not_served' }
  const work = db.transaction(async (tx): Promise<DeskBookingOutcome> => {
    await takeLocks(tx, [owner, phone, ...referencesToReplace(input)], [seatsLockKey(placeId)])
    const known = await readBookedBy(tx, owner)
    if (known)
      return { kind: 'booked', ...known, isOverbooked: isBeside((await lockVisit(tx, known.reference))?.seat ?? 0) }
    const near = await checkNearAtDesk(tx, { actor, now, phone, date: first.date }, input.near ?? null)
    if (near?.kind === 'near') return near
    // Cancelled first: its chair may be the only one of this time.
    const isMoved = near !== null && (await cancelNearAtDesk(tx, { actor, now, reference: near.reference }))
    const whose = { owner, placeId, network: null, proved: true, visitMinutes, now } as const
    const found = await takeFirst(tx, whose, { slots, input })
    if (!('slot' in found)) throw new NotBooked(noSeatOutcome(found, input))
    const booked = await bookTaken(tx, deps, { actor, input, place, request, isMoved, ...found })
    if (isMoved) await setReplaced(tx, { reference: near.reference, by: booked.reference })
    return booked
  })
  const outcome = await catchSeatLost(work).catch((error: unknown) => {
    if (error instanceof NotBooked) return error.outcome
    throw error
  })
  if (outcome.kind === 'booked') tally('booked', { source: input.source, flow: request.flow })
  return outcome.kind === 'taken'
    ? { kind: 'taken', nearest: await nearestAtDesk(deps, { placeId, visitMinutes, ...first }) }
    : outcome
}

class NotBooked extends Error {
  constructor(readonly outcome: Exclude<DeskBookingOutcome, NewBooking>) {
    super('The desk could not book')
  }
}

const noSeatOutcome = ({ kind }: NoSeat, { chair }: DeskBookingInput): Exclude<DeskBookingOutcome, NewBooking> =>
  kind === 'closed' ? { kind } : chair ? { kind: 'chair_taken' } : { kind: 'taken', nearest: [] }

/** The same lock as for cancelling or moving that booking. */
function referencesToReplace({ near }: DeskBookingInput): string[] {
  const reference = near && near !== 'keep' ? parseReference(near.replace) : null
  return reference === null ? [] : [reference]
}

/** The key alone would return the last patient's booking for the next patient. */
function requestText(input: DeskBookingInput, now: Date): string {
  const { key, placeId, name, phone, appointmentType, treatment, service, concern, address, note } = input
  const when = input.source === 'phone' ? slotIn(input) : localOf(now).date
  return JSON.stringify([key, placeId, name, phone, appointmentType, treatment, service, concern, address, note, when])
}

const slotIn = ({ date, start, end }: Slot): Slot => ({ date, start, end })

const slotOfLength = (slot: Slot, length: { slotMinutes: number; visitMinutes: number | null }): Slot =>
  length.visitMinutes === null ? slotIn(slot) : { ...slotIn(slot), end: endOfVisit(length, slot.start) }

const slotRequest = ({ placeId, name, phone, appointmentType, ...request }: DeskBookingInput, owner: string) => ({
  owner,
  placeId,
  name,
  phone,
  appointmentType,
  proved: true,
  flow: 'ORGANIC',
  selfBooked: true,
  attribution: {},
  treatment: request.treatment ?? null,
  concern: request.concern ?? null,
  address: request.address ?? null,
  ...(request.service && { service: request.service }),
})

async function arrivalSlots(deps: Deps, placeId: string, visitMinutes: number | null): Promise<Slot[]> {
  const { date } = localOf(deps.now)
  const place = await placeCalendar(deps, placeId, '', [date], { visitMinutes })
  return place ? deskSlots(place.calendar, [date], deps.now, { begun: true }).slice(0, 2) : []
}

type Whose = { owner: string; placeId: string; network: null; proved: true; visitMinutes: number | null; now: Date }
type NoSeat = Exclude<DeskHold, { kind: 'held' }>
type FreeSeat = { slot: Slot; sid: string }

async function takeFirst(
  tx: Tx,
  whose: Whose,
  { slots, input }: { slots: readonly Slot[]; input: DeskBookingInput },
): Promise<FreeSeat | NoSeat> {
  const begun = input.source === 'walk_in'
  let refused: NoSeat = { kind: 'closed' }
  const wishes = slots.map((slot) => ({ slot, overbook: false }))
  const [first] = slots
  if (first && input.overbook && !input.chair) wishes.push({ slot: first, overbook: true })
  for (const { slot, overbook } of wishes) {
    const request = { rule: 'desk', begun, overbook } as const
    const held = await takeAtDesk(tx, { ...whose, ...slot }, request, input.chair ?? null)
    if (held.kind === 'held') return { slot, sid: held.sid }
    refused = held
  }
  return refused
}

type SeatedPatient = FreeSeat & {
  actor: DeskActor
  input: DeskBookingInput
  place: VisitedPlace
  request: BookingRequest
  isMoved: boolean
}

async function bookTaken(tx: Tx, deps: Deps, taken: SeatedPatient): Promise<NewBooking> {
  const { now } = deps
  const { actor, input, place, request, slot, sid, isMoved } = taken
  const { phone, source, note, overbook = null } = input
  const { date, start } = slot
  const begun = source === 'walk_in'
  const booking = { ...request, date, start, startsAt: instantOf(date, start), sid, begun }
  const outcome = await bookHeld(tx, deps, {
    booking,
    place,
    network: null,
    hitKeys: [],
    isMoved,
    notBefore: notBeforeOf(now),
  })
  // The day was closed at the same moment.
  if (outcome.kind !== 'confirmed') throw new NotBooked({ kind: 'closed' })
  const { id, reference } = outcome
  const written = { id, source, bookedBy: actor.staffId, note: note || null, arrivedAt: begun ? now : null }
  await writeDeskBooking(tx, written)
  await handleLeadsOf(tx, { phone, now })
  if (input.call) await closeBooked(tx, { actor, now, which: { ...input.call, at: input.placeId } })
  const { seat } = await writeAct(tx, { now, actor, verb: 'book', reason: overbook }, null, reference)
  return { kind: 'booked', reference, id, isOverbooked: isBeside(seat) }
}

import { moveRow } from '@/lib/db/queries/booking/booking-changes'
import { readVisitedPlace, type VisitedPlace } from '@/lib/db/queries/calendar/places'
import {
  type CompanionRow,
  joinHost,
  lockHost,
  mergeNotifications,
  readCompanions,
  readMade,
} from '@/lib/db/queries/companions/parties'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Reads, Tx } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/booking/cancellation'
import type { Slot } from '@/lib/domain/calendar/slots'
import type { CompanionSlots } from '@/lib/domain/companions/companion-slots'
import { hmac } from '@/lib/domain/hmac'
import { isSameName } from '@/lib/domain/same-name'
import { recordHit } from '@/lib/limits/check'
import { tally } from '@/lib/metrics/tallies'
import { type BookingInput, bookHeld, bookingRequest } from '@/lib/use-cases/booking/book-held'
import {
  bookingLimits,
  bookingLockKeys,
  checkBookingLimits,
  type LimitRefusal,
  networkHash,
} from '@/lib/use-cases/booking/booking-limits'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { holdRequest, takeWithinLimits } from '@/lib/use-cases/booking/hold'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import { catchSeatLost, secureSeat } from '@/lib/use-cases/booking/take-seat'
import {
  allCompanionTimes,
  companionsBlockerOf,
  type NoFamily,
  roomIn,
} from '@/lib/use-cases/companions/companion-times'
import type { Deps } from '@/lib/use-cases/deps'

export type Companion = { name: string; age: number }
/** `form`: a repeat with the same people and time gets the same answer. `at`: clinic-local start of the run. */
export type CompanionsInput = BookingAccess & {
  network: string
  form: string
  people: readonly Companion[]
  at: Pick<Slot, 'date' | 'start'>
}
type Refusal = { kind: NoFamily | 'taken' | 'too_many' } | { kind: 'along'; name: string } | LimitRefusal
export type CompanionsOutcome = { kind: 'brought' } | Refusal

class NotAll extends Error {
  constructor(readonly outcome: Refusal) {
    super('A group did not fit as a whole')
  }
}

/** The same id whenever the form is sent with the same people and time. */
function companionId(
  { secret }: Pick<Deps, 'secret'>,
  { form, people, at }: CompanionsInput,
  booking: string,
  nth: number,
): string {
  const text = JSON.stringify([booking, form, people.map(({ name, age }) => [name, age]), at.date, at.start, nth])
  const hex = hmac(secret, `family of a booking\n${text}`).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/**
 * One message covers all companions. A refusal changes nothing.
 * `along`: comes already. `taken`: a slot is gone, or the booking moved. `too_many`: over five.
 * `too_late`: it begins within the hours of a change, or a closure affects it. `video`: a call takes one patient.
 * `not_found`: unknown, not the requester's, or cancelled. `prove`, `wait`: the limits.
 */
export async function addCompanions(deps: Deps, input: CompanionsInput): Promise<CompanionsOutcome> {
  const { db, now } = deps
  const { people, at, network } = input
  const booking = await findBooking(deps, input)
  if (!booking) return { kind: 'not_found' }
  const { id, reference, phone, place } = booking
  const ids = people.map((_, nth) => companionId(deps, input, id, nth))
  const isMade = async (reads: Reads) => (await readMade(reads, ids)).length > 0
  if (await isMade(db.reads)) return { kind: 'brought' }
  const refused = companionsBlockerOf(booking)
  if (refused) return { kind: refused }
  const runs = await allCompanionTimes(deps, booking, people.length)
  const run = runs.find(({ first }) => first.date === at.date && first.start === at.start)
  const there = await readVisitedPlace(db.reads, place.id, booking.address?.pincode ?? '')
  // The same form may have taken these times meanwhile.
  if (!run || !there) return { kind: (await isMade(db.reads)) ? 'brought' : 'taken' }
  const owner = `family:${ids[0]}`
  const isProved = await hasShownNumber(deps, booking, input)
  const companion_group: CompanionGroup = { booking, place: there, run, owner, network }
  const work = db.transaction(async (tx): Promise<CompanionsOutcome> => {
    await takeLocks(tx, lockKeysFor(deps, companion_group), [seatsLockKey(place.id)])
    if (await isMade(tx)) return { kind: 'brought' }
    const host = await lockHost(tx, reference)
    if (!host) return { kind: 'not_found' }
    const companions = await readCompanions(tx, id)
    const existing = people.find((person) => companions.some((other) => isAlong(person, other)))
    if (existing) return { kind: 'along', name: existing.name }
    if (people.length > roomIn(companions)) return { kind: 'too_many' }
    if (host.starts_at.getTime() !== booking.startsAt.getTime()) return { kind: 'taken' }
    if (!canChange(host, now)) return { kind: 'too_late' }
    const proved = host.proved || isProved
    const moved = run.ownSlot && (await moveAlong(tx, deps, { ...companion_group, host, proved, ownSlot: run.ownSlot }))
    for (const [nth, person] of people.entries()) {
      const slot = run.others[nth]
      const sid = ids[nth]
      if (slot && sid) await bookOne(tx, deps, { ...companion_group, slot, sid, person, proved, uid: host.uid })
    }
    await joinHost(tx, id, ids)
    const subject = ids[0] ?? ''
    const messageFields = { subject, to: phone, language: booking.language, network: networkHash(deps, network), now }
    await mergeNotifications(tx, { seats: moved ? [moved, ...ids] : ids, ...messageFields })
    return { kind: 'brought' }
  })
  const outcome = await catchSeatLost(work).catch((error: unknown) => {
    if (error instanceof NotAll) return error.outcome
    throw error
  })
  if (outcome.kind === 'brought') tally('booked', { source: 'web', flow: booking.flow }, people.length)
  return outcome
}

const isAlong = ({ name, age }: Companion, other: CompanionRow): boolean =>
  isSameName(name, other.personal_name) && age === other.personal_age

type CompanionGroup = {
  booking: FoundBooking
  place: VisitedPlace
  run: CompanionSlots
  owner: string
  network: string
}

const limitQuery = ({ booking, run, network }: CompanionGroup, proved: boolean) => ({
  act: 'booking' as const,
  requester: { network, proved },
  slot: { placeId: booking.place.id, date: run.first.date, phone: booking.phone },
})

function lockKeysFor(deps: Deps, companion_group: CompanionGroup): string[] {
  const { booking } = companion_group
  const question = limitQuery(companion_group, false)
  const acts = (['booking', 'hold', 'move'] as const).flatMap((act) => bookingLockKeys(deps, { ...question, act }))
  return [...new Set([booking.reference, `companion_group ${booking.companion_group ?? booking.id}`, ...acts])]
}

type Along = CompanionGroup & {
  host: NonNullable<Awaited<ReturnType<typeof lockHost>>>
  proved: boolean
  ownSlot: Slot
}

async function moveAlong(
  tx: Tx,
  deps: Deps,
  { booking, host, proved, ownSlot, owner, network }: Along,
): Promise<string> {
  const { now } = deps
  const { phone, language, place } = booking
  const slot = { placeId: place.id, date: ownSlot.date, phone, except: { seatId: host.seat_id, owner: null } }
  const question = { requester: { network, proved }, slot: { ...slot, heldBy: host.network } }
  const limited = await checkBookingLimits(tx, deps, { act: 'move', ...question })
  if (limited) throw new NotAll(limited)
  const { visitMinutes } = booking
  const seat = { owner, placeId: place.id, ...ownSlot, visitMinutes, phone: null, network: host.network, proved }
  const taken = await secureSeat(tx, seat, now)
  if (taken.kind !== 'held') throw new NotAll({ kind: 'taken' })
  if (!(await moveRow(tx, { sid: taken.sid, from: host.seat_id, proved, now })))
    throw new Error('A move lost one of its seats')
  await recordHit(tx, deps, 'move', { network })
  const payload = bookingPayload({ ...booking, proved, date: ownSlot.date, start: ownSlot.start })
  const messageFields = { subject: taken.sid, to: phone, language, network: host.network }
  await writeMessage(tx, { kind: 'booking_moved', ...messageFields, payload, now })
  return taken.sid
}

type AddedCompanion = CompanionGroup & {
  slot: Slot
  sid: string
  person: Companion
  proved: boolean
  uid: string | null
}

async function bookOne(tx: Tx, deps: Deps, companion: AddedCompanion): Promise<void> {
  const { booking, place, network, slot, sid, person, proved, owner, uid } = companion
  const limits = bookingLimits(deps, limitQuery(companion, proved))
  const limited = await checkBookingLimits(tx, deps, limitQuery(companion, proved))
  if (limited) throw new NotAll(limited)
  const { phone, language, flow, appointmentType, treatment, service, address, visitMinutes } = booking
  const whose = { owner, placeId: booking.place.id, phone, proved, visitMinutes }
  const held = await takeWithinLimits(tx, deps, holdRequest(deps, { ...whose, ...slot, network, sid }))
  if (held.kind === 'closed') throw new NotAll({ kind: 'taken' })
  if (held.kind !== 'held') throw new NotAll(held.kind === 'taken' ? { kind: 'taken' } : held)
  const input: BookingInput = {
    ...whose,
    ...slot,
    ...person,
    language,
    flow,
    appointmentType,
    treatment,
    service,
    address,
    uid,
    selfBooked: false,
    attribution: {},
  }
  const request = bookingRequest(input, { place, sid: held.sid, now: deps.now })
  if (!request || held.sid !== sid) throw new NotAll({ kind: 'taken' })
  const booked = await bookHeld(tx, deps, {
    booking: request,
    place,
    network: limits.query.network,
    hitKeys: limits.act.keys,
  })
  if (booked.kind !== 'confirmed') throw new NotAll({ kind: 'taken' })
}

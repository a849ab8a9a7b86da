// Moves a booking to another time of the same clinic or home zone. The old time is given up in the transaction that takes
// the new one, never before.
import { lockLiving, moveRow } from '@/lib/db/queries/booking/booking-changes'
import { NOT_COME, writeVisit } from '@/lib/db/queries/booking/visits'
import { readVisitedPlace } from '@/lib/db/queries/calendar/places'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { deleteEntry } from '@/lib/db/queries/waitlist/waitlist'
import { canChange } from '@/lib/domain/booking/cancellation'
import { waiterOf } from '@/lib/domain/booking/waiter'
import { isSameTime } from '@/lib/domain/calendar/offered-times'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import { BOOKING, type Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { recordHit } from '@/lib/limits/check'
import { bookingLockKeys, checkBookingLimits, type LimitRefusal } from '@/lib/use-cases/booking/booking-limits'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import { catchSeatLost, secureSeat } from '@/lib/use-cases/booking/take-seat'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import { keepSlot, lockToKeep } from '@/lib/use-cases/closures/keep-slot'
import type { Deps } from '@/lib/use-cases/deps'

/** `id`: the seat's. */
type Move = { kind: 'moved'; reference: string; id: string }
type MoveRefusal = { kind: 'closed' } | { kind: 'too_late' } | { kind: 'not_found' } | LimitRefusal
/** `nearest`: the open times nearest to the wanted one. */
export type RescheduleOutcome = Move | { kind: 'taken'; nearest: OpenSlot[] } | MoveRefusal

type PatientMove = { network?: string; placeId?: string; isOffered?: boolean }

/**
 * Moves the booking to the slot and keeps its reference. A booking that is there already counts as moved, so that a
 * link may be followed any number of times; one whose chair is blocked takes another one of that time (keep-slot.ts).
 * `too_late`: it begins within two hours, or has begun. `not_found`: unknown, not the requester's, or cancelled. `prove`: what is
 * not proved has its share of that day already. `wait`: not before a time. Without a network the clinic itself moves. `placeId`:
 * another clinic, where the booking's own can't keep the time and offered that one (lib/use-cases/closures); what was
 * offered so may be further ahead than patients book otherwise; whom that meets may move until the visit begins, and no limit
 * holds them up. `isOffered`: the time is held for the booking, which waited for an earlier one (lib/use-cases/waitlist): it
 * waits no more.
 */
export async function rescheduleBooking(
  deps: Deps,
  input: BookingAccess & Slot & PatientMove,
): Promise<RescheduleOutcome> {
  const { db, now } = deps
  const { date, start, end, network } = input
  const booking = await findBooking(deps, input)
  if (booking?.status !== 'confirmed') return { kind: 'not_found' }
  const { reference, phone, affected, concern } = booking
  const owner = input.isOffered ? waiterOf(booking.id) : (input.owner ?? `manage:${reference}`)
  const wanted = { owner, placeId: input.placeId ?? booking.place.id, date, start, end, concern }
  const isElsewhere = wanted.placeId !== booking.place.id
  const isOfferedInstead = affected?.offered.some((time) => isSameTime(time, wanted)) ?? false
  if (isElsewhere && !isOfferedInstead) return { kind: 'closed' }
  const orNearest = async (outcome: Move | { kind: 'taken' } | MoveRefusal): Promise<RescheduleOutcome> =>
    outcome.kind === 'taken' ? { kind: 'taken', nearest: await nearestOpen(deps, wanted) } : outcome
  // The clinic offers times around the day of whom it affected, however far ahead that is.
  const windowDays = isOfferedInstead ? BOOKING.deskWindowDays : undefined
  const isOwnTime = !isElsewhere && date === booking.date && start === booking.start
  if (isOwnTime && affected) {
    const kept = await db.transaction(async (tx) => {
      await lockToKeep(tx, reference)
      return keepSlot(tx, deps, booking)
    })
    return orNearest(kept.kind === 'kept' ? { kind: 'moved', reference, id: kept.id } : kept)
  }
  const isProved = await hasShownNumber(deps, booking, input)

  const work = db.transaction(async (tx): Promise<Move | { kind: 'taken' } | MoveRefusal> => {
    const words = network
      ? bookingLockKeys(deps, { act: 'move', requester: { network, proved: false }, wish: { ...wanted, phone } })
      : []
    // The places' before any seat: who blocks one waits for what is locked here.
    await takeLocks(tx, [owner, reference, ...words], [seatsLockKey(booking.place.id), seatsLockKey(wanted.placeId)])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'not_found' }
    const isThere = living.starts_at.getTime() === instantOf(date, start).getTime() && !isElsewhere
    if (isThere) return { kind: 'moved', reference, id: living.seat_id }
    if (!canChange(living, now, affected !== null)) return { kind: 'too_late' }
    // It gives up what it had, so that of the limits only the shares of the new day are asked.
    const proved = living.proved || isProved
    const wish = { ...wanted, phone, except: { seatId: living.seat_id, owner: null }, heldBy: living.network }
    const limited =
      network &&
      !affected &&
      (await checkBookingLimits(tx, deps, { act: 'move', requester: { network, proved }, wish }))
    if (limited) return limited
    // Judged under the lock: before it, a link followed twice would find its new time taken, by itself.
    const taken = await secureSeat(tx, { ...wanted, phone: null, network: living.network, proved, windowDays }, now)
    if (taken.kind !== 'held') return taken.kind === 'taken' ? taken : { kind: 'closed' }
    // Both seats are locked. Were one gone all the same, the old time must stay.
    if (!(await moveRow(tx, { sid: taken.sid, from: living.seat_id, proved, now, anyPlace: isElsewhere })))
      throw new Error('A move lost one of its seats')
    // Who waited for a time that the clinic could not keep is expected at the new one.
    if (living.visit !== 'expected') await writeVisit(tx, { id: living.id, visit: 'expected', ...NOT_COME })
    if (input.isOffered) await deleteEntry(tx, booking.id)
    if (network) await recordHit(tx, deps, 'move', { network })
    const there = isElsewhere ? await readVisitedPlace(tx, wanted.placeId, '') : undefined
    const payload = bookingPayload({ ...booking, proved, place: there ?? booking.place, date, start })
    // Of the network that booked, whoever moves: one network's messages stay one's.
    const told = { subject: taken.sid, to: booking.phone, network: living.network }
    await writeMessage(tx, { kind: 'booking_moved', ...told, payload, now })
    return { kind: 'moved', reference, id: taken.sid }
  })
  return orNearest(await catchSeatLost(work))
}

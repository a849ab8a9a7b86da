// The old seat is released in the transaction that takes the new one.
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

type Move = { kind: 'moved'; reference: string; id: string }
type MoveRefusal = { kind: 'closed' } | { kind: 'too_late' } | { kind: 'not_found' } | LimitRefusal
export type RescheduleOutcome = Move | { kind: 'taken'; nearest: OpenSlot[] } | MoveRefusal

type PatientMove = { network?: string; placeId?: string; isOffered?: boolean }

/**
 * Keeps the reference; a booking that is there already counts as moved.
 * A booking whose chair is blocked gets another chair of its time (keep-slot.ts).
 * `too_late`: it begins within the hours of a change, or has begun. `not_found`: also when cancelled.
 * `prove`: unproved numbers have used their share of the day. `wait`: not before a time.
 * `network`: without one no limit applies. `placeId`: another clinic that a closure offered.
 * An affected booking may move until it begins, without limits and further ahead.
 * `isOffered`: the slot is held for this booking on the waiting list.
 */
export async function rescheduleBooking(
  deps: Deps,
  input: BookingAccess & Slot & PatientMove,
): Promise<RescheduleOutcome> {
  const { db, now } = deps
  const { date, start, end, network } = input
  const booking = await findBooking(deps, input)
  if (booking?.status !== 'confirmed') return { kind: 'not_found' }
  const { reference, phone, affected, concern, visitMinutes } = booking
  const owner = input.isOffered ? waiterOf(booking.id) : (input.owner ?? `manage:${reference}`)
  const wanted = { owner, placeId: input.placeId ?? booking.place.id, date, start, end, concern, visitMinutes }
  const isElsewhere = wanted.placeId !== booking.place.id
  const isOfferedInstead = affected?.offered.some((time) => isSameTime(time, wanted)) ?? false
  if (isElsewhere && !isOfferedInstead) return { kind: 'closed' }
  const orNearest = async (outcome: Move | { kind: 'taken' } | MoveRefusal): Promise<RescheduleOutcome> =>
    outcome.kind === 'taken' ? { kind: 'taken', nearest: await nearestOpen(deps, wanted) } : outcome
  // Offered times lie around the affected day, however far ahead that is.
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
      ? bookingLockKeys(deps, { act: 'move', requester: { network, proved: false }, slot: { ...wanted, phone } })
      : []
    // Place locks come before any seat: a closure waits for the locks taken here.
    await takeLocks(tx, [owner, reference, ...words], [seatsLockKey(booking.place.id), seatsLockKey(wanted.placeId)])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'not_found' }
    const isThere = living.starts_at.getTime() === instantOf(date, start).getTime() && !isElsewhere
    if (isThere) return { kind: 'moved', reference, id: living.seat_id }
    if (!canChange(living, now, affected !== null)) return { kind: 'too_late' }
    // The old seat is given up, so only the new day's shares count.
    const proved = living.proved || isProved
    const slot = { ...wanted, phone, except: { seatId: living.seat_id, owner: null }, heldBy: living.network }
    const limited =
      network &&
      !affected &&
      (await checkBookingLimits(tx, deps, { act: 'move', requester: { network, proved }, slot }))
    if (limited) return limited
    // Checked under the lock: otherwise a link followed twice finds its own new seat taken.
    const taken = await secureSeat(tx, { ...wanted, phone: null, network: living.network, proved, windowDays }, now)
    if (taken.kind !== 'held') return taken.kind === 'taken' ? taken : { kind: 'closed' }
    // Both seats are locked; if one is missing, the old time must stay.
    if (!(await moveRow(tx, { sid: taken.sid, from: living.seat_id, proved, now, anyPlace: isElsewhere })))
      throw new Error('A move lost one of its seats')
    // A patient who had arrived is expected again at the new time.
    if (living.visit !== 'expected') await writeVisit(tx, { id: living.id, visit: 'expected', ...NOT_COME })
    if (input.isOffered) await deleteEntry(tx, booking.id)
    if (network) await recordHit(tx, deps, 'move', { network })
    const there = isElsewhere ? await readVisitedPlace(tx, wanted.placeId, '') : undefined
    const payload = bookingPayload({ ...booking, proved, place: there ?? booking.place, date, start })
    // The booker's network, so that one network's messages count together.
    const messageFields = { subject: taken.sid, to: booking.phone, language: booking.language, network: living.network }
    await writeMessage(tx, { kind: 'booking_moved', ...messageFields, payload, now })
    return { kind: 'moved', reference, id: taken.sid }
  })
  return orNearest(await catchSeatLost(work))
}

import { lockCancelled, restoreRow } from '@/lib/db/queries/booking/booking-changes'
import { isCancelledByClosure } from '@/lib/db/queries/closures/affected-bookings'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { isUnpaidFirst } from '@/lib/db/queries/payments/payments'
import { canUndo, undoUntil } from '@/lib/domain/booking/cancellation'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { recordHit } from '@/lib/limits/check'
import { bookingLockKeys, checkBookingLimits, type LimitRefusal } from '@/lib/use-cases/booking/booking-limits'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import { catchSeatLost, retakeSeat, secureSeat } from '@/lib/use-cases/booking/take-seat'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import { regainBenefit } from '@/lib/use-cases/membership/benefits'

type Refusal = { kind: 'closed' } | { kind: 'over' } | { kind: 'not_found' } | LimitRefusal
type Restoration = { kind: 'undone'; id: string } | { kind: 'already' }
export type UndoOutcome = Restoration | { kind: 'taken'; nearest: OpenSlot[] } | Refusal

/** `own_time`: for `seconds` more. `other_time`: a closure has taken its own time. */
type UndoChance = { kind: 'own_time'; seconds: number } | { kind: 'other_time' } | null

export async function undoChance(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, cancelledAt }: FoundBooking,
): Promise<UndoChance> {
  if (cancelledAt === null || !canUndo(cancelledAt, now, false)) return null
  if (await isUnpaidFirst(db.reads, id)) return null
  if (await isCancelledByClosure(db.reads, id)) return { kind: 'other_time' }
  const seconds = Math.floor((undoUntil(cancelledAt).getTime() - now.getTime()) / 1000)
  return seconds > 0 ? { kind: 'own_time', seconds } : null
}

/**
 * Without `other` at its own time, for a minute; with `other` at that time, for ten.
 * `taken`: somebody else has the seat. `over`: too late, another booking replaced it, or it was to be paid first and was not.
 * `not_found`: unknown, not the requester's, or of a deleted account. `prove`, `wait`: the limits.
 * A membership benefit applies again unless another booking has used it up.
 */
export async function undoCancel(
  deps: Deps,
  input: BookingAccess & { network: string; other?: Slot },
): Promise<UndoOutcome> {
  const { db, now } = deps
  const { network, other } = input
  const booking = await findBooking(deps, input)
  if (!booking) return { kind: 'not_found' }
  if (booking.status === 'confirmed') return { kind: 'already' }
  const { reference, phone, place, concern, visitMinutes } = booking
  const { date, start, end } = other ?? booking
  const owner = input.owner ?? `manage:${reference}`
  const wanted = { owner, placeId: place.id, date, start, end, concern, visitMinutes }
  const isProved = await hasShownNumber(deps, booking, input)

  const work = db.transaction(async (tx): Promise<Restoration | { kind: 'taken' } | Refusal> => {
    const words = bookingLockKeys(deps, {
      act: 'move',
      requester: { network, proved: false },
      slot: { ...wanted, phone },
    })
    await takeLocks(tx, [owner, reference, ...words], [seatsLockKey(place.id)])
    const gone = await lockCancelled(tx, reference)
    if (!gone?.cancelled_at) return { kind: 'already' }
    if (gone.unlinked) return { kind: 'not_found' }
    if (gone.replaced_by !== null || !canUndo(gone.cancelled_at, now, other === undefined)) return { kind: 'over' }
    // Its page at the gateway is closing, so the visit has to be booked again.
    if (await isUnpaidFirst(tx, gone.id)) return { kind: 'over' }
    // Others may have had the seat's share since: it is checked like a booking and counted like a move.
    const proved = gone.proved || isProved
    const question = { requester: { network, proved }, slot: { ...wanted, phone, heldBy: gone.network } }
    const limited =
      (await checkBookingLimits(tx, deps, { act: 'move', ...question })) ??
      (await checkBookingLimits(tx, deps, { act: 'booking', ...question }))
    if (limited) return limited
    const seat = { ...wanted, phone: null, network: gone.network, proved }
    const taken = await (other ? secureSeat(tx, seat, now) : retakeSeat(tx, seat, now))
    if (taken.kind !== 'held') return taken
    await regainBenefit(tx, { bookingId: gone.id, visit: instantOf(date, start) })
    if (!(await restoreRow(tx, { id: gone.id, sid: taken.sid, proved, now })))
      throw new Error('A cancellation was undone without its seat')
    await recordHit(tx, deps, 'move', { network })
    // The message belongs to the new seat; lib/messages decides whether it is sent.
    const payload = bookingPayload({ ...booking, proved, date, start })
    const messageFields = { subject: taken.sid, to: phone, language: booking.language, network: gone.network }
    await writeMessage(tx, { kind: 'booking_confirmed', ...messageFields, payload, now })
    return { kind: 'undone', id: taken.sid }
  })
  const outcome = await catchSeatLost(work)
  return outcome.kind === 'taken' ? { kind: 'taken', nearest: await nearestOpen(deps, wanted) } : outcome
}

// Moves a booking to another time of the same clinic or zone. The old time is given up in the transaction that takes
// the new one, never before.
import { moveBenefit } from '@/lib/db/queries/benefits'
import { cancelRow, confirmMoved, lockLiving } from '@/lib/db/queries/booking-changes'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { canChange } from '@/lib/domain/cancellation'
import { instantOf } from '@/lib/domain/clinic-time'
import type { OpenSlot } from '@/lib/domain/open-slots'
import type { Slot } from '@/lib/domain/slots'
import { bookingPayload } from '@/lib/server/booking-payload'
import type { Deps } from '@/lib/server/deps'
import { type BookingAccess, findBooking } from '@/lib/server/find-booking'
import { nearestOpen } from '@/lib/server/place-calendar'
import { secureSeat } from '@/lib/server/take-seat'

export type RescheduleOutcome =
  | { kind: 'moved'; reference: string; id: string }
  | { kind: 'taken'; nearest: OpenSlot[] }
  | { kind: 'closed' }
  | { kind: 'too_late' }
  | { kind: 'not_found' }

/**
 * Moves the booking to the slot and keeps its reference. A booking that is there already counts as moved, so that a
 * link may be followed any number of times. `too_late`: it begins within two hours, or has begun. `not_found`: unknown,
 * not the asker's, or cancelled.
 */
export async function rescheduleBooking(deps: Deps, input: BookingAccess & Slot): Promise<RescheduleOutcome> {
  const { db, now } = deps
  const { date, start, end } = input
  const booking = await findBooking(deps, input)
  if (booking?.status !== 'confirmed') return { kind: 'not_found' }
  const { reference } = booking
  // No limits by phone: a move takes nothing more than it gives up.
  const seat = { owner: input.owner ?? `manage:${reference}`, placeId: booking.place.id, date, start, end }

  const outcome = await db.transaction(async (tx): Promise<Exclude<RescheduleOutcome, { kind: 'taken' }> | 'taken'> => {
    await lockWords(tx, [seat.owner, reference])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'not_found' }
    if (living.starts_at.getTime() === instantOf(date, start).getTime()) {
      return { kind: 'moved', reference, id: living.id }
    }
    if (!canChange(living.starts_at, now)) return { kind: 'too_late' }
    // Judged under the lock: before it, a link followed twice would find its new time taken, by itself.
    const taken = await secureSeat(tx, seat, now)
    if (taken.kind !== 'held') return taken.kind === 'taken' ? 'taken' : { kind: 'closed' }
    const isMoved =
      (await cancelRow(tx, living.id, now)) && (await confirmMoved(tx, { ...taken, from: living.id, now }))
    // Both rows are locked. Were one gone all the same, the old time must stay.
    if (!isMoved) throw new Error('A move lost one of its rows')
    await moveBenefit(tx, living.id, taken.sid)
    const payload = bookingPayload({ ...booking, date, start })
    await writeMessage(tx, { kind: 'booking_moved', subject: taken.sid, to: booking.phone, payload, now })
    return { kind: 'moved', reference, id: taken.sid }
  })
  return outcome === 'taken' ? { kind: 'taken', nearest: await nearestOpen(deps, seat) } : outcome
}

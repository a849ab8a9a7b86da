// Moves a booking to another time of the same clinic or zone. The old time is given up in the transaction that takes
// the new one, never before.
import { cancelRow, confirmMoved, lockLiving } from '@/lib/db/queries/bookings'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { canChange } from '@/lib/domain/cancellation'
import { instantOf } from '@/lib/domain/clinic-time'
import type { Slot } from '@/lib/domain/slots'
import { bookingPayload } from '@/lib/server/booking-payload'
import type { Deps } from '@/lib/server/deps'
import { type BookingAccess, findBooking } from '@/lib/server/find-booking'
import { nearestOpen } from '@/lib/server/place-calendar'
import { judgeSeat, takeSeat } from '@/lib/server/take-seat'

export type RescheduleOutcome =
  | { kind: 'moved'; reference: string; id: string }
  | { kind: 'taken'; nearest: Slot[] }
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
  const { reference, place } = booking
  const startsAt = instantOf(date, start).getTime()
  if (booking.startsAt.getTime() === startsAt) return { kind: 'moved', reference, id: booking.id }
  if (!booking.canChange) return { kind: 'too_late' }

  const seat = { owner: booking.owner, placeId: place.id, date, start, end }
  let outcome: { kind: RescheduleOutcome['kind']; id?: string }
  const judged = await judgeSeat(db.reads, seat, now)
  if (judged.kind === 'closed') return { kind: 'closed' }
  if (judged.kind === 'taken') return { kind: 'taken', nearest: await nearestOpen(deps, seat) }

  outcome = await db.transaction(async (tx) => {
    await lockWords(tx, [booking.owner])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'not_found' }
    if (living.starts_at.getTime() === startsAt) return { kind: 'moved', id: living.id }
    if (!canChange(living.starts_at, now)) return { kind: 'too_late' }
    const taken = await takeSeat(tx, seat, now)
    if (taken.kind !== 'held') return taken
    await cancelRow(tx, living.id, now)
    await confirmMoved(tx, { sid: taken.sid, from: living.id, now })
    const payload = bookingPayload({ ...booking, date, start })
    await writeMessage(tx, { kind: 'booking_moved', subject: taken.sid, to: booking.phone, payload, now })
    return { kind: 'moved', id: taken.sid }
  })
  return outcome
}

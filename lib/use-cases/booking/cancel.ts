import { cancelRow, lockLiving } from '@/lib/db/queries/booking/booking-changes'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { canChange } from '@/lib/domain/booking/cancellation'
import { localOf } from '@/lib/domain/clinic-time'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'

export type CancelOutcome = { kind: 'cancelled' } | { kind: 'too_late' } | { kind: 'already' } | { kind: 'not_found' }

/** `too_late`: it begins within the hours of a change, or has begun. `not_found`: unknown, or not the requester's. */
export async function cancelBooking(deps: Deps, access: BookingAccess): Promise<CancelOutcome> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return { kind: 'not_found' }
  if (booking.status === 'cancelled') return { kind: 'already' }
  return db.transaction(async (tx): Promise<CancelOutcome> => {
    // A concurrent move ends first, so that the seat it took is the one released.
    const { reference } = booking
    await takeLocks(tx, [reference])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'already' }
    if (!canChange(living, now, booking.affected !== null)) return { kind: 'too_late' }
    await cancelRow(tx, living.id, { now, reason: null })
    const { date, time } = localOf(living.starts_at)
    const payload = bookingPayload({ ...booking, date, start: time })
    const messageFields = {
      subject: living.seat_id,
      to: booking.phone,
      language: booking.language,
      network: living.network,
    }
    await writeMessage(tx, { kind: 'booking_cancelled', ...messageFields, payload, now })
    return { kind: 'cancelled' }
  })
}

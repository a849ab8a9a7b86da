import { cancelRow, lockLiving } from '@/lib/db/queries/booking/booking-changes'
import { notifyCancelled, readCompanions } from '@/lib/db/queries/companions/parties'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { canChange } from '@/lib/domain/booking/cancellation'
import { localOf } from '@/lib/domain/clinic-time'
import type { CancelOutcome } from '@/lib/use-cases/booking/cancel'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'

/** The message waits, so that a cancellation undone meanwhile is never sent. */
const SETTLE_MS = 20_000

/** As cancelBooking, for all who can still be cancelled online. Each booking can be undone by itself. */
export async function cancelTogether(deps: Deps, access: BookingAccess): Promise<CancelOutcome> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return { kind: 'not_found' }
  const { id, reference, phone: to, language } = booking
  if (booking.status === 'cancelled') return { kind: 'already' }
  const companions = await readCompanions(db.reads, id)
  return db.transaction(async (tx): Promise<CancelOutcome> => {
    // Concurrent moves end first, so that the seats they took are released.
    await takeLocks(tx, [reference, ...companions.map((each) => each.reference)])
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'already' }
    if (!canChange(living, now, booking.affected !== null)) return { kind: 'too_late' }
    const all = [{ reference, name: booking.name, age: booking.age, selfBooked: booking.selfBooked }]
    for (const { reference: other, personal_name: name, personal_age: age } of companions)
      all.push({ reference: other, name, age, selfBooked: false })
    const seats: string[] = []
    for (const each of all) {
      const row: typeof living | undefined =
        each.reference === reference ? living : await lockLiving(tx, each.reference)
      if (!row || (row !== living && !canChange(row, now))) continue
      await cancelRow(tx, row.id, { now, reason: null })
      const { date, time } = localOf(row.starts_at)
      const payload = bookingPayload({ ...booking, ...each, proved: row.proved, date, start: time })
      const messageFields = { subject: row.seat_id, to, language, network: row.network, now }
      await writeMessage(tx, { kind: 'booking_cancelled', ...messageFields, payload })
      seats.push(row.seat_id)
    }
    const until = new Date(now.getTime() + SETTLE_MS)
    await notifyCancelled(tx, { seats, to, language, network: living.network, now, until })
    return { kind: 'cancelled' }
  })
}

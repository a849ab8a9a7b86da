import { cancelRow, lockLiving } from '@/lib/db/queries/booking/booking-changes'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { localOf } from '@/lib/domain/clinic-time'
import { findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'
import { notBeforeOf } from '@/lib/use-cases/desk/actor'
import { admitChange, type ChangeRefusal, type DeskChange } from '@/lib/use-cases/desk/admit-change'
import { writeAct } from '@/lib/use-cases/desk/booking-state'

export type DeskCancelOutcome = { kind: 'cancelled' } | ChangeRefusal

/** `too_late`: its day is over. `over`: in the chair, treated, left, or did not come. */
export async function cancelAtDesk(
  deps: Deps,
  { reference, desk }: { reference: string; desk: DeskChange },
): Promise<DeskCancelOutcome> {
  const { db, now } = deps
  const booking = await findBooking(deps, { reference, staff: desk.actor })
  if (!booking) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<DeskCancelOutcome> => {
    await takeLocks(tx, [booking.reference])
    const admitted = await admitChange(tx, desk, { reference: booking.reference, now })
    if (admitted.kind !== 'may') return admitted
    const living = await lockLiving(tx, booking.reference)
    if (!living) return { kind: 'already' }
    await cancelRow(tx, living.id, { now, reason: desk.reason ?? null })
    const { date, time } = localOf(living.starts_at)
    const payload = bookingPayload({ ...booking, date, start: time })
    const message = {
      subject: living.seat_id,
      to: booking.phone,
      language: booking.language,
      payload,
      now,
      byClinic: true,
      notBefore: notBeforeOf(now),
    }
    await writeMessage(tx, { kind: 'booking_cancelled', ...message })
    await writeAct(tx, { ...desk, now, verb: 'cancel' }, admitted.row, booking.reference)
    return { kind: 'cancelled' }
  })
}

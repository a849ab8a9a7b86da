// Cancels a booking; its place is free at once. A minute long it can be undone (undo-cancel.ts).
import { cancelRow, lockLiving } from '@/lib/db/queries/booking-changes'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import { canChange } from '@/lib/domain/cancellation'
import { localOf } from '@/lib/domain/clinic-time'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'
import { toldFrom } from '@/lib/use-cases/desk/actor'
import { admitChange, type ChangeRefusal, type DeskChange } from '@/lib/use-cases/desk/admit-change'
import { writeAct } from '@/lib/use-cases/desk/booking-state'

type DeskCancel = { reference: string; desk: DeskChange }
export type CancelOutcome = { kind: 'cancelled' } | { kind: 'too_late' } | { kind: 'already' } | { kind: 'not_found' }

/**
 * Cancels the booking that the reference stands for. `too_late`: it begins within two hours, or has begun; for the desk once
 * its day is over. `already`: it was cancelled before. `not_found`: unknown, or not the asker's. The desk is told as well of
 * what changed meanwhile (`changed`), and of a visit that can't be cancelled any more (`over`).
 */
export async function cancelBooking(deps: Deps, access: DeskCancel): Promise<CancelOutcome | ChangeRefusal>
export async function cancelBooking(deps: Deps, access: BookingAccess): Promise<CancelOutcome>
export async function cancelBooking(
  deps: Deps,
  access: BookingAccess & Partial<DeskCancel>,
): Promise<CancelOutcome | ChangeRefusal> {
  const { db, now } = deps
  const { desk } = access
  const booking = await findBooking(deps, desk ? { ...access, staff: desk.actor } : access)
  if (!booking) return { kind: 'not_found' }
  if (booking.status === 'cancelled') return { kind: 'already' }
  return db.transaction(async (tx): Promise<CancelOutcome | ChangeRefusal> => {
    // A move under way ends first: the seat to leave is the one that it took.
    const { reference } = booking
    await lockWords(tx, [reference])
    const admitted = desk && (await admitChange(tx, desk, { reference, now }))
    if (admitted && admitted.kind !== 'may') return admitted
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'already' }
    if (!desk && !canChange(living, now, booking.met !== null)) return { kind: 'too_late' }
    await cancelRow(tx, living.id, { now, reason: desk?.reason ?? null })
    const { date, time } = localOf(living.starts_at)
    const payload = bookingPayload({ ...booking, date, start: time })
    const told = { subject: living.seat_id, to: booking.phone, payload, now }
    const by = desk ? { byClinic: true, notBefore: toldFrom(now) } : { network: living.network }
    await writeMessage(tx, { kind: 'booking_cancelled', ...told, ...by })
    if (admitted) await writeAct(tx, { ...desk, now, verb: 'cancel' }, admitted.row, reference)
    return { kind: 'cancelled' }
  })
}

import { setAttendance } from '@/lib/db/queries/booking/booking-changes'
import { canConfirmAttendance } from '@/lib/domain/messages/reminders'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

export type AttendanceOutcome = { kind: 'comes' } | { kind: 'not_now' } | { kind: 'not_found' }

/** `not_now`: begun, cancelled, or too far ahead to ask. `not_found`: unknown, or not the requester's. */
export async function confirmAttendance(deps: Deps, access: BookingAccess): Promise<AttendanceOutcome> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return { kind: 'not_found' }
  const { id, startsAt } = booking
  // The patient meant this start; a move in between makes it another.
  const isSaid = canConfirmAttendance(startsAt, now) && (await setAttendance(db.writes, { id, startsAt, now }))
  return { kind: isSaid ? 'comes' : 'not_now' }
}

// The patient says that they come: what a reminder asks. The desk sees it; nothing else follows from it.
import { setComing } from '@/lib/db/queries/booking/booking-changes'
import { canSayComing } from '@/lib/domain/messages/reminders'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

export type ComingOutcome = { kind: 'comes' } | { kind: 'not_now' } | { kind: 'not_found' }

/**
 * Said again it changes nothing. `not_now`: the visit has begun, is cancelled, or is so far ahead that nobody asked.
 * `not_found`: unknown, or not the asker's.
 */
export async function sayComing(deps: Deps, access: BookingAccess): Promise<ComingOutcome> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return { kind: 'not_found' }
  const { id, startsAt } = booking
  // Moved or cancelled meanwhile, it is another time that was meant.
  const isSaid = canSayComing(startsAt, now) && (await setComing(db.writes, { id, startsAt, now }))
  return { kind: isSaid ? 'comes' : 'not_now' }
}

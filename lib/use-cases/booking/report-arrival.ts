import { writeArrival } from '@/lib/db/queries/booking/arrivals'
import { canReportArrival } from '@/lib/domain/booking/arrival'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** `not_now`: too early, too late, cancelled, begun, or no visit to a clinic. `not_found`: unknown, or not the requester's. */
export async function reportArrival(
  deps: Deps,
  access: BookingAccess,
): Promise<{ kind: 'here' } | { kind: 'not_now' } | { kind: 'not_found' }> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return { kind: 'not_found' }
  const { id, startsAt } = booking
  // The patient meant this start; a move in between makes it another.
  const isReported = canReportArrival(startsAt, now) && (await writeArrival(db.writes, { id, startsAt, now }))
  return { kind: isReported ? 'here' : 'not_now' }
}

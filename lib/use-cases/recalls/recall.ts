// A patient's wish to be reminded of the next visit. Nobody gets such a message without the wish (decision 73).
import { deleteRecall, readRecall, writeRecall } from '@/lib/db/queries/recalls/recalls'
import { monthOf, recallMoment, recallMonths } from '@/lib/domain/recalls/recall'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import type { Deps } from '@/lib/use-cases/deps'

/** `month`: `YYYY-MM`. `isAsked`: the first message is written. */
export type RecallState = { kind: 'offer'; months: number } | { kind: 'planned'; month: string; isAsked: boolean }

/** Anybody can book for any number, so its messages need proof of the number. */
const isOwner = async (deps: Deps, booking: FoundBooking, access: BookingAccess): Promise<boolean> =>
  booking.proved || (await hasShownNumber(deps, booking, access))

/** Null unless the visit was kept and the number is the requester's. Offered as long as the booking's link is open. */
export async function findRecall(
  deps: Deps,
  booking: FoundBooking,
  access: BookingAccess,
): Promise<RecallState | null> {
  if (booking.visit !== 'kept' || !(await isOwner(deps, booking, access))) return null
  const recall = await readRecall(deps.db.reads, [booking.id], deps.now)
  if (recall) return { kind: 'planned', month: monthOf(recall.due_at), isAsked: recall.asked_at !== null }
  return booking.link.isOpen ? { kind: 'offer', months: recallMonths(booking.treatmentKey) } : null
}

/** `stopped`: the number gets no reminders. */
export async function wishRecall(
  deps: Deps,
  access: BookingAccess,
  consentVersion: string,
): Promise<{ kind: 'planned' | 'stopped' | 'not_found' }> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  const state = booking && (await findRecall(deps, booking, access))
  if (!state) return { kind: 'not_found' }
  if (state.kind === 'planned') return { kind: 'planned' }
  const { id: bookingId } = booking
  const dueAt = recallMoment(now, { months: state.months, bookingId })
  const wish = { bookingId, dueAt, source: 'patient', consentVersion, now } as const
  return { kind: (await writeRecall(db.writes, wish)) ? 'planned' : 'stopped' }
}

export async function stopRecall(deps: Deps, access: BookingAccess): Promise<void> {
  const booking = await findBooking(deps, access)
  if (booking && (await isOwner(deps, booking, access))) await deleteRecall(deps.db.writes, booking.id)
}

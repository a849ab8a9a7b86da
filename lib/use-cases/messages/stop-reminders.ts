// A number that wants no reminders, and not to be asked how a visit was. What concerns a booking that stands is told all the same:
// booked, moved, cancelled, new times.
import { readReminded, remindAgain, stopReminding } from '@/lib/db/queries/messages/do-not-remind'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import type { Deps } from '@/lib/use-cases/deps'

/** `mayChange`: who asks answers for the number, and not only for a booking that names it. */
export type RemindersState = { reference: string; phone: string; isStopped: boolean; mayChange: boolean }

/** How it stands for the number of a booking; null for an unknown booking and for somebody else's alike. */
export async function findReminders(deps: Deps, access: BookingAccess): Promise<RemindersState | null> {
  const booking = await findBooking(deps, access)
  const reminded = booking ? await readReminded(deps.db.reads, booking.id) : undefined
  if (!booking || !reminded) return null
  const { phone, proved, is_stopped: isStopped } = reminded
  // Strangers can book for any number: who stops its messages has had one of them, or proved the number.
  const mayChange = proved || (await hasShownNumber(deps, booking, access))
  return { reference: booking.reference, phone, isStopped, mayChange }
}

/** Stops the reminders to a booking's number, or lets them begin again, where who asks may; how it stands then. */
export async function setReminders(
  deps: Deps,
  access: BookingAccess,
  wanted: 'stop' | 'start',
): Promise<RemindersState | null> {
  const state = await findReminders(deps, access)
  if (!state?.mayChange) return state
  const { db, now } = deps
  await (wanted === 'stop' ? stopReminding(db.writes, state.phone, now) : remindAgain(db.writes, state.phone))
  return { ...state, isStopped: wanted === 'stop' }
}

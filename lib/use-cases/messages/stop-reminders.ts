// Stops reminders and visit questions only; messages about changes to a booking still go out.
import { readReminded, remindAgain, stopReminding } from '@/lib/db/queries/messages/do-not-remind'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import type { Deps } from '@/lib/use-cases/deps'

/** `mayChange`: the number is proved, and not only named in the booking. */
export type RemindersState = { reference: string; phone: string; isStopped: boolean; mayChange: boolean }

export async function findReminders(deps: Deps, access: BookingAccess): Promise<RemindersState | null> {
  const booking = await findBooking(deps, access)
  const reminded = booking ? await readReminded(deps.db.reads, booking.id) : undefined
  if (!booking || !reminded) return null
  const { phone, proved, is_stopped: isStopped } = reminded
  // Anybody can book for any number, so stopping its messages needs proof of the number.
  const mayChange = proved || (await hasShownNumber(deps, booking, access))
  return { reference: booking.reference, phone, isStopped, mayChange }
}

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

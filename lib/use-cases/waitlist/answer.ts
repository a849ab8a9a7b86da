// What a patient does about earlier times: asks to be told, says yes, says no, or wants none any more.
import { isSid } from '@/flows/rules'
import { proveBooking } from '@/lib/db/queries/desk/calls'
import { takeLocks } from '@/lib/db/queries/locks'
import {
  declineOffer,
  deleteEntry,
  insertEntry,
  isSeatOf,
  lockEntry,
  readEntry,
} from '@/lib/db/queries/waitlist/waitlist'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { hasShownNumber } from '@/lib/use-cases/booking/proved-number'
import { type RescheduleOutcome, rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import type { Deps } from '@/lib/use-cases/deps'

/** Clinic-local; `until` is when the hold ends. */
type EarlierTime = { id: string; date: string; start: string; end: string; until: Date }
/**
 * `isWaiting`: it is offered what comes free; a booking on the list whose number nobody has proved is not. `missed`: the time that was
 * offered last and that nobody took while it was held.
 */
export type WaitState = {
  isWaiting: boolean
  isProved: boolean
  offer: EarlierTime | null
  missed: { date: string; start: string } | null
}

function localStart(moment: Date): { date: string; start: string } {
  const { date, time } = localOf(moment)
  return { date, start: time }
}

/** Whether a booking waits for an earlier time, and which one is held for it. */
export async function readWaitState({ db, now }: Pick<Deps, 'db' | 'now'>, bookingId: string): Promise<WaitState> {
  const { isProved, offer, missed, ...entry } = await readEntry(db.reads, bookingId, now)
  const isWaiting = entry.isWaiting && isProved
  if (!offer) return { isWaiting, isProved, offer: null, missed: missed && localStart(missed) }
  const { id, starts_at, ends_at, until } = offer
  const { date, start } = localStart(starts_at)
  return { isWaiting, isProved, offer: { id, date, start, end: timeOn(date, ends_at), until }, missed: null }
}

/**
 * Puts the booking on the list of its place; said again, nothing changes. Who has shown that the number is theirs proves it for the
 * booking. False where it can't have another time.
 */
export async function waitForEarlier(deps: Deps, access: BookingAccess): Promise<boolean> {
  const booking = await findBooking(deps, access)
  if (!booking?.canChange) return false
  if (await hasShownNumber(deps, booking, access)) await proveBooking(deps.db.writes, booking.id)
  await insertEntry(deps.db.writes, { bookingId: booking.id, placeId: booking.place.id, now: deps.now })
  return true
}

/** Takes it off the list; a time that is held for it is offered on. */
export async function stopWaiting(deps: Deps, access: BookingAccess): Promise<void> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return
  await db.transaction(async (tx) => {
    await takeLocks(tx, [booking.reference])
    // What is being offered at this moment is declined as well.
    await lockEntry(tx, booking.id)
    await declineOffer(tx, { bookingId: booking.id, now })
    await deleteEntry(tx, booking.id)
  })
}

/** Keeps the booking's time: the offer is passed on, and the booking goes on waiting for another one. */
export async function declineEarlier(deps: Deps, access: BookingAccess, offerId: string): Promise<void> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking || !isSid(offerId)) return
  await db.transaction(async (tx) => {
    await takeLocks(tx, [booking.reference])
    await declineOffer(tx, { bookingId: booking.id, id: offerId, now })
  })
}

/**
 * Moves the booking to the time of the offer; one that is there already counts as moved, so that a second tap is as good. `gone`:
 * it is not held any more. Else as a move (reschedule.ts): the place is the patient's already, so that nothing limits it.
 */
export async function acceptEarlier(
  deps: Deps,
  access: BookingAccess,
  offerId: string,
): Promise<RescheduleOutcome | { kind: 'gone' }> {
  const booking = await findBooking(deps, access)
  if (!booking) return { kind: 'not_found' }
  const { offer } = await readWaitState(deps, booking.id)
  if (!offer || offer.id !== offerId) {
    const isThere = isSid(offerId) && (await isSeatOf(deps.db.reads, booking.id, offerId))
    return isThere ? { kind: 'moved', reference: booking.reference, id: offerId } : { kind: 'gone' }
  }
  const { date, start, end } = offer
  return rescheduleBooking(deps, { ...access, date, start, end, isOffered: true })
}

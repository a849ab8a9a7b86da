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

type EarlierTime = { id: string; date: string; start: string; end: string; until: Date }
/** `isWaiting`: it gets offers; unproved numbers get none. `missed`: the last offer that expired. */
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

export async function readWaitState({ db, now }: Pick<Deps, 'db' | 'now'>, bookingId: string): Promise<WaitState> {
  const { isProved, offer, missed, ...entry } = await readEntry(db.reads, bookingId, now)
  const isWaiting = entry.isWaiting && isProved
  if (!offer) return { isWaiting, isProved, offer: null, missed: missed && localStart(missed) }
  const { id, starts_at, ends_at, until } = offer
  const { date, start } = localStart(starts_at)
  return { isWaiting, isProved, offer: { id, date, start, end: timeOn(date, ends_at), until }, missed: null }
}

/** False when the booking can't be changed. A requester who has shown the number proves it for the booking. */
export async function waitForEarlier(deps: Deps, access: BookingAccess): Promise<boolean> {
  const booking = await findBooking(deps, access)
  if (!booking?.canChange) return false
  if (await hasShownNumber(deps, booking, access)) await proveBooking(deps.db.writes, booking.id)
  await insertEntry(deps.db.writes, { bookingId: booking.id, placeId: booking.place.id, now: deps.now })
  return true
}

export async function stopWaiting(deps: Deps, access: BookingAccess): Promise<void> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking) return
  await db.transaction(async (tx) => {
    await takeLocks(tx, [booking.reference])
    // The lock waits for an offer that is being made, so that it is declined too.
    await lockEntry(tx, booking.id)
    await declineOffer(tx, { bookingId: booking.id, now })
    await deleteEntry(tx, booking.id)
  })
}

export async function declineEarlier(deps: Deps, access: BookingAccess, offerId: string): Promise<void> {
  const { db, now } = deps
  const booking = await findBooking(deps, access)
  if (!booking || !isSid(offerId)) return
  await db.transaction(async (tx) => {
    await takeLocks(tx, [booking.reference])
    await declineOffer(tx, { bookingId: booking.id, id: offerId, now })
  })
}

/** A booking already there counts as moved. No limits apply: the slot is the patient's. `gone`: no longer held. */
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

// Offers times that came free to those who wait for an earlier one: each is held for one of them, in the order in which they
// came, and passed on when they say no or say nothing.
import { managePath } from '@/lib/addresses/paths'
import { readBooking } from '@/lib/db/queries/bookings'
import { lockWords } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/outbox'
import {
  deleteFreedTime,
  deleteOver,
  deletePast,
  type FreedTime,
  insertOffer,
  lapseOffers,
  lockFreedTime,
  lockNextWaiting,
} from '@/lib/db/queries/waitlist-offers'
import type { Tx } from '@/lib/db/schema'
import { UNDO } from '@/lib/domain/cancellation'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import { manageKey } from '@/lib/domain/manage-key'
import { quietUntil } from '@/lib/domain/reminders'
import { BOOKING } from '@/lib/domain/slots'
import { orTaken, secureSeat } from '@/lib/use-cases/booking/take-seat'
import type { Deps } from '@/lib/use-cases/deps'
import { waiterOf } from '@/lib/use-cases/waitlist/waiter'

/**
 * The numbers of the waiting list: an offer is as long as a phone may lie in a bag, three unanswered ones are a no (of a number
 * that nobody has proved one is: made-up numbers would keep what comes free from everybody), and so many are made at a time.
 */
const WAITLIST = { offerMinutes: 15, mostLapsed: 3, mostUnproved: 1, batch: 50 } as const

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** What is offered has to be answered within minutes, so that nobody is asked in the quiet hours, nor when they begin meanwhile. */
const mayAsk = (now: Date): boolean => !quietUntil(now) && !quietUntil(after(now, WAITLIST.offerMinutes))

/** Holds the time for whoever is next and tells them; false when nobody is, or nobody can have it. */
async function offerOnce(tx: Tx, deps: Deps, time: FreedTime): Promise<boolean> {
  const { now, secret } = deps
  const next = await lockNextWaiting(tx, time)
  const row = next && (await readBooking(tx, next.reference))
  if (!next || !row) return false
  const { date, time: start } = localOf(time.starts_at)
  const seat = {
    owner: waiterOf(next.booking_id),
    placeId: time.place_id,
    date,
    start,
    end: timeOn(date, time.ends_at),
  }
  const held = await secureSeat(tx, { ...seat, phone: null, network: null, proved: true }, now)
  if (held.kind !== 'held') return false
  const until = after(now, WAITLIST.offerMinutes)
  await insertOffer(tx, { id: held.sid, bookingId: next.booking_id, time, until })
  const key = manageKey(secret, row.id, row.link_version)
  const { reference, personal_phone: phone } = row
  const payload = { reference, date, start, until: localOf(until).time, manage: managePath(reference, key) }
  await writeMessage(tx, { kind: 'earlier_time', subject: held.sid, to: phone, payload, now, expiresAt: until })
  return true
}

/** Offers the first freed time to as many as have a seat of it, one a call; false when none is left to offer. */
async function offerNext(deps: Deps): Promise<boolean> {
  const { db, now } = deps
  let time: FreedTime | undefined
  const work = db.transaction(async (tx) => {
    // Of the chain alone: while chairs are given anew, none is taken.
    await lockWords(tx, [])
    time = await lockFreedTime(tx, after(now, -UNDO.seconds / 60))
    if (time && !(await offerOnce(tx, deps, time))) await deleteFreedTime(tx, time.id)
  })
  // What overlaps a booking of other times than the place has now is lost.
  if ((await orTaken(work)) && time) await deleteFreedTime(db.writes, time.id)
  return time !== undefined
}

/**
 * Ends what was not answered, and offers what came free; what begins before an offer could be taken, with the lead time of any
 * booking, is everybody's. Several processes may do so at once.
 */
export async function offerEarlierTimes(deps: Deps): Promise<void> {
  const { db, now } = deps
  await lapseOffers(db.writes, { now, most: WAITLIST.mostLapsed, mostUnproved: WAITLIST.mostUnproved })
  await deletePast(db.writes, after(now, BOOKING.leadMinutes + WAITLIST.offerMinutes))
  if (!mayAsk(now)) return
  for (let n = 0; n < WAITLIST.batch; n += 1) if (!(await offerNext(deps))) return
}

/** Takes those off the list who can't have an earlier time any more. */
export const sweepWaitlist = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteOver(db.writes, { now, undoneSince: after(now, -UNDO.otherTimeMinutes) })

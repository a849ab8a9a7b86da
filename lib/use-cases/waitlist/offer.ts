import { managePath } from '@/lib/addresses/paths'
import { bookingRules } from '@/lib/catalogue/booking-rules'
import { readBooking } from '@/lib/db/queries/booking/bookings'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import {
  type FreedTime,
  insertOffer,
  lockFreedTime,
  lockNextWaiting,
  type NextWaiting,
  passFreedTime,
  sweepOffers,
  sweepOver,
  sweepPast,
} from '@/lib/db/queries/waitlist/waitlist-offers'
import type { Tx } from '@/lib/db/schema'
import { runSweeps, type Sweep } from '@/lib/db/sweep'
import { UNDO } from '@/lib/domain/booking/cancellation'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { waiterOf } from '@/lib/domain/booking/waiter'
import { endOfVisit } from '@/lib/domain/calendar/slots'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { quietUntil } from '@/lib/domain/messages/reminders'
import { checkSendingLimit, recordSending } from '@/lib/messages/budget'
import { catchSeatLost, secureSeat } from '@/lib/use-cases/booking/take-seat'
import type { Deps } from '@/lib/use-cases/deps'

/** Three unanswered offers count as a no. `batch`: offers in one run. */
const WAITLIST = { offerMinutes: 15, mostLapsed: 3, batch: 50 } as const
/** In turn for all servers, so that a number has one open offer and its limits are exact. */
const OFFERS_WORD = 'offers of earlier times'

export type OfferDeps = Deps & { budget: number }

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000)

/** Patients need time to answer before the lead time begins. */
const soonestOffered = (now: Date): Date => after(now, bookingRules().leadMinutes + WAITLIST.offerMinutes)

/** An offer must be answered within minutes, so none touches the quiet hours. */
const mayOffer = (now: Date): boolean => !quietUntil(now) && !quietUntil(after(now, WAITLIST.offerMinutes))

const offerSending = ({ phone, network }: NextWaiting) => ({
  act: 'offer' as const,
  requester: { number: phone, ...(network === null ? {} : { network }) },
})

type OfferRound = { time: FreedTime; passed: string[] }

async function nextWaiting(tx: Tx, deps: OfferDeps, { time, passed }: OfferRound): Promise<NextWaiting | undefined> {
  for (;;) {
    const next = await lockNextWaiting(tx, time, passed)
    if (!next) return undefined
    const decision = await checkSendingLimit(tx, deps, offerSending(next))
    if (decision.kind === 'pass') return next
    if (decision.kind === 'wait' && decision.by === 'site') return undefined
    passed.push(next.booking_id)
  }
}

/** A longer visit may also begin before the slot, if the time before it is free. */
function startsOf({ visit_minutes, offered }: NextWaiting, { starts_at, slot_minutes }: FreedTime): Date[] {
  const slots = Math.ceil((visit_minutes ?? slot_minutes) / slot_minutes)
  const starts = Array.from({ length: slots }, (_, n) => after(starts_at, -n * slot_minutes))
  return starts.filter((start) => !offered.some((other) => other.getTime() === start.getTime()))
}

/** A visit that is too long for the time leaves it to the next patient. */
async function offerOnce(tx: Tx, deps: OfferDeps, time: FreedTime): Promise<void> {
  const passed: string[] = []
  for (;;) {
    const next = await nextWaiting(tx, deps, { time, passed })
    if (!next) return
    for (const starts_at of startsOf(next, time))
      if (starts_at >= soonestOffered(deps.now) && (await offerTo(tx, deps, next, { ...time, starts_at }))) return
    if (next.visit_minutes === null) return
    passed.push(next.booking_id)
  }
}

async function offerTo(tx: Tx, deps: OfferDeps, next: NextWaiting, time: FreedTime): Promise<boolean> {
  const { now, secret } = deps
  const row = await readBooking(tx, next.reference)
  if (!row) return false
  const { date, time: start } = localOf(time.starts_at)
  const { phone, network, visit_minutes: visitMinutes } = next
  const end = endOfVisit({ slotMinutes: time.slot_minutes, visitMinutes }, start)
  const seat = { owner: waiterOf(next.booking_id), placeId: time.place_id, date, start, end, visitMinutes }
  const held = await secureSeat(tx, { ...seat, phone, network, proved: true }, now)
  if (held.kind !== 'held') return false
  const until = after(now, WAITLIST.offerMinutes)
  await insertOffer(tx, { id: held.sid, bookingId: next.booking_id, time, endsAt: instantOf(date, end), until })
  const key = manageKey(secret, row.id, row.link_version)
  const { reference } = row
  const payload = { reference, date, start, until: localOf(until).time, manage: managePath(reference, key) }
  const messageFields = {
    subject: held.sid,
    to: phone,
    language: row.language,
    network,
    admitted: true,
    now,
    expiresAt: until,
  }
  await writeMessage(tx, { kind: 'earlier_time', ...messageFields, payload })
  await recordSending(tx, deps, { ...offerSending(next), kind: 'earlier_time' })
  return true
}

async function offerNext(deps: OfferDeps): Promise<boolean> {
  const { db, now } = deps
  let time: FreedTime | undefined
  const work = db.transaction(async (tx) => {
    // takeLocks shares the chain's lock: no seat is taken while chairs are reassigned.
    await takeLocks(tx, [OFFERS_WORD])
    const soonest = soonestOffered(now)
    time = await lockFreedTime(tx, { soonest, undoneSince: after(now, -UNDO.seconds / 60) })
    if (!time) return
    // Later slots of a longer visit may still be far enough ahead.
    if (time.starts_at >= soonest) await offerOnce(tx, deps, time)
    await passFreedTime(tx, time)
  })
  // The slot overlaps a booking of the place's former times, so it can't be offered.
  if ((await catchSeatLost(work)) && time) await passFreedTime(db.writes, time)
  return time !== undefined
}

/** Several servers may run it. A slot too near for an offer is open to everybody. */
export async function offerEarlierTimes(deps: OfferDeps): Promise<void> {
  const { db, now } = deps
  const sweeps = [sweepOffers(db.writes, { now, most: WAITLIST.mostLapsed }), sweepPast(db.writes, soonestOffered(now))]
  await runSweeps(sweeps, { now, isOver: () => true })
  if (!mayOffer(now)) return
  for (let n = 0; n < WAITLIST.batch; n += 1) if (!(await offerNext(deps))) return
}

export const sweepWaitlist = ({ db, now }: Pick<Deps, 'db' | 'now'>): Sweep =>
  sweepOver(db.writes, { now, undoneSince: after(now, -UNDO.otherTimeMinutes) })

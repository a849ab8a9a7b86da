// What the desk writes down for somebody who has not answered by themselves: they were called, nobody answered the phone, or
// they may come at their time after all.

import { countUnanswered, readItems, settleItem } from '@/lib/db/queries/closures/affected-bookings'
import { readClosure } from '@/lib/db/queries/closures/closures'
import { readClosureCalls } from '@/lib/db/queries/desk/call-sources'
import { claimCall, endCall } from '@/lib/db/queries/desk/calls'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { againAfter, CALLS } from '@/lib/domain/desk/calls'
import { reseatAffected } from '@/lib/use-cases/closures/reseat'
import { notifyStands } from '@/lib/use-cases/closures/stands'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type Settlement = 'reached' | 'no_answer' | 'stays'
/**
 * `seated`: a chair of their time is free, and is theirs. `unseated`: none is; they come at their time by the desk's decision.
 * `taken`: somebody else has the call. `not_found`: no such person on the list, not the actor's, or answered already.
 */
export type SettleOutcome = { kind: 'settled' | 'seated' | 'unseated' } | { kind: 'taken' } | { kind: 'not_found' }

type Rung = { id: string; bookingId: string; staffId: string; now: Date }

/** Closes the call on the call list, or makes it due again, as if it had been made from there. False where somebody else has it. */
async function endCallOf(tx: Tx, { id, bookingId, staffId, now }: Rung, isReached: boolean): Promise<boolean> {
  const call = (await readClosureCalls(tx, id, now)).find(({ booking_id }) => booking_id === bookingId)
  if (!call || call.is_closed) return true
  const which = { kind: 'closure', subject: call.subject, staffId, now } as const
  const claimed = await claimCall(tx, { ...which, until: new Date(now.getTime() + CALLS.claimMs) })
  if (!claimed) return false
  const tries = claimed.tries + (isReached ? 0 : 1)
  const dueAt = isReached ? null : againAfter(tries, now)
  return endCall(tx, { ...which, outcome: isReached ? 'settled' : 'no_answer', tries, dueAt })
}

/** Writes down that somebody was rung, and whether they were reached. */
async function settleCalled(tx: Tx, rung: Rung, isReached: boolean): Promise<SettleOutcome> {
  const { id, bookingId, now } = rung
  if (!(await endCallOf(tx, rung, isReached))) return { kind: 'taken' }
  const isDone = isReached
    ? await settleItem(tx, { id, bookingId, state: 'called', now })
    : await countUnanswered(tx, id, bookingId)
  return { kind: isDone ? 'settled' : 'not_found' }
}

type ListedBooking = { id: string; bookingId: string; placeId: string }

/**
 * Lets one of the list come at the time that they have, in a chair that is free then if there is one; tells them, where told
 * otherwise before. The transaction holds the chain's lock.
 */
async function letCome(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  { id, bookingId, placeId }: ListedBooking,
): Promise<SettleOutcome> {
  const { now } = deps
  const item = (await readItems(tx, id)).find(({ booking_id }) => booking_id === bookingId)
  if (!item || !['open', 'told', 'called'].includes(item.state)) return { kind: 'not_found' }
  const seated = await reseatAffected(tx, deps, { placeId, bookingIds: [bookingId] })
  if (seated.has(bookingId)) return { kind: 'seated' }
  if (!(await settleItem(tx, { id, bookingId, state: 'stays', now }))) return { kind: 'not_found' }
  await notifyStands(tx, deps, [bookingId])
  return { kind: 'unseated' }
}

/** Marks one of a closure's list. Who was not reached stays on it. */
export async function settleAffected(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  actor: DeskActor,
  { id, bookingId, as }: { id: string; bookingId: string; as: Settlement },
): Promise<SettleOutcome> {
  const { db, now } = deps
  const row = await readClosure(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<SettleOutcome> => {
    const { staffId } = actor
    if (as === 'stays') await lockChain(tx)
    const outcome =
      as === 'stays'
        ? await letCome(tx, deps, { id, bookingId, placeId: row.place_id })
        : await settleCalled(tx, { id, bookingId, staffId, now }, as === 'reached')
    if (outcome.kind === 'taken' || outcome.kind === 'not_found') return outcome
    const done = {
      at: now,
      staffId,
      placeId: row.place_id,
      verb: `closure_${as}`,
      subject: bookingId,
    } as const
    await writeDeskEvent(tx, { ...done, before: {}, after: { closure: id } })
    return outcome
  })
}

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
 * `seated`: got a free chair. `unseated`: comes without one, by the desk's decision.
 * `taken`: another caller has the call. `not_found`: not listed, not the actor's, or answered already.
 */
export type SettleOutcome = { kind: 'settled' | 'seated' | 'unseated' } | { kind: 'taken' } | { kind: 'not_found' }

type Rung = { id: string; bookingId: string; staffId: string; now: Date }

/** Updates the call list too. False when another caller has the call. */
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

async function settleCalled(tx: Tx, rung: Rung, isReached: boolean): Promise<SettleOutcome> {
  const { id, bookingId, now } = rung
  if (!(await endCallOf(tx, rung, isReached))) return { kind: 'taken' }
  const isDone = isReached
    ? await settleItem(tx, { id, bookingId, state: 'called', now })
    : await countUnanswered(tx, id, bookingId)
  return { kind: isDone ? 'settled' : 'not_found' }
}

type ListedBooking = { id: string; bookingId: string; placeId: string }

/** The transaction holds the chain's lock. */
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

/** A patient who was not reached stays on the list. */
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

// What the desk writes down for somebody who has not answered by themselves: they were called, nobody answered the phone, or
// they may come at their time after all.
import { readClosureCalls } from '@/lib/db/queries/call-sources'
import { claimCall, endCall } from '@/lib/db/queries/calls'
import { writeDeskEvent } from '@/lib/db/queries/desk-events'
import { countUnanswered, settleItem } from '@/lib/db/queries/interruption-items'
import { readInterruption } from '@/lib/db/queries/interruptions'
import type { Tx } from '@/lib/db/schema'
import { againAfter, CALLS } from '@/lib/domain/calls'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { tellStands } from '@/lib/use-cases/interruption/stands'

export type Settlement = 'reached' | 'no_answer' | 'stays'
/** `not_found`: no such person on the list, not the actor's, or answered already. */
/** `taken`: somebody else has the call. */
export type SettleOutcome = { kind: 'settled' } | { kind: 'taken' } | { kind: 'not_found' }

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

/** Marks one of an interruption's list. Who was not reached stays on it. Who may come after all is told, where told otherwise before. */
export async function settleAffected(
  deps: Pick<Deps, 'db' | 'now' | 'secret'>,
  actor: DeskActor,
  { id, bookingId, as }: { id: string; bookingId: string; as: Settlement },
): Promise<SettleOutcome> {
  const { db, now } = deps
  const row = await readInterruption(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<SettleOutcome> => {
    const { staffId } = actor
    if (as !== 'stays' && !(await endCallOf(tx, { id, bookingId, staffId, now }, as === 'reached')))
      return { kind: 'taken' }
    const state = as === 'stays' ? 'stays' : 'called'
    const isDone =
      as === 'no_answer'
        ? await countUnanswered(tx, id, bookingId)
        : await settleItem(tx, { id, bookingId, state, now })
    if (!isDone) return { kind: 'not_found' }
    if (as === 'stays') await tellStands(tx, deps, [bookingId])
    const done = {
      at: now,
      staffId: actor.staffId,
      placeId: row.place_id,
      verb: `interruption_${as}`,
      subject: bookingId,
    }
    await writeDeskEvent(tx, { ...done, before: {}, after: { interruption: id } })
    return { kind: 'settled' }
  })
}

// What the desk writes down for somebody who has not answered by themselves: they were called, nobody answered the phone, or
// they may come at their time after all.
import { writeDeskEvent } from '@/lib/db/queries/desk-events'
import { countUnanswered, settleItem } from '@/lib/db/queries/interruption-items'
import { readInterruption } from '@/lib/db/queries/interruptions'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type Settlement = 'reached' | 'no_answer' | 'stays'
/** `not_found`: no such person on the list, not the actor's, or answered already. */
export type SettleOutcome = { kind: 'settled' } | { kind: 'not_found' }

/** Marks one of an interruption's list. Who was not reached stays on it. */
export async function settleAffected(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  { id, bookingId, as }: { id: string; bookingId: string; as: Settlement },
): Promise<SettleOutcome> {
  const row = await readInterruption(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<SettleOutcome> => {
    const state = as === 'stays' ? 'stays' : 'called'
    const isDone =
      as === 'no_answer'
        ? await countUnanswered(tx, id, bookingId)
        : await settleItem(tx, { id, bookingId, state, now })
    if (!isDone) return { kind: 'not_found' }
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

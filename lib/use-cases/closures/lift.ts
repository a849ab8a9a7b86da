// Only patients who were told otherwise and have not moved are notified.

import { readChainRows, readClosedDays } from '@/lib/db/queries/chain/chain'
import { letAllStay } from '@/lib/db/queries/closures/affected-states'
import { liftRow, readClosure } from '@/lib/db/queries/closures/closures'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { seatAgain } from '@/lib/use-cases/closures/stand-again'
import { notifyStands } from '@/lib/use-cases/closures/stands'
import { statesOf } from '@/lib/use-cases/closures/stranded'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type LiftOutcome = { kind: 'lifted'; staying: number } | { kind: 'already' } | { kind: 'not_found' }

/** A reopened day can also restore the hours and chairs of stranded bookings. */
async function settleReopened(tx: Tx, deps: Pick<Deps, 'now' | 'secret'>, placeId: string): Promise<number> {
  const place = statesOf(await readChainRows(tx), await readClosedDays(tx, localOf(deps.now).date)).get(placeId)
  return place ? seatAgain(tx, deps, new Map([[placeId, place]])) : 0
}

/** `staying`: number of patients notified. `not_found`: unknown, or not the actor's. */
export async function liftClosure(deps: Deps, actor: DeskActor, id: string): Promise<LiftOutcome> {
  const { db, now } = deps
  const row = await readClosure(db.reads, id)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<LiftOutcome> => {
    await takeLocks(tx, [seatsLockKey(row.place_id)])
    if (!(await liftRow(tx, id, now))) return { kind: 'already' }
    const notified = await notifyStands(tx, deps, await letAllStay(tx, id, now))
    const staying = notified + (row.kind === 'day' ? await settleReopened(tx, deps, row.place_id) : 0)
    const done = {
      at: now,
      staffId: actor.staffId,
      placeId: row.place_id,
      verb: 'closure_lifted',
      subject: id,
    } as const
    await writeDeskEvent(tx, { ...done, before: {}, after: { staying } })
    return { kind: 'lifted', staying }
  })
}

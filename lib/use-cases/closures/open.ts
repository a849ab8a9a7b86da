// Nothing is cancelled here: affected patients keep their time until they answer.
import {
  blockSeats,
  closeDay,
  insertClosure,
  insertImported,
  listBooked,
  listBookings,
  type NewClosure,
} from '@/lib/db/queries/closures/closures'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { lockChain, seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { type ClosureRefusal, type ClosureRequest, checkClosure } from '@/lib/use-cases/closures/closure-request'
import { reseatSpan } from '@/lib/use-cases/closures/reseat'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `affected`: bookings without a chair now. `moved`: bookings in another chair. `already`: a repeated form. */
export type OpenOutcome = { kind: 'opened'; affected: number; moved: number } | { kind: 'already' } | ClosureRefusal

/** A hold may take part of the span meanwhile. Each retry blocks only what is left, so it ends. */
const TRIES = 50

async function block(tx: Tx, closure: NewClosure): Promise<number> {
  let isWhole = false
  for (let tries = 0; tries < TRIES && !isWhole; tries += 1) isWhole = await blockSeats(tx, closure.id, closure)
  if (!isWhole) throw new Error('A block lost to those who hold its places')
  return listBooked(tx, closure.id, closure, closure.now)
}

/** `id` comes from the form, so that a repeated form makes one closure. */
export async function openClosure(
  deps: Deps,
  actor: DeskActor,
  { id, ...request }: ClosureRequest & { id: string; reason: string },
): Promise<OpenOutcome> {
  const { db, now } = deps
  const checked = await checkClosure(deps, actor, request)
  if (checked.kind !== 'may') return checked
  const { placeId, day, reason, seat } = request
  const { from, until } = checked.span
  const kind = request.from === null && seat === null ? 'day' : 'time'
  const closure = { ...checked.span, id, kind, day, reason, staffId: actor.staffId, now } as const
  return db.transaction(async (tx): Promise<OpenOutcome> => {
    // Nobody may take a chair while bookings get others.
    if (seat !== null) await lockChain(tx)
    await takeLocks(tx, [seatsLockKey(placeId)])
    if (!(await insertClosure(tx, closure))) return { kind: 'already' }
    if (kind === 'day') await closeDay(tx, closure)
    const moved = seat === null ? 0 : await reseatSpan(tx, closure, now)
    const affected = await block(tx, closure)
    const after = { kind, day, seat, from: from.toISOString(), until: until.toISOString(), affected, moved }
    const done = { at: now, staffId: actor.staffId, placeId, verb: 'closure_opened', subject: id, reason } as const
    await writeDeskEvent(tx, { ...done, before: {}, after })
    return { kind: 'opened', affected, moved }
  })
}

/** Blocks nothing. The caller has checked the right and holds the chain's lock; the same `id` is one list. */
export async function openImported(
  tx: Tx,
  {
    id,
    placeId,
    bookingIds,
    staffId,
    now,
  }: {
    id: string
    placeId: string
    bookingIds: readonly string[]
    staffId: string
    now: Date
  },
): Promise<OpenOutcome> {
  if (!(await insertImported(tx, { id, placeId, staffId, now }))) return { kind: 'already' }
  const affected = await listBookings(tx, id, bookingIds, now)
  const done = { at: now, staffId, placeId, verb: 'closure_opened', subject: id, reason: 'new_hours' } as const
  await writeDeskEvent(tx, { ...done, before: {}, after: { kind: 'import', affected } })
  return { kind: 'opened', affected, moved: 0 }
}

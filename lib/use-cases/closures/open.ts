// Blocks a chair or a time, or closes a day. One transaction takes the places: from then on nobody gets them. Who is booked there
// has another chair at the same time where one is free; else they keep the time until they answer. Nothing is cancelled here.
import type { ClosureReason } from '@/lib/catalogue/closure-reasons'
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

/**
 * `affected`: how many have no chair at their time any more. `moved`: how many have another chair. `already`: the same form was sent
 * before.
 */
export type OpenOutcome = { kind: 'opened'; affected: number; moved: number } | { kind: 'already' } | ClosureRefusal

/**
 * How often a span may be blocked anew because somebody began to hold a part of it: each time only what was free for them is
 * left, so that it ends by itself.
 */
const TRIES = 50

async function block(tx: Tx, given: NewClosure): Promise<number> {
  let isWhole = false
  for (let tries = 0; tries < TRIES && !isWhole; tries += 1) isWhole = await blockSeats(tx, given.id, given)
  if (!isWhole) throw new Error('A block lost to those who hold its places')
  return listBooked(tx, given.id, given, given.now)
}

/** Blocks, or closes. `id` is the form's own: the same form twice is one closure. */
export async function openClosure(
  deps: Deps,
  actor: DeskActor,
  { id, ...wish }: ClosureRequest & { id: string; reason: ClosureReason },
): Promise<OpenOutcome> {
  const { db, now } = deps
  const checked = await checkClosure(deps, actor, wish)
  if (checked.kind !== 'may') return checked
  const { placeId, day, reason, seat } = wish
  const { from, until } = checked.span
  const kind = wish.from === null && seat === null ? 'day' : 'time'
  const given = { ...checked.span, id, kind, day, reason, staffId: actor.staffId, now } as const
  return db.transaction(async (tx): Promise<OpenOutcome> => {
    // Where another chair may be given instead, nobody may take it meanwhile.
    if (seat !== null) await lockChain(tx)
    await takeLocks(tx, [seatsLockKey(placeId)])
    if (!(await insertClosure(tx, given))) return { kind: 'already' }
    if (kind === 'day') await closeDay(tx, given)
    const moved = seat === null ? 0 : await reseatSpan(tx, given, now)
    const affected = await block(tx, given)
    const after = { kind, day, seat, from: from.toISOString(), until: until.toISOString(), affected, moved }
    const done = { at: now, staffId: actor.staffId, placeId, verb: 'closure_opened', subject: id, reason } as const
    await writeDeskEvent(tx, { ...done, before: {}, after })
    return { kind: 'opened', affected, moved }
  })
}

/**
 * Puts bookings on a list of their place that new hours or fewer chairs leave without one, so that they are offered new times.
 * Blocks nothing. The caller has judged who may do it, and holds the chain's lock; the same id twice is one list.
 */
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

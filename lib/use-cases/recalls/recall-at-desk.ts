import { lockVisit, type VisitRow } from '@/lib/db/queries/booking/visits'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import { deleteRecall, type Recall, readRecall, writeRecall } from '@/lib/db/queries/recalls/recalls'
import type { Tx } from '@/lib/db/schema'
import { parseReference } from '@/lib/domain/booking/references'
import { monthOf, RECALL, recallMoment } from '@/lib/domain/recalls/recall'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

type DeskDeps = Pick<Deps, 'db' | 'now'>

/** Undefined if nothing is planned about these bookings of one number. */
export const readDeskRecall = ({ db, now }: DeskDeps, bookingIds: readonly string[]): Promise<Recall | undefined> =>
  readRecall(db.reads, bookingIds, now)

function atBooking<Kind extends string>(
  { db }: DeskDeps,
  { actor, reference: typed }: { actor: DeskActor; reference: string },
  work: (tx: Tx, row: VisitRow) => Promise<{ kind: Kind }>,
): Promise<{ kind: Kind | 'not_found' }> {
  const reference = parseReference(typed)
  return db.transaction(async (tx) => {
    if (reference === null) return { kind: 'not_found' }
    await takeLocks(tx, [reference])
    const row = await lockVisit(tx, reference)
    return row && actor.mayAt(row.place_id) ? work(tx, row) : { kind: 'not_found' }
  })
}

/** `agreed`: the patient said yes. `refused`: the visit was not kept, or the number gets no reminders. */
export async function recallAtDesk(
  deps: DeskDeps,
  actor: DeskActor,
  wish: { reference: string; months: number; agreed: boolean; consentVersion: string },
): Promise<{ kind: 'planned' | 'unclear' | 'refused' | 'not_found' }> {
  const { months, agreed, consentVersion } = wish
  if (!agreed || !Number.isInteger(months) || months < 1 || months > RECALL.mostMonths) return { kind: 'unclear' }
  const { now } = deps
  const { staffId } = actor
  return atBooking(deps, { actor, reference: wish.reference }, async (tx, { id: bookingId, place_id: placeId }) => {
    const dueAt = recallMoment(now, { months, bookingId })
    const source = 'desk'
    if (!(await writeRecall(tx, { bookingId, dueAt, source, consentVersion, now }))) return { kind: 'refused' }
    const after = { month: monthOf(dueAt) }
    await writeDeskEvent(tx, { at: now, staffId, placeId, verb: 'recall_set', subject: bookingId, before: {}, after })
    return { kind: 'planned' }
  })
}

export function stopRecallAtDesk(
  deps: DeskDeps,
  actor: DeskActor,
  reference: string,
): Promise<{ kind: 'stopped' | 'not_found' }> {
  const { now } = deps
  return atBooking(deps, { actor, reference }, async (tx, { id: subject, place_id: placeId }) => {
    if (!(await deleteRecall(tx, subject))) return { kind: 'stopped' }
    const verb = 'recall_stopped'
    await writeDeskEvent(tx, { at: now, staffId: actor.staffId, placeId, verb, subject, before: {}, after: {} })
    return { kind: 'stopped' }
  })
}

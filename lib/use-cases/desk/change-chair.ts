// The patient is not notified: place and time stay the same.

import { writeVisit } from '@/lib/db/queries/booking/visits'
import { readAffected } from '@/lib/db/queries/closures/affected-states'
import { refillBlocks } from '@/lib/db/queries/closures/closures'
import { changeChair, dropHolds } from '@/lib/db/queries/closures/seats-ahead'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { findBooking } from '@/lib/use-cases/booking/find'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { admitChange, type ChangeRefusal } from '@/lib/use-cases/desk/admit-change'
import { momentColumns, momentsOf, slotOf, writeAct } from '@/lib/use-cases/desk/booking-state'
import { takeAtDesk } from '@/lib/use-cases/desk/take-desk-seat'

type ChairOutcome = { kind: 'seated' } | { kind: 'chair_taken' | 'closed' | 'affected' } | ChangeRefusal

/** `chair_taken`: not free, blocked, or no such chair. `affected`: a closure lists the booking; settle it there. */
export async function changeChairAtDesk(
  deps: Deps,
  actor: DeskActor,
  { reference: typed, version, chair }: { reference: string; version: number; chair: number },
): Promise<ChairOutcome> {
  const { now } = deps
  const booking = await findBooking(deps, { reference: typed, staff: actor })
  if (!booking) return { kind: 'not_found' }
  const { reference, place } = booking
  const work = deps.db.transaction(async (tx): Promise<ChairOutcome> => {
    await takeLocks(tx, [reference], [seatsLockKey(place.id)])
    const admitted = await admitChange(tx, { actor, version }, { reference, now })
    if (admitted.kind !== 'may') return admitted
    const { row } = admitted
    if (row.seat === chair) return { kind: 'seated' }
    if ((await readAffected(tx, [row.id])).has(row.id)) return { kind: 'affected' }
    const { visit_minutes: visitMinutes } = row
    const slot = slotOf(row.starts_at, row.ends_at)
    const time = { owner: `desk:${actor.staffId}`, placeId: row.place_id, ...slot, visitMinutes }
    const request = { rule: 'again', overbook: false } as const
    // The hold secures the chair. The booking keeps its seat row, to which reminders and messages belong.
    const held = await takeAtDesk(tx, { ...time, network: null, proved: true, now }, request, chair)
    if (held.kind !== 'held') return { kind: held.kind === 'closed' ? 'closed' : 'chair_taken' }
    await dropHolds(tx, [held.sid])
    await changeChair(tx, row.seat_id, chair)
    await refillBlocks(tx, [row.place_id], now)
    await writeVisit(tx, { id: row.id, visit: row.visit, ...momentColumns(momentsOf(row)) })
    await writeAct(tx, { now, actor, verb: 'chair' }, row, reference)
    return { kind: 'seated' }
  })
  const outcome = await catchSeatLost(work)
  return outcome.kind === 'taken' ? { kind: 'chair_taken' } : outcome
}

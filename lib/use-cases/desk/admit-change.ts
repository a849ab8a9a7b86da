import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import { lockVisit, type VisitRow } from '@/lib/db/queries/booking/visits'
import type { Tx } from '@/lib/db/schema'
import { canDeskChange } from '@/lib/domain/booking/cancellation'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type StaleView, staleView } from '@/lib/use-cases/desk/booking-state'

export type DeskChange = { actor: DeskActor; version: number; reason?: DeskReason | null; undoes?: number }
/** `over`: the patient is in the chair, was treated, left, or did not come. */
export type ChangeRefusal = StaleView | { kind: 'over' | 'too_late' | 'already' | 'not_found' }

/** Returns the locked row. The transaction holds the reference's lock key. */
export async function admitChange(
  tx: Tx,
  { actor, version }: DeskChange,
  { reference, now }: { reference: string; now: Date },
): Promise<{ kind: 'may'; row: VisitRow } | ChangeRefusal> {
  const row = await lockVisit(tx, reference)
  if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
  if (row.status === 'cancelled') return { kind: 'already' }
  if (version !== row.version) return staleView(tx, row)
  if (row.visit !== 'expected' && row.visit !== 'arrived') return { kind: 'over' }
  return canDeskChange(row.starts_at, now) ? { kind: 'may', row } : { kind: 'too_late' }
}

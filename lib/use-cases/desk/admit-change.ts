// Whether somebody at the desk may move or cancel a booking now.
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import { lockVisit, type VisitRow } from '@/lib/db/queries/booking/visits'
import type { Tx } from '@/lib/db/schema'
import { canDeskChange } from '@/lib/domain/booking/cancellation'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type StaleView, staleView } from '@/lib/use-cases/desk/booking-state'

/** Who changes it; `version`: the one that was shown; `undoes`: the event that is taken back. */
export type DeskChange = { actor: DeskActor; version: number; reason?: DeskReason | null; undoes?: number }
/** `over`: its patient is in the chair, was there, or did not come. */
export type ChangeRefusal = StaleView | { kind: 'over' | 'too_late' | 'already' | 'not_found' }

/** The booking, locked, as it may be changed; or why not. The transaction holds the reference's word. */
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

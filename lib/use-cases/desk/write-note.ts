import { lockVisit, writeNote } from '@/lib/db/queries/booking/visits'
import { takeLocks } from '@/lib/db/queries/locks'
import { parseReference } from '@/lib/domain/booking/references'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type StaleView, staleView, writeAct } from '@/lib/use-cases/desk/booking-state'

/** In characters, as in 004-bookings.sql. */
export const NOTE_LENGTH = 500

type NoteOutcome = { kind: 'noted'; version: number } | StaleView | { kind: 'too_long' | 'not_found' }

export async function noteAtDesk(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  { reference: typed, version, note }: { reference: string; version: number; note: string },
): Promise<NoteOutcome> {
  const reference = parseReference(typed)
  if (reference === null) return { kind: 'not_found' }
  const text = note.trim()
  if ([...text].length > NOTE_LENGTH) return { kind: 'too_long' }
  return db.transaction(async (tx): Promise<NoteOutcome> => {
    await takeLocks(tx, [reference])
    const row = await lockVisit(tx, reference)
    if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
    if (row.version !== version) return staleView(tx, row)
    await writeNote(tx, { id: row.id, note: text === '' ? null : text })
    const written = await writeAct(tx, { now, actor, verb: 'note' }, row, reference)
    return { kind: 'noted', version: written.version }
  })
}

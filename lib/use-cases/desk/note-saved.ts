import type { DeskVerb } from '@/lib/catalogue/desk/desk-events'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `rows`: the place of each row. The filter is not kept, because it may hold a name. */
export async function noteSaved(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { staffId }: DeskActor,
  { verb, rows }: { verb: Extract<DeskVerb, `${string}_saved`>; rows: readonly string[] },
): Promise<void> {
  const counts = new Map<string, number>()
  for (const placeId of rows) counts.set(placeId, (counts.get(placeId) ?? 0) + 1)
  const done = { at: now, staffId, verb, subject: 'file', before: {} }
  await db.transaction(async (tx) => {
    for (const [placeId, count] of counts) await writeDeskEvent(tx, { ...done, placeId, after: { rows: count } })
  })
}

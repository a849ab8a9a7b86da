// Counted events: page views and phone numbers given, without the numbers.
import { sql } from 'kysely'
import { passedBelow } from '@/lib/db/queries/limit-marks'
import type { Writes } from '@/lib/db/schema'

export type EventRow = { name: string; path: string; treatment: string | null; variant: string | null; now: Date }

/** Counts the event below the bound of who sent it; false, and nothing counted, at the bound. */
export async function insertEvent(
  writes: Writes,
  { name, path, treatment, variant, now }: EventRow,
  bound: Parameters<typeof passedBelow>[0],
): Promise<boolean> {
  const { rows } = await sql`WITH ${passedBelow(bound)}
    INSERT INTO events (name, path, treatment, variant, created_at)
    SELECT ${name}, ${path}, ${treatment}, ${variant}, ${now}::timestamptz FROM passed RETURNING id`.execute(writes)
  return rows.length > 0
}

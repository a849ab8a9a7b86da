// Counted events: page views and phone numbers given, without the numbers.
import { sql } from 'kysely'
import { type AskedMarks, passedBelow } from '@/lib/db/queries/limit-marks'
import type { Writes } from '@/lib/db/schema'
import { statement } from '@/lib/db/statement'

export type EventRow = {
  name: string
  path: string
  treatment: string | null
  variant: string | null
  campaign: string | null
  source: string | null
  /** Of a page view: that the page was the first of a visit. */
  arrived: boolean
  now: Date
}

const sendEvent = statement<EventRow & AskedMarks>(
  (given) => sql`
    WITH ${passedBelow(given)}
    INSERT INTO events (name, path, treatment, variant, campaign, source, arrived, created_at)
    SELECT ${given.name}, ${given.path}, ${given.treatment}, ${given.variant}, ${given.campaign}, ${given.source},
      ${given.arrived}::boolean, ${given.now}::timestamptz
    WHERE EXISTS (SELECT 1 FROM passed) RETURNING id`,
)

/** Counts the event below the bounds of who sent it; false, and nothing counted, at one. */
export async function insertEvent(writes: Writes, event: EventRow, bounds: AskedMarks): Promise<boolean> {
  return (await sendEvent(writes, { ...event, ...bounds })).length > 0
}

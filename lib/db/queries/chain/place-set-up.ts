import { sql } from 'kysely'
import type { DayHours, PlannedHours } from '@/lib/catalogue/clinics/opening-hours'
import type { Reads } from '@/lib/db/schema'

/** `hours`: Monday first. */
export type PlaceSetUp = {
  kind: 'clinic' | 'home_zone'
  seats: number
  slotMinutes: number
  hours: DayHours[]
  planned: PlannedHours | null
}

export const readSetUp = (reads: Reads, id: string): Promise<PlaceSetUp | undefined> =>
  reads
    .selectFrom('places')
    .where('id', '=', id)
    .where('in_chain', '=', true)
    .select(['kind', 'seats', 'slot_minutes as slotMinutes', 'hours', 'planned'])
    .executeTakeFirst()

export async function readSetUpSince(reads: Reads, since: Date | null): Promise<string[]> {
  const { rows } = await sql<{ place_id: string }>`
    SELECT DISTINCT place_id FROM desk_events
    WHERE verb = 'set_up' AND (${since}::timestamptz IS NULL OR at > ${since}::timestamptz)`.execute(reads)
  return rows.map(({ place_id }) => place_id)
}

// How one place of the chain is set up.
import type { DayHours, PlannedHours } from '@/lib/db/chain-tables'
import type { Reads } from '@/lib/db/schema'

/** `hours`: seven, Monday first. */
export type PlaceSetUp = {
  kind: 'clinic' | 'home_zone'
  seats: number
  slotMinutes: number
  hours: DayHours[]
  planned: PlannedHours | null
}

/** Of a place of the chain; undefined for any other. */
export const readSetUp = (reads: Reads, id: string): Promise<PlaceSetUp | undefined> =>
  reads
    .selectFrom('places')
    .where('id', '=', id)
    .where('in_chain', '=', true)
    .select(['kind', 'seats', 'slot_minutes as slotMinutes', 'hours', 'planned'])
    .executeTakeFirst()

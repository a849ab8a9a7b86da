// What a booking's events at the desk say of it, and what somebody is told whose view of it is old.
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Visit } from '@/lib/catalogue/visits'
import type { DeskState } from '@/lib/db/booking-tables'
import { readDeskEvents } from '@/lib/db/queries/desk-events'
import type { VisitRow } from '@/lib/db/queries/visits'
import type { Reads } from '@/lib/db/schema'
import type { VisitMoments } from '@/lib/domain/visit'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const momentsOf = (row: VisitRow): VisitMoments => ({
  ...{ arrivedAt: row.arrived_at, seatedAt: row.seated_at, keptAt: row.kept_at, missedAt: row.missed_at },
  leftAt: row.left_at,
})

/** The row as an event keeps it: enough to take the act back. Moments are ISO 8601. */
export const stateOf = (row: VisitRow): DeskState => ({
  ...{ status: row.status, visit: row.visit, version: row.version, placeId: row.place_id, seat: row.seat },
  ...{
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    seatState: row.seat_state,
    arrivedAt: iso(row.arrived_at),
  },
  ...{ seatedAt: iso(row.seated_at), keptAt: iso(row.kept_at), missedAt: iso(row.missed_at), leftAt: iso(row.left_at) },
})

/** Who changed the booking since it was shown, and by what; null where its patient did, or the site. */
type LastAct = { staffId: string; verb: string; at: Date } | null
/** What was shown is no more: how it stands now. Nothing was done. */
export type StaleView = { kind: 'changed'; status: BookingStatus; visit: Visit; version: number; by: LastAct }

export async function staleView(reads: Reads, row: VisitRow): Promise<StaleView> {
  const [last] = await readDeskEvents(reads, { placeIds: null, subject: row.id, limit: 1 })
  const isLast = last?.after.version === row.version
  const by = last && isLast ? { staffId: last.staff_id, verb: last.verb, at: last.at } : null
  return { kind: 'changed', status: row.status, visit: row.visit, version: row.version, by }
}

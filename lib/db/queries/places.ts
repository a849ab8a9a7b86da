// Reads the calendars of places: hours, closures, and the starts that have no free seat. Decides nothing about them.
import { type RawBuilder, sql } from 'kysely'
import type { DayHours, Reads } from '@/lib/db/schema'

/** For whom, when, and for starts from `from` up to but without `until`. `today` is the clinic-local date of `now`. */
export type CalendarView = { owner: string; now: Date; today: string; from: Date; until: Date }
/** A start in milliseconds since 1970, whether every seat is taken, and whether the asking browser holds one. */
export type TakenStart = [at: number, full: boolean, mine: boolean]
export type CalendarRow = {
  place_id: string
  kind: 'clinic' | 'home_zone'
  city_id: string
  seats: number
  slot_minutes: number
  hours: DayHours[]
  closed: string[]
  taken: TakenStart[]
}
export type NamedCalendarRow = CalendarRow & { cid: string | null; name: string }

/** Whether the appointment `a` takes its seat: a hold that ran out does not, whether or not it was swept. */
export const isLive = (now: Date): RawBuilder<boolean> =>
  // The list of both states is what lets the planner use the partial indexes.
  sql`a.status IN ('held', 'confirmed') AND (a.status = 'confirmed' OR a.held_until > ${now}::timestamptz)`

/** The taken starts of the place `p`, those that are neither full nor the browser's own left out. */
export const takenOf = ({
  owner,
  now,
  from,
  until,
}: Omit<CalendarView, 'today' | 'until'> & { until: unknown }) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_array(t.at, t.is_full, t.is_mine)), '[]') FROM (
    SELECT (extract(epoch FROM a.starts_at) * 1000)::bigint AS at, count(*) >= p.seats AS is_full,
      bool_or(a.status = 'held' AND a.owner = ${owner}) AS is_mine
    FROM appointments a
    WHERE a.place_id = p.id AND a.starts_at >= ${from}::timestamptz AND a.starts_at < ${until}::timestamptz
      AND ${isLive(now)}
    GROUP BY a.starts_at
    HAVING count(*) >= p.seats OR bool_or(a.status = 'held' AND a.owner = ${owner})
  ) t)`

/** The columns of a calendar for the place `p`. A date leaves as text: drivers would read it in the process's zone. */
export const calendarColumns = (view: Omit<CalendarView, 'until'> & { until: unknown }) => sql`
  p.id AS place_id, p.kind, p.city_id, p.seats, p.slot_minutes, p.hours,
  (SELECT coalesce(jsonb_agg(c.day::text), '[]') FROM closures c
    WHERE c.place_id = p.id AND c.day >= ${view.today}::date) AS closed,
  ${takenOf(view)} AS taken`

/** One place with its calendar; undefined when there is no such place. */
export async function readCalendar(
  reads: Reads,
  id: string,
  view: CalendarView,
): Promise<NamedCalendarRow | undefined> {
  const { rows } = await sql<NamedCalendarRow>`
    SELECT ${calendarColumns(view)}, clinic.id AS cid, coalesce(clinic.name, zone.name, '') AS name
    FROM places p
      LEFT JOIN clinics clinic ON clinic.place_id = p.id
      LEFT JOIN home_zones zone ON zone.place_id = p.id
    WHERE p.id = ${id}`.execute(reads)
  return rows[0]
}

/** The taken starts of several places, in one statement. */
export async function readTaken(reads: Reads, ids: string[], view: CalendarView): Promise<Map<string, TakenStart[]>> {
  const { rows } = await sql<{ place_id: string; taken: TakenStart[] }>`
    SELECT p.id AS place_id, ${takenOf(view)} AS taken FROM places p WHERE p.id = ANY(${ids}::text[])`.execute(reads)
  return new Map(rows.map((row) => [row.place_id, row.taken]))
}

export type VisitedPlace = {
  kind: 'clinic' | 'home_zone'
  city_id: string
  name: string
  address: string | null
  serves: boolean
}

/** What a confirmation says of its place, and whether the place's teams go to `pincode`. */
export async function readVisitedPlace(reads: Reads, id: string, pincode: string): Promise<VisitedPlace | undefined> {
  const { rows } = await sql<VisitedPlace>`
    SELECT p.kind, p.city_id, coalesce(clinic.name, zone.name, '') AS name, clinic.address,
      EXISTS (SELECT 1 FROM home_zone_pincodes z WHERE z.place_id = p.id AND z.pincode = ${pincode}) AS serves
    FROM places p
      LEFT JOIN clinics clinic ON clinic.place_id = p.id
      LEFT JOIN home_zones zone ON zone.place_id = p.id
    WHERE p.id = ${id}`.execute(reads)
  return rows[0]
}

/** Whether the place is closed on a clinic-local date, whatever its hours. */
export async function isClosedOn(reads: Reads, id: string, date: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM closures WHERE place_id = ${id} AND day = ${date}::date`.execute(reads)
  return rows.length > 0
}

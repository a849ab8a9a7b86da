import { type RawBuilder, sql } from 'kysely'
import type { DayHours, PlannedHours } from '@/lib/catalogue/clinics/opening-hours'
import { OVERBOOK } from '@/lib/catalogue/desk/overbook'
import type { Reads, Writes } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** Starts from `from` up to, not including, `until`. `today`: clinic-local date of `now`. */
export type CalendarView = {
  owner: string
  now: Date
  today: string
  from: Date
  until: Date
  /** Null for a visit of one slot. */
  visitMinutes: number | null
}
/** Milliseconds since 1970, the seats taken (null: all), whether the browser holds one of them. */
export type OccupiedRow = [at: number, until: number, seats: number[] | null, mine: boolean]
export type CalendarRow = {
  place_id: string
  kind: 'clinic' | 'home_zone'
  city_id: string
  seats: number
  slot_minutes: number
  hours: DayHours[]
  planned: PlannedHours | null
  closed: string[]
  taken: OccupiedRow[]
}
export type NamedCalendarRow = CalendarRow & { cid: string | null; name: string }

export const isLive = (now: Date | RawBuilder<Date>): RawBuilder<boolean> =>
  // The list of states lets the planner use the partial indexes. Only a hold has an end; testing that is
  // faster than comparing states in a month's thousands of rows.
  sql`a.state IN ('held', 'taken') AND (a.held_until IS NULL OR a.held_until > ${now}::timestamptz)`

export const isChairLive = (now: Date | RawBuilder<Date>): RawBuilder<boolean> =>
  sql`a.seat < ${sql.lit(OVERBOOK.first)} AND ${isLive(now)}`

/** The longest slot: an overlapping seat began less than this before a time. */
export const LONGEST_SLOT = sql`interval '240 minutes'`

/** A float holds every millisecond of our times and is faster than the numeric of extract(). */
const ms = (moment: RawBuilder<unknown>) => sql`(date_part('epoch', ${moment}) * 1000)::bigint`

type Span = Inputs<Omit<CalendarView, 'today' | 'until'> & { until: unknown }>
type SeatSpan = Omit<Span, 'visitMinutes'>

/** For places on their grid: the starts that are full or the browser's own. */
export const occupiedByStart = ({ owner, now, from, until }: SeatSpan) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_array(t.at, t.at + p.slot_minutes * 60000, t.seats, t.is_mine)), '[]') FROM (
    SELECT ${ms(sql`a.starts_at`)} AS at, CASE WHEN count(*) < p.seats THEN array[]::integer[] END AS seats,
      coalesce(bool_or(a.owner = ${owner}), false) AS is_mine
    FROM seats a
    WHERE a.place_id = p.id AND a.starts_at >= ${from}::timestamptz AND a.starts_at < ${until}::timestamptz
      AND ${isChairLive(now)}
    GROUP BY a.starts_at
    HAVING count(*) >= p.seats OR bool_or(a.owner = ${owner})
  ) t)`

/** For places off their grid, and for longer visits: every span with its seats. */
const occupiedByOverlap = ({ owner, now, from, until }: SeatSpan) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_array(t.at, t.until, t.seats, t.is_mine)), '[]') FROM (
    SELECT ${ms(sql`a.starts_at`)} AS at, ${ms(sql`a.ends_at`)} AS until, array_agg(a.seat) AS seats,
      coalesce(bool_or(a.owner = ${owner}), false) AS is_mine
    FROM seats a
    WHERE a.place_id = p.id AND a.starts_at > ${from}::timestamptz - ${LONGEST_SLOT}
      AND a.starts_at < ${until}::timestamptz AND a.ends_at > ${from}::timestamptz AND ${isChairLive(now)}
    GROUP BY a.starts_at, a.ends_at
  ) t)`

// Two full chairs at two times would look free to a visit that needs one chair for both.
const occupiedOf = (span: Span) =>
  sql`CASE WHEN p.off_grid_since IS NULL AND coalesce(${span.visitMinutes}::integer, 0) <= p.slot_minutes
    THEN ${occupiedByStart(span)} ELSE ${occupiedByOverlap(span)} END`

/** A date leaves as text, because drivers would read it in the process's time zone. */
const placeColumns = ({ today }: Inputs<Pick<CalendarView, 'today'>>) => sql`
  p.id AS place_id, p.kind, p.city_id, p.seats, p.slot_minutes, p.hours, p.planned,
  (SELECT coalesce(jsonb_agg(c.day::text), '[]') FROM closed_days c
    WHERE c.place_id = p.id AND c.day >= ${today}::date) AS closed`

export const calendarColumns = (view: Span & Inputs<Pick<CalendarView, 'today'>>) =>
  sql`${placeColumns(view)}, ${occupiedOf(view)} AS taken`

const named = <Row>(columns: RawBuilder<unknown>) => sql<Row>`
  SELECT ${columns}, clinic.id AS cid, coalesce(clinic.name, zone.name, '') AS name
  FROM places p
    LEFT JOIN clinics clinic ON clinic.place_id = p.id
    LEFT JOIN home_zones zone ON zone.place_id = p.id`

const sendCalendar = statement<CalendarView & { id: string }, NamedCalendarRow>(
  (inputs) => sql`${named<NamedCalendarRow>(calendarColumns(inputs))} WHERE p.id = ${inputs.id}`,
)

export async function readCalendar(
  reads: Reads,
  id: string,
  view: CalendarView,
): Promise<NamedCalendarRow | undefined> {
  const [row] = await sendCalendar(reads, { ...view, id })
  return row
}

/** `starts`: in milliseconds since 1970. Null off the grid, or if the browser has a hold there. */
type DayRow = Omit<NamedCalendarRow, 'taken'> & { starts: number[] | null }

/** Counting rows here would cost twice as much as reading them. */
const startsOf = ({ owner, now, from, until }: SeatSpan) => sql`
  CASE WHEN p.off_grid_since IS NULL AND NOT EXISTS (
    SELECT 1 FROM seats a
    WHERE a.owner = ${owner} AND a.place_id = p.id AND a.state = 'held' AND a.held_until > ${now}::timestamptz)
  THEN (SELECT coalesce(json_agg(${ms(sql`a.starts_at`)}), '[]') FROM seats a
    WHERE a.place_id = p.id AND a.starts_at >= ${from}::timestamptz AND a.starts_at < ${until}::timestamptz
      AND ${isChairLive(now)}) END`

const sendDay = statement<CalendarView & { id: string }, DayRow>(
  (inputs) =>
    sql`${named<DayRow>(sql`${placeColumns(inputs)}, ${startsOf(inputs)} AS starts`)} WHERE p.id = ${inputs.id}`,
)

export async function readDay(reads: Reads, id: string, view: CalendarView): Promise<DayRow | undefined> {
  const [row] = await sendDay(reads, { ...view, id })
  return row
}

const sendCalendars = statement<CalendarView & { names: string[] }, NamedCalendarRow>(
  (inputs) => sql`${named<NamedCalendarRow>(calendarColumns(inputs))}
    WHERE p.id = ANY(${inputs.names}::text[]) OR clinic.id = ANY(${inputs.names}::text[])`,
)

export function readCalendars(reads: Reads, names: string[], view: CalendarView): Promise<NamedCalendarRow[]> {
  return sendCalendars(reads, { ...view, names })
}

export async function readOccupied(
  reads: Reads,
  ids: string[],
  view: CalendarView,
): Promise<Map<string, OccupiedRow[]>> {
  const { rows } = await sql<{ place_id: string; taken: OccupiedRow[] }>`
    SELECT p.id AS place_id, ${occupiedOf(view)} AS taken FROM places p WHERE p.id = ANY(${ids}::text[])`.execute(reads)
  return new Map(rows.map((row) => [row.place_id, row.taken]))
}

type OccupiedSeatsRow = Pick<
  CalendarRow,
  'place_id' | 'seats' | 'slot_minutes' | 'hours' | 'planned' | 'closed' | 'taken'
>

export async function readOccupiedSeats(reads: Reads, ids: string[], view: CalendarView): Promise<OccupiedSeatsRow[]> {
  const { rows } = await sql<OccupiedSeatsRow>`
    SELECT ${placeColumns(view)}, ${occupiedByOverlap(view)} AS taken FROM places p WHERE p.id = ANY(${ids}::text[])
    ORDER BY p.id`.execute(reads)
  return rows
}

export type VisitedPlace = {
  kind: 'clinic' | 'home_zone'
  city_id: string
  name: string
  address: string | null
  slot_minutes: number
  serves: boolean
}

const sendVisited = statement<{ id: string; pincode: string }, VisitedPlace>(
  ({ id, pincode }) => sql`
    SELECT p.kind, p.city_id, p.slot_minutes, coalesce(clinic.name, zone.name, '') AS name, clinic.address,
      EXISTS (SELECT 1 FROM home_zone_pincodes z WHERE z.place_id = p.id AND z.pincode = ${pincode}) AS serves
    FROM places p
      LEFT JOIN clinics clinic ON clinic.place_id = p.id
      LEFT JOIN home_zones zone ON zone.place_id = p.id
    WHERE p.id = ${id}`,
)

export async function readVisitedPlace(reads: Reads, id: string, pincode: string): Promise<VisitedPlace | undefined> {
  const [row] = await sendVisited(reads, { id, pincode })
  return row
}

export async function isClosedOn(reads: Reads, id: string, date: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM closed_days WHERE place_id = ${id} AND day = ${date}::date`.execute(reads)
  return rows.length > 0
}

export const sweepOffGrid = (writes: Writes, { before, now }: { before: Date; now: Date }): Sweep =>
  sweepRows(writes, {
    name: 'places with appointments of former times',
    table: 'places',
    due: sql`off_grid_since < ${before}::timestamptz AND NOT EXISTS (
      SELECT 1 FROM seats a
      WHERE a.place_id = places.id AND a.state IN ('held', 'taken')
        AND a.starts_at > ${now}::timestamptz - ${LONGEST_SLOT} AND a.ends_at > ${now}::timestamptz
        AND NOT is_on_grid(places.slot_minutes, hours_on(places.hours, places.planned, clinic_day(a.starts_at)),
          a.starts_at, a.ends_at))`,
    order: sql`id`,
    set: sql`off_grid_since = NULL`,
  })

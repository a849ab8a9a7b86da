import { sql } from 'kysely'
import type { DayHours, PlannedHours } from '@/lib/catalogue/clinics/opening-hours'
import { OVERBOOK } from '@/lib/catalogue/desk/overbook'
import { countHitsSql, type HitQueries, type HitText } from '@/lib/db/queries/operations/limit-hits'
import type { Reads, Writes } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** `network`: keyed hash. `heldBy`: keyed hash of the network whose share of the day is counted. */
export type StandingQuery = {
  network: string
  heldBy: string
  phone: string
  placeId: string
  dayFrom: Date
  dayUntil: Date
  /** A seat not to count: a hold of this owner, or with null a booking's seat. */
  exceptSeat: string | null
  exceptOwner: string | null
  now: Date
}
type LimitTally = { n: number; ends: string | null }
export type StandingRow = {
  network_live: LimitTally
  number_live: LimitTally
  number_live_proved: LimitTally
  number_ahead: LimitTally
  number_ahead_proved: LimitTally
  site_day: number
  network_day: number
  seats: number
  slot_minutes: number
  hours: DayHours[]
  planned: PlannedHours | null
  hits: HitText[]
}

const tally = (ends: string, when: string) =>
  sql.raw(`jsonb_build_object('n', count(*) FILTER (WHERE ${when}), 'ends', min(${ends}) FILTER (WHERE ${when}))`)

type StandingQuestion = StandingQuery & HitQueries

export const standingColumns = (query: Inputs<HitQueries>) => sql`
  of_network.live AS network_live,
  of_number.live AS number_live, of_number.live_proved AS number_live_proved,
  of_bookings.ahead AS number_ahead, of_bookings.ahead_proved AS number_ahead_proved,
  of_day.all_networks AS site_day, of_day.this_network AS network_day, ${countHitsSql(query)} AS hits`

export const standingTables = ({
  network,
  heldBy,
  phone,
  dayFrom,
  dayUntil,
  exceptSeat,
  exceptOwner,
  now,
}: Inputs<StandingQuery>) => {
  const stays = sql`(${exceptSeat}::uuid IS NULL OR a.id <> ${exceptSeat}::uuid OR a.owner IS DISTINCT FROM ${exceptOwner})`
  return sql`
    CROSS JOIN LATERAL (
      SELECT ${tally('a.held_until', 'true')} AS live FROM seats a
      WHERE a.network = ${network} AND a.state = 'held' AND a.held_until > ${now}::timestamptz AND NOT a.proved
        AND ${stays}
    ) of_network
    CROSS JOIN LATERAL (
      SELECT ${tally('a.held_until', 'NOT a.proved')} AS live, ${tally('a.held_until', 'a.proved')} AS live_proved
      FROM seats a
      WHERE a.personal_phone = ${phone} AND a.starts_at > ${now}::timestamptz AND a.state = 'held'
        AND a.held_until > ${now}::timestamptz AND ${stays}
    ) of_number
    CROSS JOIN LATERAL (
      SELECT ${tally('a.starts_at', 'NOT b.proved')} AS ahead, ${tally('a.starts_at', 'b.proved')} AS ahead_proved
      FROM bookings b JOIN seats a ON a.booking_id = b.id AND a.state = 'taken'
      WHERE b.personal_phone = ${phone} AND a.starts_at > ${now}::timestamptz AND ${stays}
    ) of_bookings
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS all_networks,
        (count(*) FILTER (WHERE coalesce(b.network, a.network) = ${heldBy}))::int AS this_network
      FROM seats a LEFT JOIN bookings b ON b.id = a.booking_id
      WHERE a.place_id = p.id AND a.starts_at >= ${dayFrom}::timestamptz AND a.starts_at < ${dayUntil}::timestamptz
        AND a.state IN ('held', 'taken') AND (a.state = 'taken' OR a.held_until > ${now}::timestamptz)
        AND NOT coalesce(b.proved, a.proved) AND a.seat < ${sql.lit(OVERBOOK.first)} AND ${stays}
    ) of_day`
}

const sendStanding = statement<StandingQuestion, StandingRow>(
  (query) => sql`
    SELECT p.seats, p.slot_minutes, p.hours, p.planned, ${standingColumns(query)} FROM places p ${standingTables(query)} WHERE p.id = ${query.placeId}`,
)

export async function readStanding(reads: Reads, query: StandingQuestion): Promise<StandingRow | undefined> {
  const [row] = await sendStanding(reads, query)
  return row
}

export const sweepNetworks = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'networks of past visits',
    table: 'bookings',
    due: sql`network IS NOT NULL AND ${before}::timestamptz > (
      SELECT s.starts_at FROM seats s WHERE s.booking_id = bookings.id ORDER BY s.nth DESC LIMIT 1)`,
    order: sql`id`,
    set: sql`network = NULL`,
  })

import { sql } from 'kysely'
import type { DayHours, PlannedHours } from '@/lib/catalogue/clinics/opening-hours'
import { isLive } from '@/lib/db/queries/calendar/places'
import { staysBlocked } from '@/lib/db/queries/closures/affected-bookings'
import { bookingColumns, bookingTables, type DeskBookingRow, photoCount } from '@/lib/db/queries/desk/bookings'
import { paidPaise } from '@/lib/db/queries/payments/desk-money'
import type { Reads } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'

export type DayRowsQuery = { placeId: string; date: string; from: Date; until: Date; now: Date }

export type DayRow = {
  place_id: string
  kind: 'clinic' | 'home_zone'
  name: string
  seats: number
  slot_minutes: number
  hours: DayHours[]
  planned: PlannedHours | null
  closed: string | null
  bookings: DeskBookingRow[]
  held: { starts_at: string; ends_at: string; n: number }[]
  blocked: { starts_at: string; ends_at: string; seat: number; reason: string }[]
  delays: { seat: number; minutes: number; reported_at: string }[]
  version: string
}

type Day = Inputs<DayRowsQuery>

const onDay = ({ from, until }: Day) =>
  sql`a.place_id = p.id AND a.starts_at >= ${from}::timestamptz AND a.starts_at < ${until}::timestamptz`

const seatRowsSql = (day: Day) => sql`
  SELECT a.id, a.booking_id, a.seat, a.starts_at, a.ends_at FROM seats a
  WHERE ${onDay(day)} AND a.state IN ('held', 'taken') AND a.state = 'taken'
  UNION ALL
  SELECT a.id, a.booking_id, a.seat, a.starts_at, a.ends_at FROM seats a
  WHERE ${onDay(day)} AND a.state = 'left'
    AND NOT EXISTS (SELECT 1 FROM seats l WHERE l.booking_id = a.booking_id AND l.nth > a.nth)`

const bookingsOf = (day: Day) => sql`(
  SELECT coalesce(json_agg(t ORDER BY t.starts_at, t.seat, t.id), '[]') FROM (
    SELECT ${bookingColumns} ${bookingTables(seatRowsSql(day))}) t)`

const heldOf = (day: Day) => sql`(
  SELECT coalesce(json_agg(json_build_object('starts_at', t.starts_at, 'ends_at', t.ends_at, 'n', t.n)), '[]') FROM (
    SELECT a.starts_at, a.ends_at, count(*)::int AS n FROM seats a
    WHERE ${onDay(day)} AND ${isLive(day.now)} AND a.state = 'held' GROUP BY a.starts_at, a.ends_at) t)`

const blockedOf = (day: Day) => sql`(
  SELECT coalesce(json_agg(json_build_object(
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'seat', a.seat, 'reason', i.reason)), '[]')
  FROM seats a JOIN closures i ON i.id = a.block_id
  WHERE ${onDay(day)} AND a.state IN ('held', 'taken') AND a.state = 'taken')`

const closedOn = ({ date }: Day) =>
  sql`(SELECT c.reason FROM closed_days c WHERE c.place_id = p.id AND c.day = ${date}::date)`

const delays = sql`(
  SELECT coalesce(json_agg(json_build_object('seat', d.seat, 'minutes', d.minutes, 'reported_at', d.reported_at) ORDER BY d.seat), '[]')
  FROM chair_delays d WHERE d.place_id = p.id)`

/** Changes with every expired hold and every change of a booking, its seats, photos or money, an arrival or a delay. */
const dayStampOf = (day: Day) => sql`(
  SELECT concat(count(*), ' ', sum(hashtext(concat(t.id, t.state, t.seat, t.version, ' ', t.photos, t.stays_blocked, t.arrived, ' ', t.paid))::bigint), ' ',
    hashtext(concat(p.seats, p.slot_minutes, p.hours, p.planned, ${closedOn(day)}, ${delays})))
  FROM (
    SELECT a.id, a.state, a.seat, b.version, ${photoCount(sql`a.booking_id`)} AS photos, stays.blocked AS stays_blocked,
      EXISTS (SELECT 1 FROM arrivals h WHERE h.seat_id = a.id) AS arrived, ${paidPaise(sql`a.booking_id`)} AS paid
    FROM seats a LEFT JOIN bookings b ON b.id = a.booking_id
      CROSS JOIN LATERAL (SELECT ${staysBlocked} AS blocked FROM (SELECT a.*) s) stays WHERE ${onDay(day)} AND ${isLive(day.now)}
    UNION ALL
    SELECT a.id, a.state, a.seat, b.version, 0, false, false, ${paidPaise(sql`a.booking_id`)} FROM seats a JOIN bookings b ON b.id = a.booking_id
    WHERE ${onDay(day)} AND a.state = 'left'
  ) t)`

const sendDay = statement<DayRowsQuery, DayRow>(
  (day) => sql`
    SELECT p.id AS place_id, p.kind, coalesce(c.name, z.name, '') AS name, p.seats, p.slot_minutes, p.hours, p.planned,
      ${closedOn(day)} AS closed, ${bookingsOf(day)} AS bookings, ${heldOf(day)} AS held,
      ${blockedOf(day)} AS blocked, ${delays} AS delays, ${dayStampOf(day)} AS version
    FROM places p LEFT JOIN clinics c ON c.place_id = p.id LEFT JOIN home_zones z ON z.place_id = p.id
    WHERE p.id = ${day.placeId}`,
)

export async function readDeskDay(reads: Reads, day: DayRowsQuery): Promise<DayRow | undefined> {
  const [row] = await sendDay(reads, day)
  return row
}

const sendDayStamp = statement<DayRowsQuery, { version: string }>(
  (day) => sql`SELECT ${dayStampOf(day)} AS version FROM places p WHERE p.id = ${day.placeId}`,
)

export async function readDayMark(reads: Reads, day: DayRowsQuery): Promise<string | undefined> {
  const [row] = await sendDayStamp(reads, day)
  return row?.version
}

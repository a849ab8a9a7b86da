import { sql } from 'kysely'
import {
  type StandingQuery,
  type StandingRow,
  standingColumns,
  standingTables,
} from '@/lib/db/queries/booking/standing'
import {
  type CalendarRow,
  calendarColumns,
  isChairLive,
  LONGEST_SLOT,
  type OccupiedRow,
  occupiedByStart,
} from '@/lib/db/queries/calendar/places'
import type { HitQueries } from '@/lib/db/queries/operations/limit-hits'
import type { Reads } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'

/** `network`: keyed hash. `proved`: the number is verified. `replaces`: the hold to give up for this one. */
export type WantedSeat = {
  owner: string
  placeId: string
  startsAt: Date
  endsAt: Date
  phone: string | null
  network: string | null
  proved: boolean
  replaces: string | null
  sid?: string | null
  visitMinutes: number | null
  now: Date
}
export type HoldState = CalendarRow & {
  sid: string | null
  held_until: Date | null
  has_expired: boolean
}

type SeatTime = Pick<WantedSeat, 'owner' | 'placeId' | 'startsAt' | 'endsAt' | 'now'>

export const holdOfOwner = ({ owner, placeId, startsAt, endsAt, now }: Inputs<SeatTime>) => sql`
  SELECT a.id, a.held_until FROM seats a
  WHERE a.owner = ${owner} AND a.place_id = ${placeId} AND a.starts_at = ${startsAt}::timestamptz
    AND a.ends_at = ${endsAt}::timestamptz
    AND a.state = 'held' AND a.held_until > ${now}::timestamptz
  ORDER BY a.created_at, a.id LIMIT 1`

export const overlaps = ({ placeId, startsAt, endsAt }: Inputs<SeatTime>) => sql`
  a.place_id = ${placeId} AND a.starts_at > ${startsAt}::timestamptz - ${LONGEST_SLOT}
    AND a.starts_at < ${endsAt}::timestamptz AND a.ends_at > ${startsAt}::timestamptz`

/** Expired holds still occupy the unique indexes. */
export const expiredHolds = (want: Inputs<SeatTime>) => sql`
  SELECT a.id FROM seats a
  WHERE ${overlaps(want)}
    AND a.state = 'held' AND a.held_until <= ${want.now}::timestamptz`

type HoldStateQuery = SeatTime & Pick<WantedSeat, 'visitMinutes'> & { today: string }

/** For the place `p`; FROM must have holdOfOwner as `own`. */
const stateColumns = (query: Inputs<HoldStateQuery>) => sql`
  ${calendarColumns({
    owner: query.owner,
    now: query.now,
    today: query.today,
    from: query.startsAt,
    until: query.endsAt,
    visitMinutes: query.visitMinutes,
  })},
  own.id AS sid, own.held_until, EXISTS (${expiredHolds(query)}) AS has_expired`

const sendState = statement<HoldStateQuery, HoldState>(
  (query) => sql`
    SELECT ${stateColumns(query)} FROM places p LEFT JOIN LATERAL (${holdOfOwner(query)}) own ON true
    WHERE p.id = ${query.placeId}`,
)

export async function readHoldState(reads: Reads, want: WantedSeat, today: string): Promise<HoldState | undefined> {
  const [row] = await sendState(reads, { ...want, today })
  return row
}

export type HoldCase = HoldState & StandingRow & { around: OccupiedRow[] | null }
type HoldCaseQuery = HoldStateQuery & StandingQuery & HitQueries & { aroundFrom: Date; aroundUntil: Date }

const sendCase = statement<HoldCaseQuery, HoldCase>(
  (query) => sql`
    SELECT ${stateColumns(query)}, ${standingColumns(query)}, CASE WHEN own.id IS NULL AND p.off_grid_since IS NULL
        AND coalesce(${query.visitMinutes}::integer, 0) <= p.slot_minutes
      AND p.seats <= (SELECT count(*) FROM seats a
        WHERE a.place_id = p.id AND a.starts_at = ${query.startsAt}::timestamptz AND ${isChairLive(query.now)})
      THEN ${occupiedByStart({ owner: query.owner, now: query.now, from: query.aroundFrom, until: query.aroundUntil })} END AS around
    FROM places p LEFT JOIN LATERAL (${holdOfOwner(query)}) own ON true ${standingTables(query)}
    WHERE p.id = ${query.placeId}`,
)

/** `around`: occupied slots near a full one, to suggest others; null off the grid and for a longer visit, where they are read apart. */
export async function readHoldCase(reads: Reads, query: HoldCaseQuery): Promise<HoldCase | undefined> {
  const [row] = await sendCase(reads, query)
  return row
}

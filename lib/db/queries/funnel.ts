// Counts the funnel: views and numbers given by their own day, bookings by the day on which they were made, with what has become
// of them since. Counts alone leave the database.
import { type RawBuilder, sql } from 'kysely'
import { PHONE_ENTERED } from '@/lib/catalogue/events'
import type { FunnelBy, FunnelStep } from '@/lib/catalogue/funnel'
import { trialLabel } from '@/lib/catalogue/variants'
import type { Reads } from '@/lib/db/schema'

/** Clinic-local days, `until` not among them, and the moments at which they begin. */
export type FunnelQuery = {
  by: FunnelBy
  fromDay: string
  untilDay: string
  from: Date
  until: Date
  /** The places whose bookings are counted; null for all, and only then views and numbers are. */
  placeIds: readonly string[] | null
}
/** `key` as links said it; '' for none. Null where the step can't be told by that. */
export type FunnelRow = { key: string } & Record<FunnelStep, number | null>

const [CAMPAIGN_VARIANT, PLAIN_VARIANT] = (['variant_A', 'variant_B'] as const).map((variant) =>
  trialLabel({ experiment: 'unified_booking', variant }),
)
const weekOf = (day: RawBuilder<unknown>) => sql`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`
const local = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE 'Asia/Kolkata')`

/** What an event, and what a day's counts of events, are told by; null where they don't say. */
const EVENT_KEYS: Record<FunnelBy, { event: RawBuilder<unknown>; day: RawBuilder<unknown> } | null> = {
  week: { event: weekOf(local('created_at')), day: weekOf(sql`day::timestamp`) },
  campaign: { event: sql`coalesce(campaign, '')`, day: sql`campaign` },
  source: { event: sql`coalesce(source, '')`, day: sql`source` },
  variant: { event: sql`coalesce(variant, '')`, day: sql`variant` },
  clinic: null,
}
/** What a booking is told by. One that the desk made has the variant of no page, and the desk as its source. */
const BOOKING_KEYS: Record<FunnelBy, RawBuilder<unknown>> = {
  week: weekOf(local('b.booked_at')),
  campaign: sql`coalesce(b.attribution ->> 'utm_campaign', '')`,
  source: sql`CASE WHEN b.source = 'web' THEN coalesce(b.attribution ->> 'utm_source', '') ELSE 'desk' END`,
  variant: sql`CASE WHEN b.source <> 'web' THEN ''
    WHEN b.attribution ->> 'utm_lead_type' <> '' THEN ${CAMPAIGN_VARIANT} ELSE ${PLAIN_VARIANT} END`,
  clinic: sql`place.place_id`,
}

const NO_EVENTS = sql`SELECT NULL::text AS key, NULL::bigint AS looked, NULL::bigint AS phone WHERE false`

/** The first pages of visits, and the numbers given: those of the last days one by one, older ones as counts of days. */
function seen({ by, fromDay, untilDay, from, until, placeIds }: FunnelQuery) {
  const keys = EVENT_KEYS[by]
  if (keys === null || placeIds !== null) return NO_EVENTS
  const inTime = sql`created_at >= ${from}::timestamptz AND created_at < ${until}::timestamptz`
  return sql`
    SELECT key, sum(looked) AS looked, sum(phone) AS phone FROM (
      SELECT ${keys.event} AS key, count(*) AS looked, 0 AS phone FROM events WHERE arrived AND ${inTime} GROUP BY 1
      UNION ALL
      SELECT ${keys.event}, 0, count(*) FROM events WHERE name = ${PHONE_ENTERED} AND ${inTime} GROUP BY 1
      UNION ALL
      SELECT ${keys.day}, sum(arrivals), sum(n) FILTER (WHERE name = ${PHONE_ENTERED})
      FROM event_days WHERE day >= ${fromDay}::date AND day < ${untilDay}::date GROUP BY 1
    ) e GROUP BY key`
}

/** The bookings of these days. A booking's place is that of its last seat. */
function booked({ by, from, until, placeIds }: FunnelQuery) {
  const needsPlace = by === 'clinic' || placeIds !== null
  const place = sql`CROSS JOIN LATERAL (
    SELECT s.place_id FROM seats s WHERE s.booking_id = b.id ORDER BY s.nth DESC LIMIT 1) place`
  return sql`
    SELECT ${BOOKING_KEYS[by]} AS key, count(*) AS booked, count(*) FILTER (WHERE b.proved) AS proved,
      count(*) FILTER (WHERE b.arrived_at IS NOT NULL OR b.kept_at IS NOT NULL) AS arrived,
      count(*) FILTER (WHERE b.kept_at IS NOT NULL) AS kept
    FROM bookings b ${needsPlace ? place : sql``}
    WHERE b.booked_at >= ${from}::timestamptz AND b.booked_at < ${until}::timestamptz
      ${placeIds === null ? sql`` : sql`AND place.place_id = ANY (${[...placeIds]}::text[])`}
    GROUP BY 1`
}

/** One statement. Steps that can't be told by `by`, or for some places alone, are null in every row. */
export async function readFunnel(reads: Reads, query: FunnelQuery): Promise<FunnelRow[]> {
  const hasEvents = EVENT_KEYS[query.by] !== null && query.placeIds === null
  const ofEvents = (column: string) => (hasEvents ? sql`coalesce(${sql.ref(column)}, 0)` : sql`NULL::bigint`)
  const { rows } = await sql<FunnelRow>`
    WITH seen AS (${seen(query)}), booked AS (${booked(query)})
    SELECT coalesce(seen.key, booked.key) AS key, ${ofEvents('looked')} AS looked, ${ofEvents('phone')} AS phone,
      coalesce(booked, 0) AS booked, coalesce(proved, 0) AS proved, coalesce(arrived, 0) AS arrived, coalesce(kept, 0) AS kept
    FROM seen FULL JOIN booked ON booked.key = seen.key`.execute(reads)
  return rows
}

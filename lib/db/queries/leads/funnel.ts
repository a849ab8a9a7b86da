// Views and numbers count on their day; bookings on the day they were made, with their present state.
import { type RawBuilder, sql } from 'kysely'
import { PHONE_ENTERED } from '@/lib/catalogue/events'
import {
  BOOKING_STEPS,
  CAMPAIGN_WORDS,
  type CampaignWord,
  type FunnelBy,
  type FunnelStep,
  VIEW_STEPS,
} from '@/lib/catalogue/funnel'
import { variantLabel } from '@/lib/catalogue/variants'
import type { Reads } from '@/lib/db/schema'
import { mapValues } from '@/lib/types/keys'

/** Clinic-local days, `untilDay` exclusive, and the moments at which they begin. */
export type FunnelQuery = {
  by: FunnelBy
  fromDay: string
  untilDay: string
  from: Date
  until: Date
  /** Null for all places; views and numbers are counted only then. */
  placeIds: readonly string[] | null
}
export type FunnelRow = { key: string } & Record<FunnelStep, number | null>

const [CAMPAIGN_VARIANT, PLAIN_VARIANT] = (['variant_A', 'variant_B'] as const).map((variant) =>
  variantLabel({ experiment: 'unified_booking', variant }),
)
const localTime = (column: string) => sql`(${sql.ref(column)} AT TIME ZONE 'Asia/Kolkata')`
const weekStartSql = (time: RawBuilder<unknown>) => sql`date_trunc('week', ${time})::date`

type EventKeys = { event: RawBuilder<unknown>; day: RawBuilder<unknown> }
const sameColumn = (column: string): EventKeys => ({
  event: sql`coalesce(${sql.ref(column)}, '')`,
  day: sql.ref(column),
})

const EVENT_KEYS: Record<FunnelBy, EventKeys | null> = {
  week: { event: weekStartSql(localTime('created_at')), day: weekStartSql(sql`day::timestamp`) },
  day: { event: sql`${localTime('created_at')}::date`, day: sql`day` },
  ...mapValues(CAMPAIGN_WORDS, sameColumn),
  variant: sameColumn('variant'),
  city: sameColumn('city'),
  treatment: sameColumn('treatment'),
  device: sameColumn('device'),
  clinic: null,
}
const attributed = (word: CampaignWord) => sql`coalesce(b.attribution ->> ${sql.lit(CAMPAIGN_WORDS[word])}, '')`
const orDesk = (key: RawBuilder<unknown>) => sql`CASE WHEN b.source = 'web' THEN ${key} ELSE 'desk' END`
/** For the desk's bookings: no variant, and 'desk' as source and device. */
const BOOKING_KEYS: Record<FunnelBy, RawBuilder<unknown>> = {
  week: weekStartSql(localTime('b.booked_at')),
  day: sql`${localTime('b.booked_at')}::date`,
  ...mapValues(CAMPAIGN_WORDS, attributed),
  source: orDesk(attributed('source')),
  variant: sql`CASE WHEN b.source <> 'web' THEN ''
    WHEN b.attribution ->> 'utm_lead_type' <> '' THEN ${sql.lit(CAMPAIGN_VARIANT)} ELSE ${sql.lit(PLAIN_VARIANT)} END`,
  city: sql`p.city_id`,
  clinic: sql`b.place_id`,
  treatment: sql`coalesce(b.treatment, '')`,
  device: orDesk(sql`coalesce(b.device, '')`),
}
const REACHED: Record<(typeof BOOKING_STEPS)[number], RawBuilder<unknown>> = {
  booked: sql`true`,
  cancelled: sql`b.status = 'cancelled'`,
  missed: sql`b.status = 'confirmed' AND b.visit = 'missed'`,
  proved: sql`b.proved`,
  arrived: sql`b.arrived_at IS NOT NULL OR b.kept_at IS NOT NULL`,
  kept: sql`b.kept_at IS NOT NULL`,
}

const NO_EVENTS = sql`SELECT NULL::text AS key, NULL::bigint AS looked, NULL::bigint AS people, NULL::bigint AS phone WHERE false`

/** First pages of visits, and numbers given. Recent days are in events, older ones in event_days. */
function reached({ by, fromDay, untilDay, from, until, placeIds }: FunnelQuery) {
  const keys = EVENT_KEYS[by]
  if (keys === null || placeIds !== null) return NO_EVENTS
  const first = sql.ref(by === 'week' ? 'first_of_week' : 'first_of_day')
  const inTime = sql`created_at >= ${from}::timestamptz AND created_at < ${until}::timestamptz`
  return sql`
    SELECT key::text AS key, sum(looked) AS looked, sum(people) AS people, sum(phone) AS phone FROM (
      SELECT ${keys.event} AS key, count(*) AS looked, count(*) FILTER (WHERE ${first}) AS people, 0 AS phone
      FROM events WHERE arrived AND ${inTime} GROUP BY 1
      UNION ALL
      SELECT ${keys.event}, 0, 0, count(*) FROM events WHERE name = ${PHONE_ENTERED} AND ${inTime} GROUP BY 1
      UNION ALL
      SELECT ${keys.day}, sum(arrivals), sum(${first}), sum(n) FILTER (WHERE name = ${PHONE_ENTERED})
      FROM event_days WHERE day >= ${fromDay}::date AND day < ${untilDay}::date
        AND (arrivals > 0 OR name = ${PHONE_ENTERED}) GROUP BY 1
    ) e GROUP BY key`
}

/** OFFSET 0, because a plan for all values would read the bookings of every place. */
function booked({ by, from, until, placeIds }: FunnelQuery) {
  const inTime = sql`b.booked_at >= ${from}::timestamptz AND b.booked_at < ${until}::timestamptz`
  const bookings =
    placeIds === null
      ? sql`(SELECT * FROM bookings b WHERE ${inTime}) b`
      : sql`unnest(${[...placeIds]}::text[]) AS place
          CROSS JOIN LATERAL (SELECT * FROM bookings b WHERE b.place_id = place AND ${inTime} OFFSET 0) b`
  const counts = BOOKING_STEPS.map((step) => sql`count(*) FILTER (WHERE ${REACHED[step]}) AS ${sql.ref(step)}`)
  return sql`
    SELECT (${BOOKING_KEYS[by]})::text AS key, ${sql.join(counts)}
    FROM ${bookings} LEFT JOIN places p ON p.id = b.place_id
    GROUP BY ${BOOKING_KEYS[by]}`
}

export async function readFunnel(reads: Reads, query: FunnelQuery): Promise<FunnelRow[]> {
  const hasEvents = EVENT_KEYS[query.by] !== null && query.placeIds === null
  const count = (step: FunnelStep) => sql`coalesce(${sql.ref(step)}, 0)`
  const steps = [
    ...VIEW_STEPS.map((step) => sql`${hasEvents ? count(step) : sql`NULL::bigint`} AS ${sql.ref(step)}`),
    ...BOOKING_STEPS.map((step) => sql`${count(step)} AS ${sql.ref(step)}`),
  ]
  const { rows } = await sql<FunnelRow>`
    WITH seen AS (${reached(query)}), booked AS (${booked(query)})
    SELECT coalesce(seen.key, booked.key) AS key, ${sql.join(steps)}
    FROM seen FULL JOIN booked ON booked.key = seen.key`.execute(reads)
  return rows
}

// Finds bookings for the front desk: by whose they are, or by place and time. Each way reads a page and no more.
import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Visit } from '@/lib/catalogue/visits'
import type { Reads } from '@/lib/db/schema'

/** `name`: how it begins. `from`, `until`: of the visit. `after`: the last one that was read. */
export type SearchQuery = {
  placeIds: readonly string[]
  reference: string | null
  phone: string | null
  name: string | null
  from: Date
  until: Date
  visit: Visit | null
  status: BookingStatus | null
  after: { at: Date; id: string } | null
  limit: number
}
export type FoundRow = { id: string; starts_at: Date }

/** So many of a name are read whole; of a commoner one the latest visits have enough. */
const RARE = 500

/** Above whatever begins with it: the last character that there is. */
const LAST = '\u{10FFFF}'

/** By bytes, not LIKE: a plan that a connection keeps for all values would not find the index (bookings_name) for that. */
const isPrefix = (name: string) => {
  const begins = name.toLowerCase()
  return sql`b.personal_name <> '' AND lower(b.personal_name) ~>=~ ${begins} AND lower(b.personal_name) ~<~ ${begins + LAST}`
}

const fits = ({ from, until, visit, status, after }: SearchQuery) => sql`
  s.starts_at >= ${from}::timestamptz AND s.starts_at < ${until}::timestamptz
    ${after ? sql`AND (s.starts_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ${visit === null ? sql`` : sql`AND b.visit = ${visit}`} ${status === null ? sql`` : sql`AND b.status = ${status}`}`

const latest = (limit: number) => sql`ORDER BY starts_at DESC, id DESC LIMIT ${limit}::int`

/** Of bookings that an index gives: what the desk has a right at, at its last seat. */
async function findAmong(reads: Reads, query: SearchQuery, which: RawBuilder<unknown>): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    SELECT b.id, s.starts_at FROM bookings b
      CROSS JOIN LATERAL (SELECT * FROM seats a WHERE a.booking_id = b.id ORDER BY a.nth DESC LIMIT 1) s
    WHERE ${which} AND s.place_id = ANY (${[...query.placeIds]}::text[]) AND ${fits(query)} ${latest(query.limit)}`.execute(
    reads,
  )
  return rows
}

/** Of each place the latest: those that have a seat, and those that left their last one. OFFSET: bookings are looked up, not read. */
async function findByTime(reads: Reads, query: SearchQuery): Promise<FoundRow[]> {
  const named = query.name === null ? sql`` : sql`AND ${isPrefix(query.name)}`
  const ofPlace = (state: RawBuilder<unknown>) => sql`
    SELECT * FROM (SELECT b.id, s.starts_at FROM seats s
      CROSS JOIN LATERAL (SELECT * FROM bookings o WHERE o.id = s.booking_id OFFSET 0) b
      WHERE s.place_id = place AND ${state} AND ${fits(query)} ${named} ${latest(query.limit)}) t`
  const { rows } = await sql<FoundRow>`
    SELECT found.* FROM unnest(${[...query.placeIds]}::text[]) AS place CROSS JOIN LATERAL (
      ${ofPlace(sql`s.state IN ('held', 'taken') AND s.state = 'taken'`)} UNION ALL
      ${ofPlace(sql`s.state = 'left' AND NOT EXISTS (
        SELECT 1 FROM seats l WHERE l.booking_id = s.booking_id AND l.nth > s.nth)`)}) found
    ${latest(query.limit)}`.execute(reads)
  return rows
}

/** The bookings that fit, the latest visit first. */
export async function searchBookings(reads: Reads, query: SearchQuery): Promise<FoundRow[]> {
  const { reference, phone, name } = query
  if (reference !== null) return findAmong(reads, query, sql`b.reference = ${reference}`)
  if (phone !== null) return findAmong(reads, query, sql`b.personal_phone = ${phone}`)
  if (name === null) return findByTime(reads, query)
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (SELECT 1 FROM bookings b WHERE ${isPrefix(name)}
      ORDER BY lower(b.personal_name) USING ~<~ LIMIT ${RARE + 1}) t`.execute(reads)
  return (rows[0]?.n ?? 0) > RARE ? findByTime(reads, query) : findAmong(reads, query, isPrefix(name))
}

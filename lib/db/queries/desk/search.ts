import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Visit } from '@/lib/catalogue/visits'
import type { Reads } from '@/lib/db/schema'

/** `words`: lower-case starts of a name's words. `ending`: four or more digits. `after`: the last row read. */
export type SearchQuery = {
  placeIds: readonly string[]
  allPlaces: number
  reference: string | null
  phone: string | null
  ending: string | null
  words: readonly string[]
  from: Date
  until: Date
  visit: Visit | null
  status: BookingStatus | null
  isSeated: boolean | null
  after: { at: Date; id: string } | null
  limit: number
}
export type FoundRow = { id: string; starts_at: Date }

/** Up to this many bookings of a name are read whole; of a commoner one only the latest. */
const RARE = 5000

/** The expression of the index bookings_words; it splits as nameParts of lib/domain/name-parts.ts does. */
const nameTerms = sql`array_to_tsvector(
  array_remove(string_to_array(translate(lower(b.personal_name), '.-''’', '  '), ' '), ''))`

const beginnings = (words: readonly string[]): string =>
  words.map((start) => `'${start.replaceAll('\\', '\\\\')}':*`).join(' & ')

function isMeant({ words, ending }: Pick<SearchQuery, 'words' | 'ending'>): RawBuilder<unknown> {
  const named = sql`b.personal_name <> '' AND ${nameTerms} @@ ${beginnings(words)}::tsquery`
  const numbered = sql`b.personal_phone <> '' AND right(b.personal_phone, 4) = ${ending?.slice(-4)}
    AND b.personal_phone LIKE ${`%${ending}`}`
  return sql.join([...(words.length > 0 ? [named] : []), ...(ending === null ? [] : [numbered])], sql` AND `)
}

const isOfSomebody = ({ words, ending }: SearchQuery): boolean => words.length > 0 || ending !== null

/** A row comparison: with two bounds, a plan for all values expects few rows and sorts all of them. */
const fits = ({ from, until, visit, status, after }: SearchQuery, seat: RawBuilder<unknown>) => sql`
  (${seat}.starts_at, ${seat}.seat) >= (${from}::timestamptz, 0) AND ${seat}.starts_at < ${until}::timestamptz
    ${after ? sql`AND (${seat}.starts_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ${visit === null ? sql`` : sql`AND b.visit = ${visit}`} ${status === null ? sql`` : sql`AND b.status = ${status}`}`

/** A literal: a plan for all values would expect a tenth of all rows. */
const latest = (limit: number) => sql`ORDER BY starts_at DESC, id DESC LIMIT ${sql.lit(limit)}`

async function findAmong(reads: Reads, query: SearchQuery, which: RawBuilder<unknown>): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    SELECT b.id, b.starts_at FROM current_bookings b
    WHERE ${which} AND b.place_id = ANY (${[...query.placeIds]}::text[]) AND ${fits(query, sql`b`)} ${latest(query.limit)}`.execute(
    reads,
  )
  return rows
}

/** Without the CASE, a plan for all values would take the condition for rare and read all rows. */
const likely = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN true ELSE false END`

function seatStates({ isSeated }: SearchQuery): RawBuilder<unknown>[] {
  const has = sql`s.state = 'taken'`
  const left = sql`s.state = 'left' AND NOT EXISTS (
    SELECT 1 FROM seats l WHERE l.booking_id = s.booking_id AND l.nth > s.nth)`
  return isSeated === null ? [has, left] : [isSeated ? has : left]
}

/** Few places are read one by one, many by time. OFFSET 0 forces look-ups of bookings. */
async function findByTime(reads: Reads, query: SearchQuery): Promise<FoundRow[]> {
  const { placeIds, allPlaces, limit } = query
  const meant = isOfSomebody(query) ? sql`AND ${likely(isMeant(query))}` : sql``
  const found = (where: RawBuilder<unknown>) =>
    sql.join(
      seatStates(query).map(
        (state) => sql`(SELECT b.id, s.starts_at FROM seats s
          CROSS JOIN LATERAL (SELECT * FROM bookings o WHERE o.id = s.booking_id OFFSET 0) b
          WHERE ${where} AND ${state} AND ${fits(query, sql`s`)} ${meant} ${latest(limit)})`,
      ),
      sql` UNION ALL `,
    )
  const places = sql`${[...placeIds]}::text[]`
  const { rows } = await (placeIds.length ** 2 < allPlaces
    ? sql<FoundRow>`SELECT found.* FROM unnest(${places}) AS place CROSS JOIN LATERAL (
        ${found(sql`s.place_id = place AND s.state IN ('held', 'taken', 'left')`)}) found ${latest(limit)}`
    : sql<FoundRow>`SELECT * FROM (${found(likely(sql`s.place_id = ANY (${places})`))}) found ${latest(limit)}`
  ).execute(reads)
  return rows
}

export async function searchBookings(reads: Reads, query: SearchQuery): Promise<FoundRow[]> {
  const { reference, phone, visit } = query
  if (reference !== null) return findAmong(reads, query, sql`b.reference = ${reference}`)
  if (phone !== null) return findAmong(reads, query, sql`b.personal_phone = ${phone}`)
  if (visit === 'arrived' || visit === 'in_chair') return findAmong(reads, query, sql`b.visit = ${sql.lit(visit)}`)
  if (!isOfSomebody(query)) return findByTime(reads, query)
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (SELECT 1 FROM bookings b WHERE ${isMeant(query)} LIMIT ${RARE + 1}) t`.execute(
    reads,
  )
  return (rows[0]?.n ?? 0) > RARE ? findByTime(reads, query) : findAmong(reads, query, isMeant(query))
}

// Finds bookings for the front desk: by whose they are, or by place and time. Each way reads a page and no more.
import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Visit } from '@/lib/catalogue/visits'
import type { Reads } from '@/lib/db/schema'

/**
 * `words`: in lower case; each begins a word of the name. `ending`: the number's last digits, four or more. `from`, `until`: of the
 * visit. `after`: the last one that was read.
 */
export type SearchQuery = {
  placeIds: readonly string[]
  /** How many places the chain has. */
  allPlaces: number
  reference: string | null
  phone: string | null
  ending: string | null
  words: readonly string[]
  from: Date
  until: Date
  visit: Visit | null
  status: BookingStatus | null
  /** Whether bookings in that state have their seat; null where some have and some have not. */
  isSeated: boolean | null
  after: { at: Date; id: string } | null
  limit: number
}
export type FoundRow = { id: string; starts_at: Date }

/** So many of a name are read whole; of a commoner one the latest visits have enough. */
const RARE = 5000

/** The words of a name, cut as `nameWords` of lib/domain/name-parts.ts cuts what is typed: the index bookings_words has them. */
const nameTerms = sql`array_to_tsvector(
  array_remove(string_to_array(translate(lower(b.personal_name), '.-''’', '  '), ' '), ''))`

/** The beginnings of words as a tsquery; no word has an apostrophe. */
const beginnings = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll('\\', '\\\\')}':*`).join(' & ')

/** Whose bookings a search means: the rule of a name's words and of a number's last digits, in one place. */
function isMeant({ words, ending }: Pick<SearchQuery, 'words' | 'ending'>): RawBuilder<unknown> {
  const named = sql`b.personal_name <> '' AND ${nameTerms} @@ ${beginnings(words)}::tsquery`
  const numbered = sql`b.personal_phone <> '' AND right(b.personal_phone, 4) = ${ending?.slice(-4)}
    AND b.personal_phone LIKE ${`%${ending}`}`
  return sql.join([...(words.length > 0 ? [named] : []), ...(ending === null ? [] : [numbered])], sql` AND `)
}

const isOfSomebody = ({ words, ending }: SearchQuery): boolean => words.length > 0 || ending !== null

/**
 * Within the time, and in the state. A pair, because a plan that a connection keeps for all values takes two bounds of one column for
 * a span of few rows, and sorts all of them.
 */
const fits = ({ from, until, visit, status, after }: SearchQuery, seat: RawBuilder<unknown>) => sql`
  (${seat}.starts_at, ${seat}.seat) >= (${from}::timestamptz, 0) AND ${seat}.starts_at < ${until}::timestamptz
    ${after ? sql`AND (${seat}.starts_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ${visit === null ? sql`` : sql`AND b.visit = ${visit}`} ${status === null ? sql`` : sql`AND b.status = ${status}`}`

/** The number stands in the text: a plan that a connection keeps for all values would expect a tenth of all rows. */
const latest = (limit: number) => sql`ORDER BY starts_at DESC, id DESC LIMIT ${sql.lit(limit)}`

/** Of bookings that an index gives: what the desk has a right at, at its last seat. */
async function findAmong(reads: Reads, query: SearchQuery, which: RawBuilder<unknown>): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    SELECT b.id, b.starts_at FROM current_bookings b
    WHERE ${which} AND b.place_id = ANY (${[...query.placeIds]}::text[]) AND ${fits(query, sql`b`)} ${latest(query.limit)}`.execute(
    reads,
  )
  return rows
}

/** For such a plan as true as not: by itself it would take the condition for hardly ever true, and read all rows for it. */
const likely = (condition: RawBuilder<unknown>) => sql`CASE WHEN ${condition} THEN true ELSE false END`

/** Seats that a booking has, and last seats that bookings left: as the state that is looked for has them. */
function seatStates({ isSeated }: SearchQuery): RawBuilder<unknown>[] {
  const has = sql`s.state = 'taken'`
  const left = sql`s.state = 'left' AND NOT EXISTS (
    SELECT 1 FROM seats l WHERE l.booking_id = s.booking_id AND l.nth > s.nth)`
  return isSeated === null ? [has, left] : [isSeated ? has : left]
}

/**
 * The latest, looked up one by one: of each place where the places are few of the chain's, else of all by their time. OFFSET: bookings
 * are looked up, not read.
 */
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

/** The bookings that fit, the latest visit first. */
export async function searchBookings(reads: Reads, query: SearchQuery): Promise<FoundRow[]> {
  const { reference, phone, visit } = query
  if (reference !== null) return findAmong(reads, query, sql`b.reference = ${reference}`)
  if (phone !== null) return findAmong(reads, query, sql`b.personal_phone = ${phone}`)
  // The few who are at a clinic now have an index of their own (bookings_here).
  if (visit === 'arrived' || visit === 'in_chair') return findAmong(reads, query, sql`b.visit = ${sql.lit(visit)}`)
  if (!isOfSomebody(query)) return findByTime(reads, query)
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM (SELECT 1 FROM bookings b WHERE ${isMeant(query)} LIMIT ${RARE + 1}) t`.execute(
    reads,
  )
  return (rows[0]?.n ?? 0) > RARE ? findByTime(reads, query) : findAmong(reads, query, isMeant(query))
}

/** So many people of a number are told apart. */
const MOST_NAMES = 5

/** The names that a number (E.164) has booked at the places, the latest first; none of an account that left them behind. */
export async function readNamesOf(
  reads: Reads,
  { phone, placeIds }: Pick<SearchQuery, 'placeIds'> & { phone: string },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT b.personal_name AS name FROM current_bookings b
    WHERE b.personal_phone = ${phone} AND b.personal_name <> '' AND NOT b.unlinked
      AND b.place_id = ANY (${[...placeIds]}::text[])
    GROUP BY b.personal_name ORDER BY max(b.starts_at) DESC LIMIT ${MOST_NAMES}::int`.execute(reads)
  return rows.map(({ name }) => name)
}

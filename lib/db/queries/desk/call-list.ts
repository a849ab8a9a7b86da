import { type RawBuilder, sql } from 'kysely'
import { CALL_KINDS, type CallKind, type CallOutcome, type CallState } from '@/lib/catalogue/desk/calls'
import type { Language } from '@/lib/catalogue/languages'
import { type CallScope, type CallTimes, isKnownNumber, sourceOf } from '@/lib/db/queries/desk/call-sources'
import type { Reads } from '@/lib/db/schema'

export type CallRow = {
  subject: string
  phone: string
  name: string | null
  language: Language
  asked_at: Date
  due_at: Date
  /** Comes first: an emergency, or a visit that should not be missed. */
  urgent: boolean
  is_known_urgent: boolean
  city: string | null
  place_id: string | null
  treatment: string | null
  purpose: string | null
  best: string | null
  reference: string | null
  starts_at: Date | null
  score: number | null
  answer: string | null
  tries: number
  outcome: CallOutcome | null
  claimed_by: string | null
  claimed_until: Date | null
  suits: boolean
}

const openOf = (kind: CallKind, scope: CallScope, times: CallTimes) => sql`
  SELECT c.subject, c.phone, c.name, c.language, c.asked_at, coalesce(k.due_at, c.since) AS due_at, c.urgent,
    CASE WHEN c.urgent AND ${kind !== 'unproved'} THEN ${isKnownNumber(sql`c.phone`)} ELSE false END AS is_known_urgent, c.city, c.place_id,
    c.treatment, c.purpose, c.best, c.reference, c.starts_at, c.score, c.answer, coalesce(k.tries, 0) AS tries, k.outcome,
    CASE WHEN k.claimed_until > ${times.now}::timestamptz THEN k.claimed_by END AS claimed_by,
    CASE WHEN k.claimed_until > ${times.now}::timestamptz THEN k.claimed_until END AS claimed_until,
    k.due_at IS NOT NULL OR coalesce(c.best, 'any_time') = ANY (${[...times.wishes]}::text[]) AS suits
  FROM (${sourceOf(kind, scope, times)}) c LEFT JOIN calls k ON k.kind = ${kind} AND k.subject = c.subject
  WHERE k.closed_at IS NULL AND NOT EXISTS (SELECT 1 FROM do_not_call d WHERE d.personal_phone = c.phone)`

const DUE = (now: Date) => sql`(o.claimed_by IS NULL AND o.due_at <= ${now}::timestamptz AND (o.suits OR o.urgent))`
const STATES = {
  due: DUE,
  later: (now: Date) => sql`(o.claimed_by IS NULL AND NOT ${DUE(now)})`,
  claimed: () => sql`o.claimed_by IS NOT NULL`,
} satisfies Record<CallState, (now: Date) => RawBuilder<unknown>>

export type CallCursor = { rank: number; dueAt: string; subject: string }
/** The same order as RANK. */
export const rankOf = ({ urgent, is_known_urgent }: Pick<CallRow, 'urgent' | 'is_known_urgent'>): number =>
  is_known_urgent ? 0 : urgent ? 1 : 2
const RANK = sql`CASE WHEN o.is_known_urgent THEN 0 WHEN o.urgent THEN 1 ELSE 2 END`

export type CallFilter = {
  kind: CallKind
  state: CallState | null
  city: string | null
  knownUrgentOnly?: boolean
  subject?: string
  after: CallCursor | null
  limit: number
}

export async function readCalls(
  reads: Reads,
  scope: CallScope,
  times: CallTimes,
  { kind, state, city, knownUrgentOnly = false, subject, after, limit }: CallFilter,
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    SELECT * FROM (${openOf(kind, scope, times)}) o
    WHERE ${state === null ? sql`true` : STATES[state](times.now)}
      AND ${city === null ? sql`true` : sql`o.city = ${city}`} AND ${knownUrgentOnly ? sql`o.is_known_urgent` : sql`true`}
      AND ${subject === undefined ? sql`true` : sql`o.subject = ${subject}`}
      AND ${
        after === null
          ? sql`true`
          : sql`(${RANK}, o.due_at, o.subject) > (${after.rank}::int, ${after.dueAt}::timestamptz, ${after.subject})`
      }
    ORDER BY ${RANK}, o.due_at, o.subject LIMIT ${limit}::int`.execute(reads)
  return rows
}

/** Of unproved numbers only the calls that come first: a reminder asks the others. */
export async function countCalls(
  reads: Reads,
  scope: CallScope,
  times: CallTimes,
  most: number,
): Promise<Record<CallKind, number>> {
  const isCounted = (kind: CallKind) => (kind === 'unproved' ? sql`o.urgent` : sql`true`)
  const count = (kind: CallKind) => sql`(
    SELECT count(*)::int FROM (
      SELECT 1 FROM (${openOf(kind, scope, times)}) o WHERE ${isCounted(kind)} LIMIT ${most}::int) n) AS ${sql.ref(kind)}`
  const { rows } = await sql<Record<CallKind, number>>`SELECT ${sql.join(CALL_KINDS.map(count))}`.execute(reads)
  const [counts] = rows
  if (!counts) throw new Error('A SELECT without a table has one row')
  return counts
}

export const readPlaceCities = (reads: Reads): Promise<{ id: string; city_id: string; city: string }[]> =>
  reads
    .selectFrom('places')
    .innerJoin('cities', 'cities.id', 'places.city_id')
    .select(['places.id', 'places.city_id', 'cities.name as city'])
    .orderBy('cities.name')
    .execute()

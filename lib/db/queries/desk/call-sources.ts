// Nothing is copied, so that a booking, an answer or a deletion takes a call off the list at once.
import { type RawBuilder, sql } from 'kysely'
import { type CallKind, UNHAPPY_SCORE } from '@/lib/catalogue/desk/calls'
import { isStanding } from '@/lib/db/queries/recalls/recalls'
import type { Reads, Tx } from '@/lib/db/schema'

/** Null for everything. A lead without a city is in every scope. */
export type CallScope = { cities: readonly string[] | null; placeIds: readonly string[] | null }
/** The limits of lib/domain/desk/calls.ts: oldest lead, last change of an unfinished lead, latest visit, last second message. */
export type CallTimes = {
  now: Date
  leadsSince: Date
  quietSince: Date
  visitsUntil: Date
  recalledBefore: Date
  wishes: readonly string[]
}

const inList = (column: RawBuilder<unknown>, list: readonly string[] | null) =>
  list === null ? sql`true` : sql`${column} = ANY (${[...list]}::text[])`

const NO_ANSWER = sql`NULL::int AS score, NULL::text AS answer`

/** Proved for a booking, used for a kept visit, or an account's. */
export const isKnownNumber = (phone: RawBuilder<unknown>) => sql`(
  EXISTS (SELECT 1 FROM bookings k WHERE k.personal_phone = ${phone} AND (k.proved OR k.kept_at IS NOT NULL))
  OR EXISTS (SELECT 1 FROM users u WHERE u.personal_phone = ${phone}))`

const isUrgent = (lead: 'l' | 'n') => {
  const column = (name: string) => sql.ref(`${lead}.${name}`)
  return sql`
  CASE WHEN coalesce(
      ${column('answers')} ->> 'concern_category' = 'emergency' OR ${column('questionnaire')} ->> 'pain_now' = 'strong', false)
    THEN coalesce(${column('urgent')}, true) OR ${isKnownNumber(column('personal_phone'))} ELSE false END`
}

/**
 * A number's latest lead, or its latest emergency. Nobody else can remove it from the list. A booking removes it only if
 * it is proved or of the same browser. A newer lead of another browser removes it only if it is callable.
 */
const leads = ({ cities }: CallScope, { leadsSince, quietSince }: CallTimes, waits: boolean) => sql`
  SELECT l.id::text AS subject, l.personal_phone AS phone, l.personal_name AS name, l.language,
    coalesce(l.finished_at, l.updated_at) AS asked_at, coalesce(l.finished_at, l.updated_at) AS since,
    ${isUrgent('l')} AS urgent,
    ${waits ? sql`l.waiting_city` : sql`l.answers ->> 'city'`} AS city, NULL::text AS place_id,
    l.answers ->> 'treatment' AS treatment, l.answers ->> 'purpose' AS purpose, l.questionnaire ->> 'best_time' AS best,
    NULL::text AS reference, NULL::timestamptz AS starts_at, ${NO_ANSWER}
  FROM leads l
  WHERE l.handled_at IS NULL AND l.created_at > ${leadsSince}::timestamptz
    AND (l.finished_at IS NOT NULL OR l.updated_at <= ${quietSince}::timestamptz)
    AND l.waiting_city IS ${waits ? sql`NOT NULL` : sql`NULL`}
    AND ${waits ? sql`true` : sql`(l.answers ->> 'city' IS NULL OR ${inList(sql`l.answers ->> 'city'`, cities)})`}
    AND NOT EXISTS (
      SELECT 1 FROM leads n WHERE n.personal_phone = l.personal_phone AND n.handled_at IS NULL
        AND (n.waiting_city IS NULL) = (l.waiting_city IS NULL)
        AND (${isUrgent('n')}, n.created_at, n.id) > (${isUrgent('l')}, l.created_at, l.id)
        AND (n.owner = l.owner OR n.finished_at IS NOT NULL OR n.updated_at <= ${quietSince}::timestamptz))
    AND NOT EXISTS (
      SELECT 1 FROM bookings b
      WHERE b.personal_phone = l.personal_phone AND b.status = 'confirmed' AND b.booked_at >= l.created_at
        AND (b.proved OR b.owner = l.owner))`

/** For the booking `b`: nobody has shown that the number is theirs. */
const NOBODYS = sql`NOT b.proved AND b.uid IS NULL AND b.attendance_confirmed_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM bookings k WHERE k.personal_phone = b.personal_phone AND (k.proved OR k.kept_at IS NOT NULL))`
const AFFECTED = sql`EXISTS (
  SELECT 1 FROM affected_bookings m JOIN closures o ON o.id = m.closure_id AND o.lifted_at IS NULL
  WHERE m.booking_id = b.id AND m.state IN ('open', 'told'))`

const closureSubject = sql<string>`md5(i.closure_id::text || i.booking_id::text)::uuid::text`

const ofBooking = (since: RawBuilder<unknown>, { answer = NO_ANSWER, urgent = sql`false` } = {}) => sql`
  b.personal_phone AS phone, b.personal_name AS name, b.language, b.booked_at AS asked_at, ${since} AS since, ${urgent} AS urgent,
  p.city_id AS city, p.id AS place_id, b.treatment, NULL::text AS purpose, NULL::text AS best, b.reference, s.starts_at,
  ${answer}`

const closure = ({ placeIds }: CallScope, { now }: CallTimes) => sql`
  SELECT ${closureSubject} AS subject, ${ofBooking(sql`n.created_at`)}
  FROM closures n
    JOIN affected_bookings i ON i.closure_id = n.id AND i.state IN ('open', 'told')
    JOIN bookings b ON b.id = i.booking_id
    JOIN seats s ON s.booking_id = b.id AND s.state = 'taken' AND s.starts_at > ${now}::timestamptz
    JOIN places p ON p.id = s.place_id
  WHERE n.lifted_at IS NULL AND ${inList(sql`p.id`, placeIds)} AND NOT EXISTS (
    SELECT 1 FROM affected_bookings j JOIN closures o ON o.id = j.closure_id AND o.lifted_at IS NULL
    WHERE j.booking_id = b.id AND j.state IN ('open', 'told') AND (o.created_at, o.id) > (n.created_at, n.id))`

const earlier = ({ placeIds }: CallScope, { now, visitsUntil }: CallTimes) => sql`
  SELECT b.id::text AS subject, ${ofBooking(sql`e.joined_at`)}
  FROM waitlist_entries e
    JOIN bookings b ON b.id = e.booking_id
    JOIN seats s ON s.booking_id = b.id AND s.state = 'taken' AND s.starts_at > ${now}::timestamptz
      AND s.place_id = e.place_id
    JOIN places p ON p.id = e.place_id
  WHERE e.ended_at IS NULL AND ${inList(sql`e.place_id`, placeIds)} AND NOT ${AFFECTED}
    AND NOT (s.starts_at <= ${visitsUntil}::timestamptz AND ${NOBODYS})`

/** The number missed a visit before, or much is lost if nobody comes: a longer visit, or a team on the road. */
const COMES_FIRST = sql`(s.visit_minutes IS NOT NULL OR p.kind = 'home_zone' OR EXISTS (
  SELECT 1 FROM bookings m WHERE m.personal_phone = b.personal_phone AND m.visit = 'missed'))`

/** OFFSET 0 forces look-ups by seat, because PostgreSQL underestimates them and would read the whole table. */
const unproved = ({ placeIds }: CallScope, { now, visitsUntil }: CallTimes) => sql`
  SELECT b.id::text AS subject,
    ${ofBooking(sql`s.starts_at - (${visitsUntil}::timestamptz - ${now}::timestamptz)`, { urgent: COMES_FIRST })}
  FROM places p
    JOIN LATERAL (
      SELECT * FROM seats t WHERE t.place_id = p.id AND t.state = 'taken' AND t.starts_at > ${now}::timestamptz
        AND t.starts_at <= ${visitsUntil}::timestamptz) s ON true
    CROSS JOIN LATERAL (SELECT * FROM bookings o WHERE o.id = s.booking_id OFFSET 0) b
  WHERE ${inList(sql`p.id`, placeIds)} AND ${NOBODYS} AND NOT ${AFFECTED}`

const unhappy = ({ placeIds }: CallScope, { leadsSince }: CallTimes) => sql`
  SELECT b.id::text AS subject,
    ${ofBooking(sql`q.answered_at`, { answer: sql`q.score::int AS score, q.personal_words AS answer` })}
  FROM visit_questions q
    JOIN bookings b ON b.id = q.booking_id AND b.personal_phone <> ''
    CROSS JOIN LATERAL (SELECT * FROM seats a WHERE a.booking_id = q.booking_id ORDER BY a.nth DESC LIMIT 1) s
    JOIN places p ON p.id = s.place_id
  WHERE q.answered_at > ${leadsSince}::timestamptz AND q.score <= ${UNHAPPY_SCORE} AND ${inList(sql`p.id`, placeIds)}`

/** Two messages brought no booking. The visit shown is the one that the patient's wish was about. */
const recall = ({ placeIds }: CallScope, { now, recalledBefore }: CallTimes) => sql`
  SELECT r.id::text AS subject, b.personal_phone AS phone, b.personal_name AS name, b.language, r.consented_at AS asked_at,
    r.second_asked_at + (${now}::timestamptz - ${recalledBefore}::timestamptz) AS since, false AS urgent, p.city_id AS city,
    p.id AS place_id, b.treatment, NULL::text AS purpose, NULL::text AS best, NULL::text AS reference, s.starts_at,
    ${NO_ANSWER}
  FROM recalls r
    JOIN bookings b ON b.id = r.booking_id
    CROSS JOIN LATERAL (SELECT * FROM seats a WHERE a.booking_id = b.id ORDER BY a.nth DESC LIMIT 1) s
    JOIN places p ON p.id = s.place_id
  WHERE r.second_asked_at <= ${recalledBefore}::timestamptz AND ${inList(sql`p.id`, placeIds)} AND ${isStanding(now)}`

const SOURCES: Record<CallKind, (scope: CallScope, times: CallTimes) => RawBuilder<unknown>> = {
  lead: (scope, times) => leads(scope, times, false),
  waiting: (scope, times) => leads(scope, times, true),
  unproved,
  closure,
  unhappy,
  earlier,
  recall,
}

export const sourceOf = (kind: CallKind, scope: CallScope, times: CallTimes): RawBuilder<unknown> =>
  SOURCES[kind](scope, times)

export type ClosureCall = {
  booking_id: string
  subject: string
  is_closed: boolean
  staff_id: string | null
  caller: string | null
}

export async function readClosureCalls(reads: Reads, id: string, now: Date): Promise<ClosureCall[]> {
  const { rows } = await sql<ClosureCall>`
    SELECT i.booking_id, ${closureSubject} AS subject, k.closed_at IS NOT NULL AS is_closed,
      t.id AS staff_id, t.personal_name AS caller
    FROM affected_bookings i LEFT JOIN calls k ON k.kind = 'closure' AND k.subject = ${closureSubject}
      LEFT JOIN staff t ON t.id = k.claimed_by AND k.closed_at IS NULL AND k.claimed_until > ${now}::timestamptz
    WHERE i.closure_id = ${id}::uuid`.execute(reads)
  return rows
}

export async function closureOfCall(
  tx: Tx,
  subject: string,
  reference: string,
): Promise<{ id: string; bookingId: string } | undefined> {
  const { rows } = await sql<{ id: string; bookingId: string }>`
    SELECT i.closure_id AS id, i.booking_id AS "bookingId"
    FROM bookings b JOIN affected_bookings i ON i.booking_id = b.id
    WHERE b.reference = ${reference} AND ${closureSubject} = ${subject}`.execute(tx)
  return rows[0]
}

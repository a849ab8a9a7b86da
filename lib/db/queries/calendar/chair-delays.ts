import { sql } from 'kysely'
import { DELAY_MINUTES } from '@/lib/catalogue/desk/delays'
import type { Language } from '@/lib/catalogue/languages'
import type { Reads, Tx } from '@/lib/db/schema'

type Chair = { placeId: string; seat: number }
type DelayRow = { seat: number; minutes: number; reported_at: Date }

export function readDelays(reads: Reads, placeId: string): Promise<DelayRow[]> {
  return reads
    .selectFrom('chair_delays')
    .where('place_id', '=', placeId)
    .select(['seat', 'minutes', 'reported_at'])
    .orderBy('seat')
    .execute()
}

/** False when the place has no such chair. */
export async function writeDelay(
  tx: Tx,
  { placeId, seat, minutes, now }: Chair & { minutes: number; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO chair_delays (place_id, seat, minutes, reported_at)
    SELECT p.id, ${seat}::integer, ${minutes}::smallint, ${now}::timestamptz FROM places p
    WHERE p.id = ${placeId} AND ${seat}::integer BETWEEN 1 AND p.seats
    ON CONFLICT (place_id, seat) DO UPDATE SET minutes = excluded.minutes, reported_at = excluded.reported_at
    RETURNING seat`.execute(tx)
  return rows.length === 1
}

export type DelayedVisit = {
  id: string
  reference: string
  seat_id: string
  starts_at: Date
  personal_name: string
  personal_age: number | null
  personal_phone: string
  self_booked: boolean
  proved: boolean
  link_version: number
  language: Language
}

const isExpected = sql<boolean>`b.visit = 'expected' AND NOT EXISTS (SELECT 1 FROM arrivals a WHERE a.seat_id = s.id)`

/**
 * Visits of the chair that begin after `after` and until `until`, without patients who are there already. A deleted
 * account's number may be another person's by now.
 */
export async function readNextVisitsOfChair(
  tx: Tx,
  { placeId, seat, after, until }: Chair & { after: Date; until: Date },
): Promise<DelayedVisit[]> {
  const { rows } = await sql<DelayedVisit>`
    SELECT b.id, b.reference, s.id AS seat_id, s.starts_at, b.personal_name, b.personal_age, b.personal_phone, b.self_booked,
      b.proved, b.link_version, b.language
    FROM seats s JOIN bookings b ON b.id = s.booking_id
    WHERE s.place_id = ${placeId} AND s.seat = ${seat}::integer AND s.state IN ('held', 'taken') AND s.state = 'taken'
      AND s.starts_at > ${after}::timestamptz AND s.starts_at <= ${until}::timestamptz
      AND ${isExpected} AND NOT b.unlinked AND b.personal_phone <> ''
    ORDER BY s.starts_at`.execute(tx)
  return rows
}

/**
 * The subject of a message about a delay; an `on_time_again` has that of the delay it takes back. A delay that has
 * shrunk also names the longer one, so that its message is sent although the patient may have read the same before.
 */
export const delaySubject = (seatId: string, minutes: number, told = 0): string =>
  `${seatId} ${minutes}${told > minutes ? ` ${told}` : ''}`
const subjectsOf = (seatIds: readonly string[]): string[] => {
  const pairs = DELAY_MINUTES.flatMap((minutes) =>
    [0, ...DELAY_MINUTES.filter((told) => told > minutes)].map((told) => [minutes, told] as const),
  )
  return seatIds.flatMap((id) => pairs.map(([minutes, told]) => delaySubject(id, minutes, told)))
}

/** Only messages that no transport has. */
export async function withdrawDelayMessages(tx: Tx, seatIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM outbox WHERE kind IN ('running_late', 'on_time_again') AND subject = ANY (${subjectsOf(seatIds)}::text[])
      AND sent_at IS NULL AND NOT handed`.execute(tx)
}

/** By seat id, the minutes that its patient read last: 0 after a message that took the delay back. */
export async function readToldDelays(reads: Reads, seatIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ seat_id: string; minutes: number }>`
    SELECT DISTINCT ON (1) split_part(subject, ' ', 1) AS seat_id,
      CASE kind WHEN 'running_late' THEN split_part(subject, ' ', 2)::integer ELSE 0 END AS minutes
    FROM outbox
    WHERE kind IN ('running_late', 'on_time_again') AND subject = ANY (${subjectsOf(seatIds)}::text[])
      AND (sent_at IS NOT NULL OR handed)
    ORDER BY 1, created_at DESC, kind`.execute(reads)
  return new Map(rows.map(({ seat_id, minutes }) => [seat_id, minutes]))
}

/** Ids of messages that still say what the desk says, to patients who are still expected. */
export async function readTrueDelays(
  reads: Reads,
  messages: readonly { id: string; kind: string; subject: string }[],
  now: Date,
): Promise<string[]> {
  if (messages.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT m.id FROM unnest(${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ kind }) => kind)}::text[],
        ${messages.map(({ subject }) => subject)}::text[]) AS m (id, kind, subject)
      JOIN seats s ON s.id = split_part(m.subject, ' ', 1)::uuid AND s.state = 'taken'
      JOIN bookings b ON b.id = s.booking_id
      JOIN chair_delays d ON d.place_id = s.place_id AND d.seat = s.seat
    WHERE ${isExpected} AND s.starts_at + interval '1 minute' * CASE m.kind
        WHEN 'running_late' THEN coalesce(nullif(split_part(m.subject, ' ', 3), '')::integer, 0)
        ELSE split_part(m.subject, ' ', 2)::integer END > ${now}::timestamptz
      AND d.minutes = CASE m.kind WHEN 'running_late' THEN split_part(m.subject, ' ', 2)::integer ELSE 0 END`.execute(
    reads,
  )
  return rows.map(({ id }) => id)
}

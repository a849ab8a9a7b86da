import { sql } from 'kysely'
import { MAIL_KINDS, REMINDER_KINDS, VISIT_KINDS } from '@/lib/db/message-kinds'
import { affectedBy } from '@/lib/db/queries/closures/affected-bookings'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

const MAILS = Object.values(MAIL_KINDS)
const BY_SMS = sql`${[...VISIT_KINDS, ...REMINDER_KINDS]}::text[]`
const BY_MAIL = sql`${MAILS}::text[]`

export type NotifiedVisit = {
  message_id: string
  starts_at: Date
  place_id: string
  stands: boolean
  is_expected: boolean
  is_over: boolean
  is_stopped: boolean
  is_cancelled: boolean
  is_own: boolean
  /** Other messages of the channel, the newest first. `starts_at`: null for a cancellation. */
  other_messages: { starts_at: string | null; place_id: string; is_sure: boolean }[]
}

export async function readNotifiedVisits(
  reads: Reads,
  messages: readonly { id: string; kind: string; subject: string }[],
  now: Date,
): Promise<Map<string, NotifiedVisit>> {
  if (messages.length === 0) return new Map()
  const { rows } = await sql<NotifiedVisit>`
    SELECT m.id AS message_id, s.starts_at, s.place_id, s.state = 'taken' AND s.starts_at > ${now}::timestamptz AS stands,
      b.status = 'cancelled' AND s.nth = (SELECT max(l.nth) FROM seats l WHERE l.booking_id = b.id) AS is_cancelled,
      b.proved AS is_own, b.visit = 'expected' AND ${affectedBy} IS NULL AS is_expected,
      b.visit IN ('kept', 'left') AS is_over,
      EXISTS (SELECT 1 FROM do_not_remind d WHERE d.personal_phone = b.personal_phone) AS is_stopped,
      coalesce((
        SELECT json_agg(json_build_object(
            'starts_at', CASE WHEN o.kind NOT IN ('booking_cancelled', 'mail_cancelled') THEN t.starts_at END,
            'place_id', t.place_id, 'is_sure', o.sent_at IS NOT NULL)
          ORDER BY o.sent_at DESC NULLS FIRST, t.nth DESC)
        FROM seats t JOIN outbox o ON o.kind = ANY (CASE WHEN m.is_mail THEN ${BY_MAIL} ELSE ${BY_SMS} END) AND o.subject = t.id::text
        WHERE t.booking_id = b.id AND o.id <> m.id AND (o.sent_at IS NOT NULL OR o.handed)), '[]') AS other_messages
    FROM unnest(${messages.map(({ id }) => id)}::uuid[], ${messages.map(({ subject }) => subject)}::text[],
        ${messages.map(({ kind }) => MAILS.some((mail) => mail === kind))}::boolean[])
      AS m (id, subject, is_mail)
    JOIN seats s ON s.id = m.subject::uuid JOIN bookings b ON b.id = s.booking_id`.execute(reads)
  return new Map(rows.map((row) => [row.message_id, row]))
}

export async function readNotifiedStates(
  reads: Reads,
  { bookingId, startsAt }: { bookingId: string; startsAt: Date },
): Promise<{ is_sent: boolean; waits: boolean }[]> {
  const { rows } = await sql<{ is_sent: boolean; waits: boolean }>`
    SELECT o.sent_at IS NOT NULL AS is_sent,
      o.sent_at IS NULL AND (o.dropped IS NULL OR o.dropped = 'summarised') AS waits
    FROM seats s JOIN outbox o ON o.subject = s.id::text AND o.kind IN ('booking_confirmed', 'booking_moved')
    WHERE s.booking_id = ${bookingId}::uuid AND s.starts_at = ${startsAt}::timestamptz`.execute(reads)
  return rows
}

export async function summarise(tx: Tx, row: OutboxRow, period: { now: Date; until: Date }): Promise<void> {
  await sql`
    WITH begun AS (
      INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, network, created_at, next_attempt_at)
      VALUES ('booking_summary', ${row.id}, ${row.personal_to}, '{}', ${row.language}, ${row.network}, ${period.now}::timestamptz,
        ${period.until}::timestamptz)
      ON CONFLICT (personal_to)
        WHERE kind = 'booking_summary' AND sent_at IS NULL AND dropped IS NULL AND NOT admitted
        DO UPDATE SET personal_to = excluded.personal_to
      RETURNING id)
    UPDATE outbox SET dropped = 'summarised', personal_to = '', personal_payload = '{}', network = NULL,
      summary_id = begun.id
    FROM begun WHERE outbox.id = ${row.id}::uuid`.execute(tx)
}

export async function hasSummaryWaiting(reads: Reads, to: string): Promise<boolean> {
  const row = await reads
    .selectFrom('outbox')
    .where('kind', '=', 'booking_summary')
    .where('personal_to', '=', to)
    .where('sent_at', 'is', null)
    .where('dropped', 'is', null)
    .where('admitted', '=', false)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

export function readSummarised(reads: Reads, summaryId: string): Promise<OutboxRow[]> {
  return reads
    .selectFrom('outbox')
    .where('summary_id', '=', summaryId)
    .selectAll()
    .$narrowType<{ kind: OutboxRow['kind'] }>()
    .execute()
}

/** The summary includes these, so they may arrive from now on. */
export async function handSummarised(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.updateTable('outbox').set({ handed: true }).where('id', 'in', ids).execute()
}

export async function markSummarised(writes: Writes, summaryId: string, now: Date): Promise<void> {
  await writes
    .updateTable('outbox')
    .set({ sent_at: now })
    .where('summary_id', '=', summaryId)
    .where('handed', '=', true)
    .execute()
}

export type NextVisit = { reference: string; starts_at: Date; place: string }

/** A deleted account's visits only if `about` has their seat: the number may be another person's by now. */
export async function readNextVisits(
  reads: Reads,
  { to, about, now }: { to: string; about: readonly string[]; now: Date },
): Promise<NextVisit[]> {
  const { rows } = await sql<NextVisit>`
    SELECT b.reference, s.starts_at,
      CASE WHEN b.appointment_type = 'video' THEN '' ELSE coalesce(c.name, z.name, '') END AS place
    FROM bookings b JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
    LEFT JOIN clinics c ON c.place_id = s.place_id LEFT JOIN home_zones z ON z.place_id = s.place_id
    WHERE b.personal_phone = ${to} AND s.starts_at > ${now}::timestamptz
      AND (NOT b.unlinked OR s.id = ANY (${[...about]}::uuid[]))
    ORDER BY s.starts_at, s.id`.execute(reads)
  return rows
}

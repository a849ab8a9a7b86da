import { sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import type { Reads, Tx } from '@/lib/db/schema'

export type CompanionRow = {
  id: string
  reference: string
  link_version: number
  personal_name: string
  personal_age: number | null
  place_id: string
  starts_at: Date
  ends_at: Date
}

export async function readCompanions(reads: Reads, bookingId: string): Promise<CompanionRow[]> {
  const { rows } = await sql<CompanionRow>`
    SELECT b.id, b.reference, b.link_version, b.personal_name, b.personal_age, s.place_id, s.starts_at, s.ends_at
    FROM bookings own JOIN bookings b ON b.companion_group = own.companion_group AND b.id <> own.id AND NOT b.unlinked
    JOIN seats s ON s.booking_id = b.id AND s.state = 'taken'
    WHERE own.id = ${bookingId}::uuid
    ORDER BY s.starts_at, b.id`.execute(reads)
  return rows
}

export function lockHost(tx: Tx, reference: string) {
  return tx
    .selectFrom('bookings as b')
    .innerJoin('seats as s', (join) => join.onRef('s.booking_id', '=', 'b.id').on('s.state', '=', 'taken'))
    .where('b.reference', '=', reference)
    .where('b.unlinked', '=', false)
    .select(['b.id', 'b.uid', 'b.network', 'b.proved', 'b.visit', 's.id as seat_id', 's.starts_at'])
    .forUpdate()
    .executeTakeFirst()
}

export async function readMade(reads: Reads, ids: readonly string[]): Promise<string[]> {
  const rows = await reads.selectFrom('bookings').where('id', 'in', ids).select('id').execute()
  return rows.map(({ id }) => id)
}

/** The companions' bookings become the host browser's. */
export async function joinHost(tx: Tx, hostId: string, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE bookings b SET companion_group = coalesce(own.companion_group, own.id), owner = own.owner
    FROM bookings own WHERE own.id = ${hostId}::uuid AND b.id = ANY (${[hostId, ...ids]}::uuid[])`.execute(tx)
}

type CompanionMessage = {
  seats: readonly string[]
  to: string
  language: Language
  network: string | null
  now: Date
}

/** Replaces the notifications of these seats, which must be from the same transaction. */
export async function mergeNotifications(tx: Tx, message: CompanionMessage & { subject: string }): Promise<void> {
  await sql`
    WITH one AS (
      INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, network, created_at)
      VALUES ('booking_companions', ${message.subject}, ${message.to}, '{}', ${message.language}, ${message.network},
        ${message.now}::timestamptz)
      RETURNING id)
    UPDATE outbox SET dropped = 'summarised', personal_to = '', personal_payload = '{}', network = NULL, summary_id = one.id
    FROM one WHERE kind IN ('booking_confirmed', 'booking_moved') AND subject = ANY (${[...message.seats]}::text[])
      AND sent_at IS NULL`.execute(tx)
}

/** The number's summary replaces these cancellations of the same transaction; it is sent at `until`. */
export async function notifyCancelled(tx: Tx, message: CompanionMessage & { until: Date }): Promise<void> {
  await sql`
    WITH one AS (
      INSERT INTO outbox (kind, subject, personal_to, personal_payload, language, network, created_at, next_attempt_at)
      VALUES ('booking_summary', ${message.seats[0] ?? ''}, ${message.to}, '{}', ${message.language}, ${message.network},
        ${message.now}::timestamptz, ${message.until}::timestamptz)
      ON CONFLICT (personal_to)
        WHERE kind = 'booking_summary' AND sent_at IS NULL AND dropped IS NULL AND NOT admitted
        DO UPDATE SET personal_to = excluded.personal_to
      RETURNING id)
    UPDATE outbox SET dropped = 'summarised', personal_to = '', personal_payload = '{}', network = NULL, summary_id = one.id
    FROM one WHERE kind = 'booking_cancelled' AND subject = ANY (${[...message.seats]}::text[]) AND sent_at IS NULL`.execute(
    tx,
  )
}

export type NotifiedCompanion = {
  id: string
  reference: string
  link_version: number
  type: 'clinic' | 'at_home'
  place: string
  starts_at: Date
  self_booked: boolean
  proved: boolean
  personal_name: string
  personal_age: number | null
}

export async function readNotifiedCompanions(reads: Reads, bookingId: string): Promise<NotifiedCompanion[]> {
  const { rows } = await sql<NotifiedCompanion>`
    SELECT b.id, b.reference, b.link_version, b.appointment_type AS type, s.starts_at, b.self_booked, b.proved,
      b.personal_name, b.personal_age,
      CASE WHEN b.appointment_type = 'clinic' THEN coalesce(c.name, '') ELSE '' END AS place
    FROM bookings own JOIN bookings b ON b.companion_group = own.companion_group AND NOT b.unlinked
    JOIN seats s ON s.booking_id = b.id AND s.state = 'taken' LEFT JOIN clinics c ON c.place_id = s.place_id
    WHERE own.id = ${bookingId}::uuid
    ORDER BY b.id = b.companion_group DESC, s.starts_at, b.id`.execute(reads)
  return rows
}

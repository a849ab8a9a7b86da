import { sql } from 'kysely'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { EMPTIED } from '@/lib/db/queries/messages/outbox'
import type { Reads, Tx } from '@/lib/db/schema'
import type { CorrectedFields } from '@/lib/db/tables/correction-tables'

export type BookedCare = {
  treatment: string | null
  service: string
  treatmentKey: TreatmentKey
  procedure: string | null
  pricePaise: number
}

export function readCorrectable(tx: Tx, id: string) {
  return tx
    .selectFrom('bookings as b')
    .leftJoin('membership_benefits as m', 'm.booking_id', 'b.id')
    .where('b.id', '=', id)
    .select([
      'b.personal_name',
      'b.personal_phone',
      'b.treatment',
      'b.concern',
      'b.flow',
      'b.link_version',
      'b.language',
    ])
    .select(['b.appointment_type'])
    .select(['m.booking_id as member_priced'])
    .executeTakeFirstOrThrow()
}

export async function writeName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('bookings').set({ personal_name: name }).where('id', '=', id).execute()
}

export async function writeCare(tx: Tx, id: string, care: BookedCare): Promise<void> {
  const { treatment, service, treatmentKey, procedure, pricePaise } = care
  await tx
    .updateTable('bookings')
    .set({ treatment, service, treatment_key: treatmentKey, procedure, price_paise: pricePaise })
    .where('id', '=', id)
    .execute()
}

/** Closes the manage link. Proved if an account or another proved booking has the number. */
export async function writeNumber(tx: Tx, id: string, phone: string): Promise<void> {
  await sql`
    UPDATE bookings b SET personal_phone = ${phone}, link_version = b.link_version + 1,
      proved = EXISTS (SELECT 1 FROM users u WHERE u.personal_phone = ${phone})
        OR EXISTS (SELECT 1 FROM bookings o WHERE o.personal_phone = ${phone} AND o.proved AND NOT o.unlinked AND o.id <> b.id)
    WHERE b.id = ${id}::uuid`.execute(tx)
}

export async function readAlong(tx: Tx, { id, phone }: { id: string; phone: string }): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    SELECT b.reference FROM bookings own JOIN bookings b ON b.companion_group = own.companion_group AND b.id <> own.id
    WHERE own.id = ${id}::uuid AND b.personal_phone = ${phone} AND b.status = 'confirmed' ORDER BY b.id`.execute(tx)
  return rows.map(({ reference }) => reference)
}

type Redirection = { id: string; from: string; to: string; manage: string }

/** Waiting messages get the new number and link and lose the wrong name. True if one notifies of the time. */
export async function redirectWaiting(tx: Tx, { id, from, to, manage }: Redirection): Promise<boolean> {
  const waits = sql`personal_to = ${from} AND sent_at IS NULL AND dropped IS NULL AND NOT handed`
  await sql`
    UPDATE outbox SET dropped = 'superseded', personal_to = ${EMPTIED.personal_to}, network = NULL,
      personal_payload = ${EMPTIED.personal_payload}::jsonb
    WHERE kind = 'booking_link' AND subject LIKE ${`${id}:%`} AND ${waits}`.execute(tx)
  const { rows } = await sql<{ kind: string }>`
    UPDATE outbox o SET personal_to = ${to}, personal_payload = o.personal_payload
      || CASE WHEN o.personal_payload ? 'manage' THEN jsonb_build_object('manage', ${manage}::text) ELSE '{}' END
      || CASE WHEN jsonb_typeof(o.personal_payload -> 'other') = 'object'
        THEN jsonb_build_object('other', (o.personal_payload -> 'other') || '{"firstName": null}')
        ELSE '{}' END
    WHERE ${waits} AND (o.subject IN (SELECT s.id::text FROM seats s WHERE s.booking_id = ${id}::uuid)
      OR o.subject LIKE ${`% ${id}`})
    RETURNING o.kind`.execute(tx)
  return rows.some(({ kind }) => kind === 'booking_confirmed' || kind === 'booking_moved')
}

type Correction = { eventId: number; bookingId: string; before: CorrectedFields; after: CorrectedFields }

export async function insertCorrection(tx: Tx, { eventId, bookingId, before, after }: Correction): Promise<void> {
  await tx
    .insertInto('booking_corrections')
    .values({
      event_id: eventId,
      booking_id: bookingId,
      personal_before: JSON.stringify(before),
      personal_after: JSON.stringify(after),
    })
    .execute()
}

export async function readCorrections(
  reads: Reads,
  bookingId: string,
): Promise<Map<number, { before: CorrectedFields; after: CorrectedFields }>> {
  const rows = await reads
    .selectFrom('booking_corrections')
    .where('booking_id', '=', bookingId)
    .select(['event_id', 'personal_before', 'personal_after'])
    .execute()
  return new Map(rows.map((row) => [Number(row.event_id), { before: row.personal_before, after: row.personal_after }]))
}

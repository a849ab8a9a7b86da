import { sql } from 'kysely'
import { EMPTIED } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'

type Whom = { uid: string; phone: string }

/** The law requires the bookings. They stay in no account, and nobody can claim them by the number. */
export async function unlinkBookings(tx: Tx, { uid, phone }: Whom): Promise<void> {
  await sql`
    UPDATE visit_questions q SET personal_words = NULL FROM bookings b
    WHERE q.booking_id = b.id AND q.personal_words IS NOT NULL
      AND (b.uid = ${uid} OR (b.personal_phone = ${phone} AND b.uid IS NULL))`.execute(tx)
  await tx.updateTable('bookings').set({ uid: null, unlinked: true }).where('uid', '=', uid).execute()
  await tx
    .updateTable('bookings')
    .set({ unlinked: true })
    .where('personal_phone', '=', phone)
    .where('uid', 'is', null)
    .execute()
}

export async function deleteLeads(tx: Tx, { uid, phone }: Whom): Promise<void> {
  await sql`
    DELETE FROM leads WHERE uid = ${uid} OR (personal_phone = ${phone} AND uid IS NULL)`.execute(tx)
}

export async function deleteRecalls(tx: Tx, { uid, phone }: Whom): Promise<void> {
  await sql`
    DELETE FROM recalls r USING bookings b
    WHERE b.id = r.booking_id AND (b.uid = ${uid} OR r.personal_phone = ${phone})`.execute(tx)
}

/** The referral still counts for the referrer, without the number. */
export async function forgetInvitation(tx: Tx, { uid, phone }: Whom): Promise<void> {
  await sql`
    UPDATE referrals SET personal_phone = 'deleted:' || gen_random_uuid(), invited_uid = NULL
    WHERE personal_phone = ${phone} OR invited_uid = ${uid}`.execute(tx)
}

/** Empties sent messages and unsent codes. Other unsent messages still go out, because the bookings stand. */
export async function forgetMessages(tx: Tx, to: readonly string[]): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ ...EMPTIED, dropped: 'superseded' })
    .where('personal_to', 'in', to)
    .where('kind', '=', 'code')
    .where('sent_at', 'is', null)
    .execute()
  await tx
    .updateTable('outbox')
    .set(EMPTIED)
    .where('personal_to', 'in', to)
    .where('personal_to', '<>', '')
    .where('sent_at', 'is not', null)
    .execute()
}

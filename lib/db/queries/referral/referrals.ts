// Who may invite, and who came by whose link.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type Switch = { referral_allowed: boolean; referral_code: string | null }

/** The user's side of the programme; undefined when there is no such user. */
export function readSwitch(reads: Reads, uid: string): Promise<Switch | undefined> {
  return reads
    .selectFrom('users')
    .where('uid', '=', uid)
    .select(['referral_allowed', 'referral_code'])
    .executeTakeFirst()
}

/** Switches the programme on or off; the code of the first time stays for ever. Gives the code. */
export async function writeSwitch(
  writes: Writes,
  { uid, on, code }: { uid: string; on: boolean; code: string },
): Promise<string> {
  const row = await writes
    .updateTable('users')
    .set((eb) => ({ referral_allowed: on, referral_code: eb.fn.coalesce('referral_code', eb.val(code)) }))
    .where('uid', '=', uid)
    .returning('referral_code')
    .executeTakeFirst()
  return row?.referral_code ?? code
}

export type Counts = { invited: number; booked: number; kept: number }

/** How many came by this user's link, how many of them have booked, and how many of those have been with us. */
export async function countReferrals(reads: Reads, uid: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT count(*)::int AS invited, count(booking_id)::int AS booked, count(kept_at)::int AS kept
    FROM referrals WHERE referrer_uid = ${uid}`.execute(reads)
  return rows[0] ?? { invited: 0, booked: 0, kept: 0 }
}

/** Whose link the code stands in, while the programme is on for them. */
export async function readReferrer(reads: Reads, code: string): Promise<string | undefined> {
  const row = await reads
    .selectFrom('users')
    .where('referral_code', '=', code)
    .where('referral_allowed', '=', true)
    .select('uid')
    .executeTakeFirst()
  return row?.uid
}

export type NewReferral = {
  referrer: string
  phone: string
  /** Who was signed in at the booking. */
  uid: string | null
  bookingId: string
  now: Date
}

/**
 * Notes that the phone came by the referrer's link with this booking; whether it did. Not for a phone or a patient that
 * has booked before or was invited before, and not where it would lead back to the referrer.
 */
export async function insertReferral(tx: Tx, { referrer, phone, uid, bookingId, now }: NewReferral): Promise<boolean> {
  // Before the statement that judges, so that it sees what others have written meanwhile.
  await sql`SELECT lock_referrals()`.execute(tx)
  const { rows } = await sql`
    INSERT INTO referrals (personal_phone, referrer_uid, invited_uid, booking_id, created_at)
    SELECT ${phone}::text, ${referrer}::text, invited.uid, ${bookingId}::uuid, ${now}::timestamptz
    FROM (SELECT (SELECT u.uid FROM users u WHERE u.personal_phone = ${phone}) AS uid) invited
    WHERE NOT referral_circles(${phone}, invited.uid, ${referrer})
      AND ${uid}::text IS DISTINCT FROM ${referrer}::text
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.personal_phone = ${phone} AND b.id <> ${bookingId}::uuid)
      AND NOT EXISTS (SELECT 1 FROM bookings b WHERE b.uid = ${uid} AND b.id <> ${bookingId}::uuid)
    ON CONFLICT (personal_phone) DO NOTHING
    RETURNING 1`.execute(tx)
  return rows.length > 0
}

/** Counts the phone’s referral, once: who invited it; undefined when there is nothing to count. */
export async function creditReferral(
  tx: Tx,
  { phone, bookingId, now }: { phone: string; bookingId: string; now: Date },
): Promise<{ uid: string; phone: string } | undefined> {
  const counted = await tx
    .updateTable('referrals')
    .set({ kept_at: now, booking_id: bookingId })
    .where('personal_phone', '=', phone)
    .where('kept_at', 'is', null)
    .where('referrer_uid', 'is not', null)
    .returning('referrer_uid')
    .executeTakeFirst()
  const uid = counted?.referrer_uid
  if (!uid) return undefined
  const row = await tx.selectFrom('users').where('uid', '=', uid).select('personal_phone').executeTakeFirst()
  return row && { uid, phone: row.personal_phone }
}

/** Counts it no more, where it was counted by this visit; whether it was. */
export async function withdrawCredit(
  tx: Tx,
  { bookingId, keptAt }: { bookingId: string; keptAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('referrals')
    .set({ kept_at: null })
    .where('booking_id', '=', bookingId)
    .where('kept_at', '=', keptAt)
    .returning('booking_id')
    .executeTakeFirst()
  return row !== undefined
}

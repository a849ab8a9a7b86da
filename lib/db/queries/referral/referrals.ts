import { sql } from 'kysely'
import type { Language } from '@/lib/catalogue/languages'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type Switch = { referral_allowed: boolean; referral_code: string | null }

export function readSwitch(reads: Reads, uid: string): Promise<Switch | undefined> {
  return reads
    .selectFrom('users')
    .where('uid', '=', uid)
    .select(['referral_allowed', 'referral_code'])
    .executeTakeFirst()
}

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

export async function countReferrals(reads: Reads, uid: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    SELECT count(*)::int AS invited, count(booking_id)::int AS booked, count(kept_at)::int AS kept
    FROM referrals WHERE referrer_uid = ${uid}`.execute(reads)
  return rows[0] ?? { invited: 0, booked: 0, kept: 0 }
}

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
  uid: string | null
  bookingId: string
  now: Date
}

/** False for a phone or patient with an earlier booking or invitation, or for a circular referral. */
export async function insertReferral(tx: Tx, { referrer, phone, uid, bookingId, now }: NewReferral): Promise<boolean> {
  // A statement of its own, so that the next one sees concurrent referrals.
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

export async function creditReferral(
  tx: Tx,
  { phone, bookingId, now }: { phone: string; bookingId: string; now: Date },
): Promise<{ uid: string; phone: string; language: Language } | undefined> {
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
  const row = await tx
    .selectFrom('users')
    .where('uid', '=', uid)
    .select(['personal_phone', 'language'])
    .executeTakeFirst()
  return row && { uid, phone: row.personal_phone, language: row.language }
}

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

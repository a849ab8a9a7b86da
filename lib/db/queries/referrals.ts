// Who may invite, and who came by whose link.
import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

/** Whether the programme is switched on for a user; undefined when there is no such user. */
export async function readReferralAllowed(reads: Reads, uid: string): Promise<boolean | undefined> {
  const row = await reads.selectFrom('users').where('uid', '=', uid).select('referral_allowed').executeTakeFirst()
  return row?.referral_allowed
}

/** How many came by this user's link, and how many of them have booked. */
export async function countReferrals(reads: Reads, uid: string): Promise<{ invited: number; booked: number }> {
  const { rows } = await sql<{ invited: number; booked: number }>`
    SELECT count(*)::int AS invited, count(appointment_id)::int AS booked
    FROM referrals WHERE referrer_uid = ${uid}`.execute(reads)
  return rows[0] ?? { invited: 0, booked: 0 }
}

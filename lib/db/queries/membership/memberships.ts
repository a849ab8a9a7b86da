import { sql } from 'kysely'
import type { Reads, Tx } from '@/lib/db/schema'

export type MembershipRow = { number: string; issue: string | null; activated_at: Date; valid_until: Date }

/** An expired membership keeps its number. Undefined when there is a valid one. */
export async function activateRow(
  tx: Tx,
  membership: { uid: string; numbers: readonly string[]; issue: string | null; now: Date; validUntil: Date },
): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    INSERT INTO memberships AS m (uid, number, issue, activated_at, valid_until)
    SELECT ${membership.uid}, free, ${membership.issue}, ${membership.now}::timestamptz,
      ${membership.validUntil}::timestamptz
    FROM unnest(${membership.numbers}::text[]) AS free
    WHERE NOT EXISTS (SELECT 1 FROM memberships taken WHERE taken.number = free) LIMIT 1
    ON CONFLICT (uid) DO UPDATE SET
      issue = excluded.issue, activated_at = excluded.activated_at, valid_until = excluded.valid_until
    WHERE m.valid_until <= ${membership.now}::timestamptz
    RETURNING number, issue, activated_at, valid_until`.execute(tx)
  return rows[0]
}

export function readMembership(reads: Reads, uid: string): Promise<MembershipRow | undefined> {
  return reads
    .selectFrom('memberships')
    .where('uid', '=', uid)
    .select(['number', 'issue', 'activated_at', 'valid_until'])
    .executeTakeFirst()
}

/** Whether the booking stands in a membership’s time, and the member has kept no other visit since joining. */
export async function isFirstOfMember(reads: Reads, bookingId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM current_bookings b JOIN memberships m ON m.uid = b.uid
    WHERE b.id = ${bookingId}::uuid AND b.self_booked AND b.status = 'confirmed' AND b.visit <> 'missed'
      AND b.starts_at >= m.activated_at AND b.starts_at < m.valid_until
      AND NOT EXISTS (
        SELECT FROM bookings k WHERE k.uid = b.uid AND k.id <> b.id AND k.visit = 'kept' AND k.kept_at >= m.activated_at)`.execute(
    reads,
  )
  return rows.length > 0
}

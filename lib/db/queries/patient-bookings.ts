// The bookings of a patient's account, each as it stands now: a moved one once.
import { type Expression, type SqlBool, sql } from 'kysely'
import { selectBookings } from '@/lib/db/queries/bookings'
import type { Reads } from '@/lib/db/schema'

/** Those in the account, and those of its phone that stand in nobody's; the latest `limit` by their time. */
export function readPatientBookings(reads: Reads, { uid, phone }: { uid: string; phone: string }, limit: number) {
  // One index each: 001 has those of a phone that are live, 004 the cancelled ones.
  const own = sql`SELECT id FROM appointments WHERE uid = ${uid}`
  const ofPhone = (status: 'confirmed' | 'cancelled') => sql`
    SELECT id FROM appointments
    WHERE personal_phone = ${phone} AND status = ${sql.lit(status)} AND uid IS NULL AND NOT unlinked`
  const ids = sql<string>`(${own} UNION ${ofPhone('confirmed')} UNION ${ofPhone('cancelled')})`
  return selectBookings(reads)
    .where(sql`a.id IN ${ids}` as Expression<SqlBool>)
    .where((eb) =>
      eb.not(
        eb.exists(
          // By the reference, which has an index; moved_from has none.
          eb
            .selectFrom('appointments as later')
            .whereRef('later.reference', '=', 'a.reference')
            .whereRef('later.moved_from', '=', 'a.id')
            .select('later.id'),
        ),
      ),
    )
    .orderBy('a.starts_at', 'desc')
    .limit(limit)
    .execute()
}

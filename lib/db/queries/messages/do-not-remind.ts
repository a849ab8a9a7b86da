import { sql } from 'kysely'
import type { Reads, Writes } from '@/lib/db/schema'

export async function readReminded(
  reads: Reads,
  bookingId: string,
): Promise<{ phone: string; proved: boolean; is_stopped: boolean } | undefined> {
  const { rows } = await sql<{ phone: string; proved: boolean; is_stopped: boolean }>`
    SELECT b.personal_phone AS phone, b.proved,
      EXISTS (SELECT 1 FROM do_not_remind d WHERE d.personal_phone = b.personal_phone) AS is_stopped
    FROM bookings b WHERE b.id = ${bookingId}::uuid`.execute(reads)
  return rows[0]
}

export async function stopReminding(writes: Writes, phone: string, now: Date): Promise<void> {
  await writes
    .insertInto('do_not_remind')
    .values({ personal_phone: phone, asked_at: now })
    .onConflict((row) => row.doNothing())
    .execute()
}

export async function remindAgain(writes: Writes, phone: string): Promise<void> {
  await writes.deleteFrom('do_not_remind').where('personal_phone', '=', phone).execute()
}

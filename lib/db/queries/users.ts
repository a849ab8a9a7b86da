// Patients with an account: one row a phone.
import { sql } from 'kysely'
import type { Reads, Writes } from '@/lib/db/schema'

export type UserRow = { uid: string; personal_phone: string; personal_name: string | null }

/** Makes the phone's user, or finds the one it has, whose uid then stays; a name fills a missing one. */
export async function upsertUser(
  writes: Writes,
  user: { uid: string; phone: string; name: string | null; now: Date },
): Promise<UserRow> {
  const { rows } = await sql<UserRow>`
    INSERT INTO users AS u (uid, personal_phone, personal_name, created_at)
    VALUES (${user.uid}, ${user.phone}, ${user.name}, ${user.now}::timestamptz)
    ON CONFLICT (personal_phone) DO UPDATE SET personal_name = coalesce(u.personal_name, excluded.personal_name)
    RETURNING uid, personal_phone, personal_name`.execute(writes)
  return rows[0] as UserRow
}

/** The user of a uid; undefined when there is none. */
export function readUser(reads: Reads, uid: string): Promise<UserRow | undefined> {
  return reads
    .selectFrom('users')
    .where('uid', '=', uid)
    .select(['uid', 'personal_phone', 'personal_name'])
    .executeTakeFirst()
}

// The identity pool's ids: one a login, which stays, and a new one a guest.
import { sql } from 'kysely'
import type { Reads, Writes } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

/** The id of a login: the one it has, or `id` from now on. */
export async function identityOfLogin(writes: Writes, login: string, id: string, now: Date): Promise<string> {
  const { rows } = await sql<{ identity_id: string }>`
    INSERT INTO identity_ids (identity_id, login, created_at) VALUES (${id}, ${login}, ${now}::timestamptz)
    ON CONFLICT (login) DO UPDATE SET login = excluded.login RETURNING identity_id`.execute(writes)
  return rows[0]?.identity_id ?? id
}

/** An id that was written down, with its login; null for a guest's of former times. */
export function findIdentity(reads: Reads, id: string) {
  return poolTables(reads)
    .selectFrom('identity_ids')
    .select(['identity_id', 'login'])
    .where('identity_id', '=', id)
    .executeTakeFirst()
}

/** Makes a guest's id that of a login, unless either has another already. Gives the id that the login has then. */
export async function linkIdentity(writes: Writes, id: string, login: string, now: Date): Promise<string> {
  await sql`
    UPDATE identity_ids SET login = ${login} WHERE identity_id = ${id} AND login IS NULL
      AND NOT EXISTS (SELECT 1 FROM identity_ids i WHERE i.login = ${login})`.execute(writes)
  return identityOfLogin(writes, login, id, now)
}

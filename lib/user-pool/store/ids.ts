import { sql } from 'kysely'
import type { Reads, Writes } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

export async function identityOfLogin(writes: Writes, login: string, id: string, now: Date): Promise<string> {
  const { rows } = await sql<{ identity_id: string }>`
    INSERT INTO identity_ids (identity_id, login, created_at) VALUES (${id}, ${login}, ${now}::timestamptz)
    ON CONFLICT (login) DO UPDATE SET login = excluded.login RETURNING identity_id`.execute(writes)
  return rows[0]?.identity_id ?? id
}

/** `login`: null for a guest of earlier versions. */
export function findIdentity(reads: Reads, id: string) {
  return poolTables(reads)
    .selectFrom('identity_ids')
    .select(['identity_id', 'login'])
    .where('identity_id', '=', id)
    .executeTakeFirst()
}

/** Only if neither is linked already. Returns the login's id. */
export async function linkIdentity(writes: Writes, id: string, login: string, now: Date): Promise<string> {
  await sql`
    UPDATE identity_ids SET login = ${login} WHERE identity_id = ${id} AND login IS NULL
      AND NOT EXISTS (SELECT 1 FROM identity_ids i WHERE i.login = ${login})`.execute(writes)
  return identityOfLogin(writes, login, id, now)
}

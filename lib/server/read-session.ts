// Who a session's token belongs to.
import { readSessionUser } from '@/lib/db/queries/sessions'
import type { Deps } from '@/lib/server/deps'
import { hashOfToken } from '@/lib/server/session-token'

export type Patient = { uid: string; phone: string; name: string | null }

/** The patient of the token; null when it is unknown or has expired. */
export async function readSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<Patient | null> {
  const row = await readSessionUser(db.reads, hashOfToken(token), now)
  return row ? { uid: row.uid, phone: row.personal_phone, name: row.personal_name } : null
}

import { readSessionUser } from '@/lib/db/queries/account/sessions'
import type { UserRow } from '@/lib/db/queries/account/users'
import { hashOfToken } from '@/lib/use-cases/account/session-token'
import type { Deps } from '@/lib/use-cases/deps'

export type Patient = { uid: string; phone: string; name: string | null; email: string | null }

export const patientOf = (row: Omit<UserRow, 'identity_sub' | 'identity_since' | 'language'>): Patient => ({
  uid: row.uid,
  phone: row.personal_phone,
  name: row.personal_name,
  email: row.personal_email,
})

export async function readSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<Patient | null> {
  const row = await readSessionUser(db.reads, hashOfToken(token), now)
  return row ? patientOf(row) : null
}

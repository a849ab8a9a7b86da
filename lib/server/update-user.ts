// Changes what a patient says of themselves. The phone is the identity provider's to change.
import { updateUser as updateRow } from '@/lib/db/queries/users'
import type { Deps } from '@/lib/server/deps'
import { type Patient, patientOf } from '@/lib/server/read-session'

/** The patient as changed; `email` null takes the address away, undefined leaves it. */
export async function updateUser(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  change: { name?: string; email?: string | null },
): Promise<Patient | null> {
  const row = await updateRow(db.writes, uid, change)
  return row ? patientOf(row) : null
}

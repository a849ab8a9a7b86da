import { updateUser as updateRow } from '@/lib/db/queries/account/users'
import { type Patient, patientOf } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'

/** `email` null removes the address; undefined keeps it. `email_unproved`: nothing changed. */
export async function updateUser(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  change: { name?: string; email?: string | null },
): Promise<{ kind: 'updated'; patient: Patient } | { kind: 'email_unproved' | 'not_found' }> {
  const row = await updateRow(db.writes, uid, change)
  if (row) return { kind: 'updated', patient: patientOf(row) }
  return { kind: typeof change.email === 'string' ? 'email_unproved' : 'not_found' }
}

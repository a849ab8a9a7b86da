// Changes what a patient says of themselves. The phone is the identity provider's to change, and an e-mail address is kept
// once the embedded pool has proved it.
import { updateUser as updateRow } from '@/lib/db/queries/account/users'
import { type Patient, patientOf } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'

/**
 * The patient as changed; `email` null takes the address away, undefined leaves it. `email_unproved` changes
 * nothing.
 */
export async function updateUser(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  change: { name?: string; email?: string | null },
): Promise<{ kind: 'updated'; patient: Patient } | { kind: 'email_unproved' | 'not_found' }> {
  const row = await updateRow(db.writes, uid, change)
  if (row) return { kind: 'updated', patient: patientOf(row) }
  return { kind: typeof change.email === 'string' ? 'email_unproved' : 'not_found' }
}

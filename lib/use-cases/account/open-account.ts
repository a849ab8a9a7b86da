// The account of a proven phone: made at the first sign-in, found at every later one.
import { randomUUID } from 'node:crypto'
import { upsertUser } from '@/lib/db/queries/users'
import type { Deps } from '@/lib/use-cases/deps'
import { type Patient, patientOf } from '@/lib/use-cases/session/read'

/**
 * The phone's patient. `uid` has the form prefix:id and counts only when the account is new; without one it is made.
 * A name fills a missing one and replaces none.
 */
export async function openAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { phone, name, uid }: { phone: string; name?: string | null; uid?: string },
): Promise<Patient> {
  const row = await upsertUser(db.writes, { uid: uid ?? `patient:${randomUUID()}`, phone, name: name ?? null, now })
  return patientOf(row)
}

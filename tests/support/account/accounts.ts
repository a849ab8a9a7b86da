import { randomUUID } from 'node:crypto'
import type { Reads } from '@/lib/db/schema'
import { openSession, sessionEnd } from '@/lib/use-cases/account/open-session'
import { type Patient, patientOf } from '@/lib/use-cases/account/read-session'
import type { Deps } from '@/lib/use-cases/deps'
import { poolTables } from '@/lib/user-pool/store/tables'

type Given = Pick<Deps, 'db' | 'now'>

/** Finds or makes the patient of a number. A name is only stored where none is stored yet. */
export async function openAccount(
  { db, now }: Given,
  { phone, name = null, uid = `patient:${randomUUID()}` }: { phone: string; name?: string | null; uid?: string },
): Promise<Patient> {
  const row = await db.writes
    .insertInto('users')
    .values({ uid, personal_phone: phone, personal_name: name, created_at: now })
    .onConflict((conflict) =>
      conflict.column('personal_phone').doUpdateSet((eb) => ({
        personal_name: eb.fn.coalesce('users.personal_name', 'excluded.personal_name'),
      })),
    )
    .returning(['uid', 'personal_phone', 'personal_name', 'personal_email'])
    .executeTakeFirstOrThrow()
  return patientOf(row)
}

/** Starts a session of 30 days and returns the token for the browser's cookie. */
export const startSession = ({ db, now }: Given, uid: string): Promise<string> =>
  openSession(db.writes, { uid, now, signIn: null, isBound: false, expiresAt: sessionEnd(now) })

export const findUserByPhone = (reads: Reads, phone: string) =>
  poolTables(reads).selectFrom('identity_users').where('personal_phone', '=', phone).selectAll().executeTakeFirst()

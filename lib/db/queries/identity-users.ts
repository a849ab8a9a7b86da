// The users of the embedded pool.
import type { Selectable } from 'kysely'
import type { IdentityTables } from '@/lib/db/identity-tables'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type UserRow = Selectable<IdentityTables['identity_users']>

export const findUserByPhone = (reads: Reads, phone: string): Promise<UserRow | undefined> =>
  reads.selectFrom('identity_users').where('personal_phone', '=', phone).selectAll().executeTakeFirst()

export const findUserBySub = (reads: Reads, sub: string): Promise<UserRow | undefined> =>
  reads.selectFrom('identity_users').where('sub', '=', sub).selectAll().executeTakeFirst()

/** By what a client may call a user: the phone, or the Username that the pool gave. */
export const findUserByName = (reads: Reads, name: string): Promise<UserRow | undefined> =>
  name.startsWith('+') ? findUserByPhone(reads, name) : findUserBySub(reads, name)

export type NewUser = Pick<UserRow, 'sub' | 'personal_phone' | 'status'> & UserPatch
export type UserPatch = Partial<Omit<UserRow, 'sub' | 'created_at' | 'updated_at'>>

/** The columns of a patch, jsonb as text. */
function columnsOf({ personal_attributes, mfa_enabled, ...rest }: UserPatch) {
  return {
    ...rest,
    ...(personal_attributes && { personal_attributes: JSON.stringify(personal_attributes) }),
    ...(mfa_enabled && { mfa_enabled: JSON.stringify(mfa_enabled) }),
  }
}

/** Undefined when the phone is another user's. */
export function insertUser(writes: Writes | Tx, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const { sub, personal_phone, status, ...rest } = user
  return writes
    .insertInto('identity_users')
    .values({ ...columnsOf(rest), sub, personal_phone, status, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('personal_phone').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when there is no such user any more. */
export const updateUser = (
  writes: Writes | Tx,
  sub: string,
  patch: UserPatch,
  now: Date,
): Promise<UserRow | undefined> =>
  writes
    .updateTable('identity_users')
    .set({ ...columnsOf(patch), updated_at: now })
    .where('sub', '=', sub)
    .returningAll()
    .executeTakeFirst()

export async function deleteUser(writes: Writes | Tx, sub: string): Promise<void> {
  await writes.deleteFrom('identity_users').where('sub', '=', sub).execute()
}

/** Takes the time step of a one-time password for used; false when it, or a later one, was used before. */
export async function takeTotpStep(writes: Writes, sub: string, step: number): Promise<boolean> {
  const taken = await writes
    .updateTable('identity_users')
    .set({ totp_last_step: String(step) })
    .where('sub', '=', sub)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))
    .returning('sub')
    .executeTakeFirst()
  return taken !== undefined
}

import type { Selectable } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import type { PoolTables } from '@/lib/user-pool/store/tables'
import { poolTables } from '@/lib/user-pool/store/tables'

export type PoolUserRow = Selectable<PoolTables['identity_users']>

export const findUserBySub = (reads: Reads, sub: string): Promise<PoolUserRow | undefined> =>
  poolTables(reads).selectFrom('identity_users').where('sub', '=', sub).selectAll().executeTakeFirst()

export const findUsersNamed = (reads: Reads, { phone, sub }: { phone: string; sub: string }): Promise<PoolUserRow[]> =>
  poolTables(reads)
    .selectFrom('identity_users')
    .where((eb) => eb.or([eb('personal_phone', '=', phone), eb('sub', '=', sub)]))
    .selectAll()
    .execute()

export type NewUser = Pick<PoolUserRow, 'sub' | 'personal_phone' | 'status'> & UserPatch
export type UserPatch = Partial<Omit<PoolUserRow, 'sub' | 'created_at' | 'updated_at'>>

function userColumns({ personal_attributes, mfa_enabled, ...rest }: UserPatch) {
  return {
    ...rest,
    ...(personal_attributes && { personal_attributes: JSON.stringify(personal_attributes) }),
    ...(mfa_enabled && { mfa_enabled: JSON.stringify(mfa_enabled) }),
  }
}

export function insertUser(writes: Writes | Tx, user: NewUser, now: Date): Promise<PoolUserRow | undefined> {
  const { sub, personal_phone, status, ...rest } = user
  return poolTables(writes)
    .insertInto('identity_users')
    .values({ ...userColumns(rest), sub, personal_phone, status, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export const updateUser = (
  writes: Writes | Tx,
  sub: string,
  patch: UserPatch,
  now: Date,
): Promise<PoolUserRow | undefined> =>
  poolTables(writes)
    .updateTable('identity_users')
    .set({ ...userColumns(patch), updated_at: now })
    .where('sub', '=', sub)
    .returningAll()
    .executeTakeFirst()

/** Replaces only a user who never proved anything: unconfirmed, or begun by a number alone. */
export async function upsertUnconfirmed(tx: Tx, user: NewUser, now: Date): Promise<void> {
  const { sub, personal_phone, status, ...rest } = user
  const columns = { ...userColumns(rest), status, updated_at: now }
  await poolTables(tx)
    .insertInto('identity_users')
    .values({ ...columns, sub, personal_phone, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('personal_phone')
        .doUpdateSet(columns)
        .where('identity_users.enabled', '=', true)
        .where('identity_users.phone_verified', '=', false)
        .where('identity_users.email_verified', '=', false)
        .where((eb) =>
          eb.or([
            eb('identity_users.status', '=', 'UNCONFIRMED'),
            eb.and([eb('identity_users.status', '=', 'CONFIRMED'), eb('identity_users.srp_verifier', 'is', null)]),
          ]),
        ),
    )
    .execute()
}

/** Codes have no foreign key. Devices, sign-ins, challenges and hosted sessions go with the row. */
export async function deleteUser(writes: Writes | Tx, sub: string): Promise<void> {
  await poolTables(writes).deleteFrom('identity_codes').where('sub', '=', sub).execute()
  await poolTables(writes).deleteFrom('identity_users').where('sub', '=', sub).execute()
}

/** False when this time step or a later one was used. */
export async function consumeTotpStep(writes: Writes, sub: string, step: number): Promise<boolean> {
  const taken = await poolTables(writes)
    .updateTable('identity_users')
    .set({ totp_last_step: String(step) })
    .where('sub', '=', sub)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', String(step))]))
    .returning('sub')
    .executeTakeFirst()
  return taken !== undefined
}

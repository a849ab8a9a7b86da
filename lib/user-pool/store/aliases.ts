import type { Reads, Tx } from '@/lib/db/schema'
import { poolTables } from '@/lib/user-pool/store/tables'

export const findEmailHolder = (reads: Reads, email: string): Promise<{ sub: string } | undefined> =>
  poolTables(reads)
    .selectFrom('identity_users')
    .where('personal_email', '=', email)
    .where('email_verified', '=', true)
    .select('sub')
    .executeTakeFirst()

export const findPhoneHolder = (reads: Reads, phone: string): Promise<{ sub: string } | undefined> =>
  poolTables(reads)
    .selectFrom('identity_users')
    .where('personal_phone', '=', phone)
    .where('phone_verified', '=', true)
    .select('sub')
    .executeTakeFirst()

export async function deleteUnprovedHolder(tx: Tx, phone: string, but: string): Promise<void> {
  await poolTables(tx)
    .deleteFrom('identity_users')
    .where('personal_phone', '=', phone)
    .where('phone_verified', '=', false)
    .where('sub', '<>', but)
    .execute()
}

import { sql } from 'kysely'
import type { Tx } from '@/lib/db/schema'

type AccountClaim = { uid: string; phone: string }

/** Bookings of a deleted account (`unlinked`) are not claimed. */
export async function claimOfPhone(tx: Tx, { uid, phone }: AccountClaim): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ uid })
    .where('personal_phone', '=', phone)
    .where('uid', 'is', null)
    .where('unlinked', '=', false)
    .execute()
  for (const isOpen of [true, false]) {
    await tx
      .updateTable('leads')
      .set({ uid })
      .where('personal_phone', '=', phone)
      .where('is_open', '=', isOpen)
      .where('uid', 'is', null)
      .execute()
  }
}

/** A referral that proves circular counts for nobody. */
export async function claimInvitation(tx: Tx, { uid, phone }: AccountClaim): Promise<void> {
  const invited = await tx
    .selectFrom('referrals')
    .where('personal_phone', '=', phone)
    .where('invited_uid', 'is', null)
    .select('personal_phone')
    .executeTakeFirst()
  if (!invited) return
  await sql`SELECT lock_referrals()`.execute(tx)
  await sql`
    UPDATE referrals SET invited_uid = ${uid},
      referrer_uid = CASE WHEN referral_circles(personal_phone, ${uid}, referrer_uid) THEN NULL ELSE referrer_uid END
    WHERE personal_phone = ${phone} AND invited_uid IS NULL`.execute(tx)
}

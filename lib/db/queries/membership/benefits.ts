// The benefit of a cancelled booking does not count, and counts again once the cancellation is undone.
import { sql } from 'kysely'
import type { Benefit } from '@/lib/catalogue/benefits'
import type { CountedBenefit } from '@/lib/catalogue/treatments/treatment-record'
import type { Reads, Tx } from '@/lib/db/schema'

const membershipWithUses = (reads: Reads, uid: string, visit: Date) =>
  reads
    .selectFrom('memberships as m')
    .where('m.uid', '=', uid)
    .where('m.valid_until', '>', visit)
    .select((eb) => {
      const uses = (benefit: Benefit) =>
        eb
          .selectFrom('membership_benefits as b')
          .innerJoin('bookings', 'bookings.id', 'b.booking_id')
          .where('bookings.status', '=', 'confirmed')
          .whereRef('b.uid', '=', 'm.uid')
          .whereRef('b.used_at', '>=', 'm.activated_at')
          .where('b.benefit', '=', benefit)
          .select((one) => one.fn.countAll<number>().as('uses'))
      return [uses('check_up').as('check_up'), uses('cleaning').as('cleaning')]
    })

export type Uses = Record<CountedBenefit, number>

export async function readUses(reads: Reads, uid: string, visit: Date): Promise<Uses | undefined> {
  const row = await membershipWithUses(reads, uid, visit).executeTakeFirst()
  return row && { check_up: row.check_up ?? 0, cleaning: row.cleaning ?? 0 }
}

/** Serialises the member's bookings, so that two can't use the same benefit. */
export async function lockMembership(tx: Tx, uid: string): Promise<void> {
  await tx.selectFrom('memberships').where('uid', '=', uid).select('uid').forUpdate().execute()
}

export type UsedBenefit = { uid: string; bookingId: string; benefit: Benefit; savedPaise: number; now: Date }

export async function insertBenefit(tx: Tx, used: UsedBenefit): Promise<void> {
  const { uid, bookingId, benefit, savedPaise, now } = used
  await tx
    .insertInto('membership_benefits')
    .values({ uid, booking_id: bookingId, benefit, saved_paise: savedPaise, used_at: now })
    .execute()
}

export function readBenefit(tx: Tx, bookingId: string) {
  return tx
    .selectFrom('membership_benefits')
    .where('booking_id', '=', bookingId)
    .select(['uid', 'benefit', 'saved_paise'])
    .executeTakeFirst()
}

export async function dropBenefit(tx: Tx, bookingId: string): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM membership_benefits WHERE booking_id = ${bookingId}::uuid RETURNING booking_id, saved_paise)
    UPDATE bookings SET price_paise = price_paise + gone.saved_paise FROM gone WHERE id = gone.booking_id`.execute(tx)
}

export async function readSaved(reads: Reads, uid: string): Promise<number> {
  const row = await reads
    .selectFrom('membership_benefits as b')
    .innerJoin('bookings', 'bookings.id', 'b.booking_id')
    .where('bookings.status', '=', 'confirmed')
    .where('b.uid', '=', uid)
    .select((eb) => eb.fn.sum<number>('saved_paise').as('saved'))
    .executeTakeFirst()
  return row?.saved ?? 0
}

import type { Database } from '@/lib/db/schema'
import { NOW } from '@/tests/support/chain/test-places'
import { putBooking } from '@/tests/support/put-rows'

export const LINK = 'plink_1'
/** When the gateway is to be asked next. Later than the process's own clock too. */
export const LATER = new Date('2099-01-01T00:00:00Z')

/** A booking whose payment is on its way back. Returns the refund's id. */
export async function putRefund({ writes, ...db }: Database): Promise<string> {
  const row = { booking_id: await putBooking({ writes, ...db }), paise: 100 }
  const page = { required: false, link_id: LINK, link_url: 'https://rzp.io/i/1', created_at: NOW, expires_at: LATER }
  const payment = await writes
    .insertInto('payments')
    .values({ ...row, ...page, state: 'paid', ask_at: LATER })
    .returning('id')
    .executeTakeFirstOrThrow()
  const online = { method: 'online', payment_id: payment.id, gateway_payment_id: 'pay_1', staff_id: null } as const
  const receipt = { taken_at: NOW, keeps_missed: false, series: 'KA-26', n: 1, tax_percent: 0 }
  const { id } = await writes
    .insertInto('takings')
    .values({ ...row, ...online, ...receipt })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The database has written the refund, because the booking has no price.
  const refund = await writes
    .updateTable('refunds')
    .set({ state: 'sending', due_at: LATER })
    .where('taking_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow()
  return refund.id
}

/** When the gateway is asked about the payment, and about the refund. */
export async function asksOf({ reads }: Database): Promise<[Date | null, Date | null]> {
  const { ask_at } = await reads.selectFrom('payments').select('ask_at').executeTakeFirstOrThrow()
  const { due_at } = await reads.selectFrom('refunds').select('due_at').executeTakeFirstOrThrow()
  return [ask_at, due_at]
}

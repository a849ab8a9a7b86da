import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readGatewayWork } from '@/lib/db/queries/operations/metrics'
import { askPaymentAt, askRefundAt } from '@/lib/db/queries/payments/hints'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { asksOf, LATER, LINK, putRefund } from '@/tests/support/payments/money-rows'

describe('the hints of the gateway', () => {
  const { database } = useTestPlaces()
  let refundId: string
  beforeEach(async () => {
    refundId = await putRefund(database())
  })

  test('a page is asked about at the time, also when it ended', async () => {
    await askPaymentAt(database().writes, LINK, NOW)
    expect(await asksOf(database())).toEqual([NOW, LATER])
    await database().writes.updateTable('payments').set({ state: 'ended', ask_at: null }).execute()
    await askPaymentAt(database().writes, LINK, NOW)
    expect(await asksOf(database())).toEqual([NOW, LATER])
  })

  test('a refund is asked about at the time, unless it has ended', async () => {
    await askRefundAt(database().writes, refundId, NOW)
    expect(await asksOf(database())).toEqual([LATER, NOW])
    await database().writes.updateTable('refunds').set({ state: 'done', due_at: null, ended_at: NOW }).execute()
    await askRefundAt(database().writes, refundId, NOW)
    expect(await asksOf(database())).toEqual([LATER, null])
  })

  test('a question that is planned for earlier stays', async () => {
    await askPaymentAt(database().writes, LINK, minutesAfter(1, LATER))
    await askRefundAt(database().writes, refundId, minutesAfter(1, LATER))
    expect(await asksOf(database())).toEqual([LATER, LATER])
  })

  test('the work for the gateway is counted until it is done', async () => {
    await askRefundAt(database().writes, refundId, NOW)
    expect(await readGatewayWork(database().reads)).toEqual({ refunds: 1, payments: 1, since: NOW })
    await database().writes.updateTable('payments').set({ ask_at: null }).execute()
    await database().writes.updateTable('refunds').set({ state: 'done', due_at: null, ended_at: NOW }).execute()
    expect(await readGatewayWork(database().reads)).toEqual({ refunds: 0, payments: 0, since: null })
  })

  test('an unknown page or refund changes nothing', async () => {
    await askPaymentAt(database().writes, 'plink_2', NOW)
    await askRefundAt(database().writes, randomUUID(), NOW)
    expect(await asksOf(database())).toEqual([LATER, LATER])
  })
})

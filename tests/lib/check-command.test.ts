import { describe, expect, test } from 'vitest'
import { readEnv } from '@/lib/env'
import { COPIES } from '@/server/operate/copies'
import { lendDatabase } from '@/server/operate/database'
import { SECRET } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putRefund } from '@/tests/support/payments/money-rows'

const KEYS = {
  RAZORPAY_KEY_ID: 'rzp_test_AbCdEfGhIjKlMn',
  RAZORPAY_KEY_SECRET: 'the secret of the key',
  RAZORPAY_WEBHOOK_SECRET: 'the secret of the events',
}
const PUBLIC = { SITE_ORIGIN: 'https://book.example.in', SITE_SECRET: SECRET }

describe('the command that checks the database', () => {
  const { database } = useTestPlaces()

  test('the operator learns of refunds that wait for removed keys', async () => {
    lendDatabase(database())
    const check = COPIES.find(({ name }) => name === 'check')
    const run = (variables: Record<string, string>) =>
      check?.run({ env: readEnv(variables), secret: SECRET, dataDir: '' }, { words: ['check'], args: [] })
    expect(await run(PUBLIC)).not.toHaveProperty('failed')
    await putRefund(database())
    expect(await run(PUBLIC)).toEqual({
      line: expect.stringMatching(
        /^Refunds \(1\) and online payments \(1\) wait until RAZORPAY_KEY_ID and .* set again\./,
      ),
      failed: true,
    })
    for (const variables of [{ ...PUBLIC, ...KEYS }, {}]) expect(await run(variables)).not.toHaveProperty('failed')
  })
})

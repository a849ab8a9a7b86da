import { describe, expect, test } from 'vitest'
import { sweepIdentityRows } from '@/lib/user-pool/store/sweep'
import { poolTables } from '@/lib/user-pool/store/tables'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { PHONE, refusal } from '@/tests/support/account/pool-tokens'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

describe('the unfinished accounts', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  const call = (name: string, body: object) => pool().call(name, { ClientId: pool().settings.clientId, ...body })

  test('a network may begin a thousand accounts a day, and the refusal says until when', async () => {
    await call('SignUp', { Username: PHONE })
    await database().script(`INSERT INTO limit_hits SELECT key, at FROM limit_hits, generate_series(1, 998)`)
    pool().pass(16 * 60)
    expect((await call('SignUp', { Username: '+919800000002' })).status).toBe(200)
    const refused = refusal(
      'LimitExceededException',
      'Many codes were requested from your internet connection just now. You can ask for a new one tomorrow at 10:00 am.',
    )
    expect(await call('SignUp', { Username: '+919800000003' })).toEqual(refused)
    // A number with an account gets the same text.
    expect(await call('SignUp', { Username: PHONE })).toEqual(refused)
    pool().pass(86_400)
    expect((await call('SignUp', { Username: '+919800000003' })).status).toBe(200)
  })

  test('the sweep deletes an unverified account by code after a day, and one with a password after a week', async () => {
    const known = async () => {
      const rows = await poolTables(database().reads).selectFrom('identity_users').select('personal_phone').execute()
      return rows.map(({ personal_phone }) => personal_phone).sort()
    }
    const sweep = (days: number) =>
      swept(sweepIdentityRows(database().writes, new Date(pool().now.getTime() + days * 86_400_000 + 1)))
    await pool().addUser('+919800000009')
    await pool().addUser('+919800000008', { phone_verified: false, status: 'FORCE_CHANGE_PASSWORD' })
    await call('SignUp', { Username: PHONE })
    await call('SignUp', { Username: '+919800000002', Password: PASSWORD })
    await sweep(0)
    expect(await known()).toEqual([PHONE, '+919800000002', '+919800000008', '+919800000009'])
    await sweep(1)
    expect(await known()).toEqual(['+919800000002', '+919800000008', '+919800000009'])
    await sweep(7)
    expect(await known()).toEqual(['+919800000008', '+919800000009'])
  })
})

import { fetchAuthSession, fetchDevices, fetchUserAttributes, getCurrentUser, signIn, signOut } from '@aws-amplify/auth'
import { describe, expect, test } from 'vitest'
import { poolTables } from '@/lib/user-pool/store/tables'
import { names, useAmplify } from '@/tests/support/account/amplify'
import { PASSWORD, usePoolServer } from '@/tests/support/account/pool-server'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '+919800000001'

describe('the session after a sign-in', () => {
  const database = useDatabase()
  const pool = usePoolServer(database)
  useAmplify(pool)

  test('the sign-in recognises a device until it is forgotten', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await signIn({ username: PHONE, password: PASSWORD })
    expect(names(pool())).toContain('ConfirmDevice')
    await fetchAuthSession({ forceRefresh: true })
    expect(await fetchDevices()).toHaveLength(1)
    const key = (await fetchAuthSession()).tokens?.accessToken.payload.device_key
    await signOut()
    expect((await signIn({ username: PHONE, password: PASSWORD })).isSignedIn).toBe(true)
    expect(names(pool()).filter((name) => name === 'ConfirmDevice')).toHaveLength(1)
    expect(pool().asked.some(({ body }) => body.ChallengeName === 'DEVICE_PASSWORD_VERIFIER')).toBe(true)
    expect((await fetchAuthSession()).tokens?.accessToken.payload.device_key).toBe(key)
    await signOut()
    await poolTables(database().writes).deleteFrom('identity_devices').execute()
    expect((await signIn({ username: PHONE, password: PASSWORD })).isSignedIn).toBe(true)
    expect(names(pool()).filter((name) => name === 'ConfirmDevice')).toHaveLength(2)
  })

  test('parallel calls refresh the tokens once, the sign-in stays, and a revocation ends it', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await signIn({ username: PHONE, password: PASSWORD })
    const first = (await fetchAuthSession()).tokens
    pool().pass(3000)
    const four = await Promise.all([1, 2, 3, 4].map(() => fetchAuthSession({ forceRefresh: true })))
    expect(names(pool()).filter((name) => name === 'GetTokensFromRefreshToken')).toHaveLength(1)
    const second = four[0]?.tokens?.accessToken.payload
    expect(second?.origin_jti).toBe(first?.accessToken.payload.origin_jti)
    expect(second?.auth_time).toBe(first?.accessToken.payload.auth_time)
    expect(second?.jti).not.toBe(first?.accessToken.payload.jti)
    await poolTables(database().writes).updateTable('identity_families').set({ revoked_at: pool().now }).execute()
    await expect(fetchUserAttributes()).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined()
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })

  test('the user signs out here and everywhere', async () => {
    await pool().addUser(PHONE, { password: PASSWORD })
    await signIn({ username: PHONE, password: PASSWORD })
    await signOut()
    expect(names(pool()).at(-1)).toBe('RevokeToken')
    const live = () =>
      poolTables(database().reads).selectFrom('identity_families').where('revoked_at', 'is', null).selectAll().execute()
    expect(await live()).toEqual([])
    await signIn({ username: PHONE, password: PASSWORD })
    await pool().call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: PHONE, PASSWORD },
      ClientId: pool().settings.clientId,
    })
    expect(await live()).toHaveLength(2)
    await signOut({ global: true })
    expect(await live()).toEqual([])
  })
})

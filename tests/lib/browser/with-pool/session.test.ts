// Amplify and the embedded pool are real: a session's refresh and end, and cloud credentials (spec sections 4, 5, 8 and 9).
import { describe, expect, test, vi } from 'vitest'
import { PHONE, refusalOf, usePoolBrowser } from '@/tests/support/account/pool-browser'
import { PASSWORD } from '@/tests/support/account/pool-server'
import { eventually } from '@/tests/support/eventually'

describe('a session', () => {
  const { pool, server, identity, calls, changes, signedIn } = usePoolBrowser()

  describe('the session', () => {
    test('the site refreshes a session with expired tokens silently', async () => {
      const sub = await signedIn()
      pool().pass(3700)
      const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000)
      expect(await identity().signedInUser()).toEqual({ username: sub })
      later.mockRestore()
      expect(calls()).toEqual(['GetTokensFromRefreshToken'])
      await eventually(() => expect(changes()).toContain('refreshed'))
    })

    test.each<[what: string, end: (sub: string) => Promise<unknown>]>([
      [
        'revoked',
        async () => pool().call('RevokeToken', { ClientId: pool().settings.clientId, Token: refreshToken() }),
      ],
      ['ended everywhere', async () => pool().call('GlobalSignOut', { AccessToken: accessToken() })],
      ['of a deleted user', async () => pool().call('DeleteUser', { AccessToken: accessToken() })],
    ])('a session %s elsewhere signs out here at the next call', async (_what, end) => {
      const sub = await signedIn()
      await end(sub)
      await expect(identity().attributes()).rejects.toThrow()
      expect(await refusalOf(identity().signedInUser())).toMatchObject({ message: 'No current user' })
      expect(changes().at(-1)).toBe('ended')
      expect(calls()).toContain('session/u/end')
    })

    test('the refresh token and the pool’s calls are refused after a sign-out', async () => {
      await signedIn()
      const [refresh, access] = [refreshToken(), accessToken()]
      await identity().signOut()
      const { clientId } = pool().settings
      expect(
        await pool().call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: refresh }),
      ).toMatchObject({ status: 400 })
      expect(await pool().call('GetUser', { AccessToken: access })).toMatchObject({ status: 400 })
      expect(changes().at(-1)).toBe('out')
    })

    test('a sign-out everywhere ends the other sessions too', async () => {
      await signedIn()
      const access = accessToken()
      await identity().signOut({ everywhere: true })
      expect(await pool().call('GetUser', { AccessToken: access })).toMatchObject({ status: 400 })
    })

    test('a deleted account can no longer sign in', async () => {
      await signedIn()
      const { answer } = server()
      // The site deletes the pool's user with the token that it gets.
      server().answer = async (asked) => {
        if (!asked.path.endsWith('/user/a/delete')) return answer?.(asked)
        const AccessToken = String(asked.headers.authorization).replace('Bearer ', '')
        const { status, body: json } = await pool().call('DeleteUser', { AccessToken })
        return { status, json }
      }
      await identity().deleteUser()
      server().answer = answer
      await expect(identity().signInByPassword(PHONE, PASSWORD)).rejects.toThrow('Incorrect username or password.')
    })

    const stored = (name: string) => {
      const key = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').find((each) =>
        each.endsWith(`.${name}`),
      )
      return localStorage.getItem(key ?? '') ?? ''
    }
    const refreshToken = () => stored('refreshToken')
    const accessToken = () => stored('accessToken')
  })

  describe('credentials', () => {
    test('the site asks for a patient’s credentials once and keeps them for 50 minutes', async () => {
      await signedIn()
      const first = await identity().credentials()
      expect(first).toMatchObject({ accessKeyId: expect.any(String), sessionToken: expect.any(String) })
      expect(await identity().credentials()).toEqual(first)
      expect(calls()).toEqual(['GetId', 'GetCredentialsForIdentity'])
      const real = Date.now()
      const later = vi.spyOn(Date, 'now').mockReturnValue(real + 51 * 60_000)
      await identity().credentials()
      later.mockRestore()
      expect(calls().filter((name) => name === 'GetCredentialsForIdentity')).toHaveLength(2)
    })

    test('no other call asks for credentials', async () => {
      await signedIn()
      await identity().attributes()
      await identity().mfa()
      expect(calls()).toEqual(['GetUser', 'GetUser'])
    })

    test('a guest gets no credentials while sign-in is mandatory, or without a pool or a region', async () => {
      const { CLOUD } = await import('@/lib/browser/pool/cloud')
      await expect(identity().credentials()).rejects.toThrow('mandatory sign-in is enabled')
      await expect(identity().credentials({ ...CLOUD, identityPoolId: undefined })).rejects.toThrow(
        'No Cognito Identity',
      )
      await expect(identity().credentials({ ...CLOUD, region: '' })).rejects.toThrow('Region is not configured')
      expect(calls()).toEqual([])
    })
  })
})

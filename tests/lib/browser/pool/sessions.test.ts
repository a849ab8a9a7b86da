// @vitest-environment jsdom
// A session in the browser: spec sections 4 and 9. The pool answers as each test says; tests/lib/browser/with-pool uses
// the embedded pool.
import { describe, expect, test, vi } from 'vitest'
import { postThroughAmplify } from '@/lib/browser/pool/api-client'
import { currentUser, isAuthenticated } from '@/lib/browser/pool/current-user'
import * as identity from '@/lib/browser/pool/identity'
import { revoke } from '@/lib/browser/pool/sessions'
import { storedUser } from '@/lib/browser/pool/stored-user'
import { refusal, toldPool } from '@/tests/support/account/pool-owners'
import { holdTokens, SAMPLE_USER, setHintCookie, tokensOf } from '@/tests/support/account/sample-tokens'
import { eventually } from '@/tests/support/eventually'
import { visit } from '@/tests/support/servers/local-server'

const { pool, changes, server, asked } = toldPool()

describe('the check of a sign-in', () => {
  test('a guest is not signed in, and the check sends no request', async () => {
    await expect(currentUser()).rejects.toThrow('The user is not authenticated')
    await expect(identity.signedInUser()).rejects.toThrow('No current user')
    expect([await isAuthenticated(), asked()]).toEqual([false, []])
  })

  test('a user with both tokens is signed in, and the check sends no request', async () => {
    holdTokens()
    expect(await currentUser()).toEqual({ username: SAMPLE_USER })
    expect([await isAuthenticated(), asked()]).toEqual([true, []])
  })

  test('a user without an id token is not signed in', async () => {
    holdTokens({}, ['idToken'])
    await expect(currentUser()).rejects.toThrow('Local storage is missing an ID Token, Please authenticate')
    expect(await isAuthenticated()).toBe(false)
  })

  test('a browser without storage has a guest', async () => {
    const broken = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    expect(await isAuthenticated()).toBe(false)
    broken.mockRestore()
  })
})

describe('expired tokens', () => {
  const expired = { expiresIn: 60, issuedBefore: 3600 }

  test('parallel checks refresh expired tokens once', async () => {
    holdTokens(expired)
    const { accessToken, idToken } = tokensOf()
    pool.GetTokensFromRefreshToken = {
      json: { AuthenticationResult: { AccessToken: accessToken, IdToken: idToken, ExpiresIn: 3600 } },
    }
    expect(await Promise.all([isAuthenticated(), isAuthenticated(), isAuthenticated()])).toEqual([true, true, true])
    expect(asked()).toEqual(['GetTokensFromRefreshToken'])
    await eventually(() => expect(changes).toEqual(['refreshed']))
  })

  test('the clock drift keeps tokens valid when the clock is two hours behind', async () => {
    holdTokens({ issuedBefore: 7200 })
    window.localStorage.setItem(
      `${Object.keys(window.localStorage).find((key) => key.endsWith('.clockDrift'))}`,
      String(-7200 * 1000),
    )
    expect([await isAuthenticated(), asked()]).toEqual([true, []])
  })

  test('a rejected refresh clears the user and ends the server’s session', async () => {
    holdTokens(expired)
    setHintCookie('user%3A42')
    pool.GetTokensFromRefreshToken = refusal('NotAuthorizedException', 'Refresh Token has expired')
    expect(await isAuthenticated()).toBe(false)
    expect(storedUser()).toBeNull()
    await eventually(() => expect(changes).toEqual(['ended']))
    expect(asked()).toEqual(['GetTokensFromRefreshToken', 'session/u/end'])
    expect(document.cookie).not.toContain('signed-in')
  })
})

describe('the server’s session', () => {
  test('parallel calls open the server’s session once, with both tokens', async () => {
    const { accessToken, idToken } = holdTokens()
    expect(await Promise.all([identity.openServerSession(), identity.openServerSession()])).toEqual([true, true])
    expect(server().asked).toMatchObject([
      { path: '/api/session/u/start', body: { access_token: accessToken, id_token: idToken } },
    ])
  })

  test.each([
    [401, false, null],
    [500, false, SAMPLE_USER],
  ])(
    'a server that answers the session with %i gives %s and leaves the stored user as %s',
    async (status, expected, user) => {
      holdTokens()
      server().answer = (call) => (call.path.endsWith('/start') ? { status, json: {} } : { json: {} })
      expect(await identity.openServerSession()).toBe(expected)
      expect(storedUser()).toBe(user)
    },
  )

  test('the server’s session refuses an unverified phone with its own error', async () => {
    holdTokens()
    server().reply = { status: 422, json: {} }
    await expect(identity.openServerSession()).rejects.toMatchObject({ name: 'PhoneUnverified' })
  })

  test('the refusal of a phone of another account asks the patient to call us and signs the patient out', async () => {
    holdTokens()
    server().answer = ({ path }) => (path.endsWith('/session/u/start') ? { status: 409, json: {} } : { json: {} })
    const refused = await identity.openServerSession().catch((error: unknown) => error)
    expect(identity.textOf(refused)).toContain('Please call us')
    expect(storedUser()).toBeNull()
  })
})

describe('the sign-out', () => {
  test('the sign-out ends the server’s session, revokes the refresh token and removes the patient’s data', async () => {
    holdTokens()
    setHintCookie('user%3A42')
    window.localStorage.setItem('aws-amplify-cacheCurSize', '10')
    await identity.signOut()
    expect(asked().sort()).toEqual(['RevokeToken', 'session/u/end'])
    expect(Object.keys(window.localStorage)).toEqual([])
    expect([document.cookie, changes]).toEqual(['', ['out']])
  })

  test('the sign-out everywhere ends the server’s sessions and the pool’s, and a failure leaves the patient signed in', async () => {
    holdTokens()
    pool.GlobalSignOut = { status: 400, json: { __type: 'LimitExceededException', message: 'Later' } }
    await expect(identity.signOut({ everywhere: true })).rejects.toThrow('Later')
    expect(storedUser()).toBe(SAMPLE_USER)
    pool.GlobalSignOut = { json: {} }
    server().asked.length = 0
    await identity.signOut({ everywhere: true })
    expect(asked()).toEqual(['session/a/end_all', 'GlobalSignOut', 'session/u/end'])
    expect(storedUser()).toBeNull()
  })

  test('the pool revokes a token only with an access token', async () => {
    await expect(revoke('refresh', undefined)).rejects.toThrow('No access token available')
  })

  test('the server alone deletes the account, in the pool too', async () => {
    holdTokens()
    await identity.deleteUser()
    expect(asked().filter((name) => ['user/a/delete', 'DeleteUser'].includes(name))).toEqual(['user/a/delete'])
    expect(storedUser()).toBeNull()
  })

  test('a deletion that the server refuses leaves the patient signed in', async () => {
    holdTokens()
    server().reply = { status: 500, json: {} }
    await expect(identity.deleteUser()).rejects.toThrow()
    expect(storedUser()).not.toBeNull()
  })
})

describe('the calls to our API', () => {
  test('a patient’s call carries the bearer token, and a guest’s call carries none', async () => {
    await postThroughAmplify('user/a/get', {})
    const { accessToken } = holdTokens()
    await postThroughAmplify('user/a/get', {})
    const calls = server().asked.filter(({ path }) => path === '/api/user/a/get')
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${accessToken}`])
  })
})

// This block is last: its attempts to revoke the token continue in the background.
describe('the sign-out offline', () => {
  test('the sign-out without a connection ends the session here and notes that the server must still hear of it', async () => {
    holdTokens()
    visit('http://localhost:9')
    holdTokens()
    await identity.signOut()
    expect([storedUser(), window.localStorage.getItem('session-to-end')]).toEqual([null, '1'])
    window.localStorage.clear()
    visit(server().origin)
  })
})

// @vitest-environment jsdom
// A session's life in the browser (spec sections 4 and 9), with a pool that answers as each test says: what the real one
// seldom says. tests/lib/browser/with-pool asks the embedded pool itself.
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

describe('whether somebody is signed in', () => {
  test('a guest is not, without a call', async () => {
    await expect(currentUser()).rejects.toThrow('The user is not authenticated')
    await expect(identity.signedInUser()).rejects.toThrow('No current user')
    expect([await isAuthenticated(), asked()]).toEqual([false, []])
  })

  test('who holds both tokens is, without a call', async () => {
    holdTokens()
    expect(await currentUser()).toEqual({ username: SAMPLE_USER })
    expect([await isAuthenticated(), asked()]).toEqual([true, []])
  })

  test('who holds no id token is not', async () => {
    holdTokens({}, ['idToken'])
    await expect(currentUser()).rejects.toThrow('Local storage is missing an ID Token, Please authenticate')
    expect(await isAuthenticated()).toBe(false)
  })

  test('a browser that keeps nothing has a guest', async () => {
    const broken = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    expect(await isAuthenticated()).toBe(false)
    broken.mockRestore()
  })
})

describe('expired tokens', () => {
  const expired = { expiresIn: 60, issuedBefore: 3600 }

  test('are refreshed, and parallel questions refresh once', async () => {
    holdTokens(expired)
    const { accessToken, idToken } = tokensOf()
    pool.GetTokensFromRefreshToken = {
      json: { AuthenticationResult: { AccessToken: accessToken, IdToken: idToken, ExpiresIn: 3600 } },
    }
    expect(await Promise.all([isAuthenticated(), isAuthenticated(), isAuthenticated()])).toEqual([true, true, true])
    expect(asked()).toEqual(['GetTokensFromRefreshToken'])
    await eventually(() => expect(changes).toEqual(['refreshed']))
  })

  test('of a clock that is two hours behind are good: the drift counts', async () => {
    holdTokens({ issuedBefore: 7200 })
    window.localStorage.setItem(
      `${Object.keys(window.localStorage).find((key) => key.endsWith('.clockDrift'))}`,
      String(-7200 * 1000),
    )
    expect([await isAuthenticated(), asked()]).toEqual([true, []])
  })

  test('whose refresh is rejected as not authorized clear the user, and tell the server', async () => {
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
  test('is opened with both tokens, once for all who ask at a time', async () => {
    const { accessToken, idToken } = holdTokens()
    expect(await Promise.all([identity.openServerSession(), identity.openServerSession()])).toEqual([true, true])
    expect(server().asked).toMatchObject([
      { path: '/api/session/u/start', body: { access_token: accessToken, id_token: idToken } },
    ])
  })

  test.each([
    [401, false, null],
    [500, false, SAMPLE_USER],
  ])('answered with %i: %s, and the stored user is %s', async (status, expected, user) => {
    holdTokens()
    server().answer = (call) => (call.path.endsWith('/start') ? { status, json: {} } : { json: {} })
    expect(await identity.openServerSession()).toBe(expected)
    expect(storedUser()).toBe(user)
  })

  test('of a phone that is not verified is refused with words', async () => {
    holdTokens()
    server().reply = { status: 422, json: {} }
    await expect(identity.openServerSession()).rejects.toMatchObject({ name: 'PhoneUnverified' })
  })

  test('of a phone that another account has says what to do, and leads nobody in a circle', async () => {
    holdTokens()
    server().answer = ({ path }) => (path.endsWith('/session/u/start') ? { status: 409, json: {} } : { json: {} })
    const refused = await identity.openServerSession().catch((error: unknown) => error)
    expect(identity.textOf(refused)).toContain('Please call us')
    expect(storedUser()).toBeNull()
  })
})

describe('signing out', () => {
  test('ends the server’s session, revokes the refresh token, and keeps nothing of the patient', async () => {
    holdTokens()
    setHintCookie('user%3A42')
    window.localStorage.setItem('aws-amplify-cacheCurSize', '10')
    await identity.signOut()
    expect(asked().sort()).toEqual(['RevokeToken', 'session/u/end'])
    expect(Object.keys(window.localStorage)).toEqual([])
    expect([document.cookie, changes]).toEqual(['', ['out']])
  })

  test('without a connection ends it here all the same, and keeps in mind that the server has not heard', async () => {
    holdTokens()
    visit('http://localhost:9')
    holdTokens()
    await identity.signOut()
    expect([storedUser(), window.localStorage.getItem('session-to-end')]).toEqual([null, '1'])
    window.localStorage.clear()
    visit(server().origin)
  })

  test('everywhere: the server’s sessions, then the pool’s; a failure is told, and the patient stays signed in', async () => {
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

  test('a token can be revoked only beside an access token', async () => {
    await expect(revoke('refresh', undefined)).rejects.toThrow('No access token available')
  })

  test('a deleted account is the server’s to delete, in the pool too', async () => {
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

describe('calls to the product', () => {
  test('carry the bearer of a patient, and none of a guest', async () => {
    await postThroughAmplify('user/a/get', {})
    const { accessToken } = holdTokens()
    await postThroughAmplify('user/a/get', {})
    const calls = server().asked.filter(({ path }) => path === '/api/user/a/get')
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, `Bearer ${accessToken}`])
  })
})

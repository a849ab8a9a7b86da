// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emitAuthChange } from '@/lib/browser/pool/changes'
import { loadAnew } from '@/lib/browser/pool/navigation'
import { STORED_USER_KEY, storedUser } from '@/lib/browser/pool/stored-user'
import { setHintCookie } from '@/tests/support/account/sample-tokens'
import { CHECKED, RECORD, shellServer, shown, signIn, signOut } from '@/tests/support/browser/shell-server'
import type { Reply } from '@/tests/support/servers/local-server'

vi.mock('@/lib/browser/pool/navigation')
const { server, callsOf } = shellServer()
beforeEach(() => void vi.mocked(loadAnew).mockClear())

describe('the check of the signed-in user', () => {
  const answers = (by: Record<string, Reply>) => {
    server().answer = ({ path }) => by[path.replace('/api/', '')]
  }

  test('the page asks for the signed-in user with the bearer token', async () => {
    signIn()
    server().reply = { json: RECORD }
    const user = shown()
    await waitFor(() => expect(user.current.loggedIn).toBe(true))
    expect(callsOf('/api/user/a/get')[0]?.headers.authorization).toMatch(/^Bearer /)
    expect(callsOf('/api/session/u/start')).toEqual([])
  })

  test('the page opens a new server session when the hint cookie is gone', async () => {
    signIn()
    setHintCookie('')
    const user = shown()
    await waitFor(() => expect(user.current.loggedIn).toBe(true))
    expect(callsOf('/api/session/u/start')).toHaveLength(1)
  })

  test('a user whose tokens the pool has revoked becomes a guest', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    signIn()
    answers({
      'user/a/get': { status: 401, json: {} },
      'cognito-idp/en': {
        status: 400,
        json: { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' },
      },
    })
    const user = shown()
    await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false, userData: null }))
    expect(storedUser()).toBeNull()
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
  })

  test.each(['in', 'refreshed'] as const)(
    'the page checks the user again after the auth change “%s”',
    async (change) => {
      const user = shown()
      await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false }))
      signIn()
      server().reply = { json: RECORD }
      act(() => emitAuthChange(change))
      await waitFor(() => expect(user.current).toMatchObject({ loggedIn: true, userData: RECORD }))
    },
  )

  test('the page shows no user immediately after a sign-out', async () => {
    signIn()
    server().reply = { json: RECORD }
    const user = shown()
    await waitFor(() => expect(user.current.userData).toEqual(RECORD))
    signOut()
    act(() => emitAuthChange('out'))
    expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false, userData: null })
    expect(loadAnew).not.toHaveBeenCalled()
  })

  const storage = (key: string | null) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))

  test('a sign-in in another tab signs this tab in too', async () => {
    const user = shown()
    await waitFor(() => expect(user.current.loggedIn).toBe(false))
    signIn()
    server().reply = { json: RECORD }
    storage(STORED_USER_KEY)
    await waitFor(() => expect(user.current).toMatchObject({ loggedIn: true, userData: RECORD }))
    expect(loadAnew).not.toHaveBeenCalled()
  })

  test.each([
    ['signed out in another tab', () => signOut(), STORED_USER_KEY],
    ['whose storage was cleared', () => signOut(), null],
    ['who is another one now', () => signIn({ user: 'another' }), STORED_USER_KEY],
  ])('the page reloads for a user %s', async (_what, change, key) => {
    signIn()
    const user = shown()
    await waitFor(() => expect(user.current.loggedIn).toBe(true))
    change()
    storage('something-else')
    expect(loadAnew).not.toHaveBeenCalled()
    storage(key)
    if (key !== null) expect(loadAnew).toHaveBeenCalledOnce()
    // A cleared storage means that the browser is leaving the page, so nothing is shown meanwhile.
    else expect([document.body.hidden, vi.mocked(loadAnew).mock.calls]).toEqual([true, []])
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce(), { timeout: 5000 })
    document.body.hidden = false
  })

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'a page from the back-forward cache (persisted %s) reloads %i times after a sign-out',
    async (persisted, times) => {
      signIn()
      const user = shown()
      await waitFor(() => expect(user.current.loggedIn).toBe(true))
      const back = () =>
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as unknown as PageTransitionEvent)
      act(() => void back())
      expect(loadAnew).not.toHaveBeenCalled()
      signOut()
      act(() => void back())
      expect(loadAnew).toHaveBeenCalledTimes(times)
    },
  )

  test('the page sends a sign-out again that the server has not received', async () => {
    window.localStorage.setItem('session-to-end', '1')
    shown()
    await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
    expect(callsOf('/api/session/u/end')).toHaveLength(1)
    expect(window.localStorage.getItem('session-to-end')).toBeNull()
  })

  describe('a change on another device', () => {
    const over = { 'user/a/get': { status: 401, json: {} } }
    const revoked = { json: { __type: 'NotAuthorizedException', message: 'Access Token has been revoked' } }
    const look = async () => {
      // The page may ask again two seconds after it loaded.
      vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3000)
      act(() => void window.dispatchEvent(new Event('focus')))
    }
    const seen = async () => {
      signIn()
      server().reply = { json: RECORD }
      const user = shown()
      await waitFor(() => expect(user.current.loggedIn).toBe(true))
      server().asked.length = 0
      return user
    }

    test('a page that regains focus asks the server and reloads when the user is signed out', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await seen()
      answers({ ...over, 'cognito-idp/en': { status: 400, ...revoked } })
      await look()
      await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce())
      expect(storedUser()).toBeNull()
    })

    test('a page that regains focus opens a new server session when only that session is lost', async () => {
      const user = await seen()
      let lost = true
      server().answer = ({ path }) => {
        if (path === '/api/session/u/start') lost = false
        if (path === '/api/user/a/get' && lost) setHintCookie('')
        return path === '/api/user/a/get' ? { status: lost ? 401 : 200, json: RECORD } : { json: {} }
      }
      await look()
      await waitFor(() => expect(callsOf('/api/session/u/start')).toHaveLength(1))
      await waitFor(() => expect(user.current).toMatchObject({ loggedIn: true, userData: RECORD }))
      expect(loadAnew).not.toHaveBeenCalled()
    })

    test('a guest’s page asks for no user when it regains focus', async () => {
      const guest = shown()
      await waitFor(() => expect(guest.current.isLoading).toBe(false))
      await look()
      expect(callsOf('/api/user/a/get')).toEqual([])
    })

    test('a page that has just asked for the user does not ask again', async () => {
      await seen()
      await look()
      await waitFor(() => expect(callsOf('/api/user/a/get')).toHaveLength(1))
      act(() => void window.dispatchEvent(new Event('focus')))
      expect(callsOf('/api/user/a/get')).toHaveLength(1)
    })
  })
})

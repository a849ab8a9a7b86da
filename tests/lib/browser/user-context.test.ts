// @vitest-environment jsdom
// The auth check of spec section 4 against a real server that answers the two calls of the shell.
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadAnew } from '@/lib/browser/pool/navigation'
import { CHECKED, RECORD, shellServer, shown, signIn, signOut } from '@/tests/support/shell-server'

vi.mock('@/lib/browser/pool/navigation')
const { server, callsOf } = shellServer()
beforeEach(() => void vi.mocked(loadAnew).mockClear())

const LOADING = { isLoading: true, initialUserFetched: false, loggedIn: false, isLoggedIn: false, userData: null }

test('begins as loading; a visitor without a session is then logged out, and no record is asked for', async () => {
  const user = shown()
  expect(user.current).toMatchObject(LOADING)
  await waitFor(() => expect(user.current.isLoading).toBe(false))
  expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false, isLoggedIn: false, userData: null })
  expect(callsOf('/api/user/a/get')).toEqual([])
})

test('with a session and a record: logged in with data, asked for by uid under the loading area of the user', async () => {
  signIn()
  let answer: () => void = () => undefined
  server().reply = { json: RECORD, after: new Promise((resolve) => (answer = resolve)) }
  const user = shown()
  await waitFor(() => expect(user.current.isFetching).toBe(true))
  expect(user.current).toMatchObject(LOADING)
  answer()
  await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: true, isLoggedIn: true }))
  expect(user.current).toMatchObject({ userData: RECORD, isFetching: false })
  expect(callsOf('/api/user/a/get')).toMatchObject([{ method: 'POST', body: { search_type: 'by_uid' } }])
})

test.each([
  ['null', { json: null }],
  ['an error', { status: 500, json: {} }],
])('with a session whose record is answered with %s: logged in without a record', async (_what, reply) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  signIn()
  server().reply = reply
  const user = shown()
  await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: true, userData: null }))
})

test('the token-refresh counter runs the check again', async () => {
  const user = shown()
  await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false }))
  signIn()
  server().reply = { json: RECORD }
  act(() => user.current.refreshToken())
  await waitFor(() => expect(user.current).toMatchObject({ loggedIn: true, userData: RECORD }))
  signOut()
  act(() => user.current.refreshToken())
  await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false, userData: null }))
})

test('setUserData takes the place of the record', async () => {
  signIn()
  server().reply = { json: RECORD }
  const user = shown()
  await waitFor(() => expect(user.current.userData).toEqual(RECORD))
  const renamed = { user: { ...RECORD.user, name: 'Asha S.' } }
  act(() => user.current.setUserData(renamed))
  expect(user.current).toMatchObject({ loggedIn: true, userData: renamed })
})

test.each([
  ['referral_allowed: true', { json: { referral_allowed: true } }, true],
  ['referral_allowed: false', { json: { referral_allowed: false } }, false],
  ['nothing', { json: {} }, false],
  ['an error', { status: 503, json: {} }, false],
])('referrals are off at first; %s makes them %s', async (_what, reply, expected) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server().reply = reply
  const user = shown()
  expect(user.current.referralEnabled).toBe(false)
  await waitFor(() => expect(callsOf('/api/referral/u/referral_allowed')).toMatchObject([{ method: 'POST', body: {} }]))
  await waitFor(() => expect(user.current.referralEnabled).toBe(expected))
})

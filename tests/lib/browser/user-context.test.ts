// @vitest-environment jsdom
// Spec section 4, against a real server that answers the two calls of the shell.
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadAnew } from '@/lib/browser/pool/navigation'
import { CHECKED, RECORD, shellServer, shown, signIn, signOut } from '@/tests/support/browser/shell-server'

vi.mock('@/lib/browser/pool/navigation')
const { server, callsOf } = shellServer()
beforeEach(() => void vi.mocked(loadAnew).mockClear())

const referralChecks = () => callsOf('/api/referral/u/referral_allowed')
const LOADING = { isLoading: true, initialUserFetched: false, loggedIn: false, isLoggedIn: false, userData: null }

test('the context starts as loading, then shows a visitor without a session as logged out without asking for a record', async () => {
  const user = shown()
  expect(user.current).toMatchObject(LOADING)
  await waitFor(() => expect(user.current.isLoading).toBe(false))
  expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false, isLoggedIn: false, userData: null })
  expect(callsOf('/api/user/a/get')).toEqual([])
})

test('the context loads the user’s record by uid and shows the user as logged in', async () => {
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
  ['null', { json: null }, 0],
  ['an error', { status: 500, json: {} }, 2],
])(
  'the context shows a user whose record is answered with %s as logged in without a record',
  async (_what, reply, errors) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    signIn()
    server().reply = reply
    const user = shown()
    await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: true, userData: null }))
    await waitFor(() => expect(referralChecks()).toHaveLength(1))
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(errors))
  },
)

test('the token-refresh counter runs the check again', async () => {
  const user = shown()
  await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false }))
  signIn()
  server().reply = { json: RECORD }
  act(() => user.current.refreshToken())
  await waitFor(() => expect(user.current).toMatchObject({ loggedIn: true, userData: RECORD }))
  await waitFor(() => expect(referralChecks()).toHaveLength(2))
  signOut()
  act(() => user.current.refreshToken())
  await waitFor(() => expect(user.current).toMatchObject({ ...CHECKED, loggedIn: false, userData: null }))
  await waitFor(() => expect(referralChecks()).toHaveLength(3))
})

test('setUserData replaces the record', async () => {
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
])('referrals are off at first, and the answer %s makes them %s', async (_what, reply, expected) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server().reply = reply
  const user = shown()
  expect(user.current.referralEnabled).toBe(false)
  await waitFor(() => expect(referralChecks()).toMatchObject([{ method: 'POST', body: {} }]))
  await waitFor(() => expect(user.current.referralEnabled).toBe(expected))
})

test('a patient who signs in without a page load may invite others until the sign-out', async () => {
  server().reply = { json: { referral_allowed: false } }
  const user = shown()
  await waitFor(() => expect(referralChecks()).toHaveLength(1))
  signIn()
  server().reply = { json: { ...RECORD, referral_allowed: true } }
  act(() => user.current.refreshToken())
  await waitFor(() => expect(user.current.referralEnabled).toBe(true))
  signOut()
  server().reply = { json: { referral_allowed: false } }
  act(() => user.current.refreshToken())
  await waitFor(() => expect(user.current.referralEnabled).toBe(false))
})

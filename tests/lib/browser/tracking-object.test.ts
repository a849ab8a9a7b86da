// @vitest-environment jsdom
// What the tracking object is told of who is here, and when.
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tellPhoneEntered, userLoggedIn } from '@/lib/browser/measuring/analytics'
import { chooseConsent } from '@/lib/browser/measuring/consent'
import { useTellLogin } from '@/lib/browser/measuring/use-tell-login'

beforeEach(() => {
  Object.assign(globalThis, { TAG_MANAGER_ID: '', WEBENGAGE_LICENCE: 'sample-licence' })
})
afterEach(() => {
  cleanup()
  window.localStorage.clear()
  delete window.webengage
  delete window.dataLayer
})

test('the tracking object is told the number and the id behind the colon, after consent alone', async () => {
  userLoggedIn('user:42', '+919810000001')
  await tellPhoneEntered('+919810000001', null)
  expect(window.webengage).toBeUndefined()
  window.localStorage.setItem('measuring-choice', 'accepted')
  userLoggedIn('user:42', '+919810000001')
  await tellPhoneEntered('+919810000001', null)
  await tellPhoneEntered('+919810000001', 'braces')
  expect(window.webengage?.queue).toEqual([
    ['user.login', '42'],
    ['user.setAttribute', 'we_phone', '+919810000001'],
    ['user.setAttribute', 'we_phone', '+919810000001'],
    ['track', 'Phone Number Entered', { 'Treatment Name': '/' }],
    ['user.setAttribute', 'we_phone', '+919810000001'],
    ['track', 'Phone Number Entered', { 'Treatment Name': 'Braces' }],
  ])
})

test('who is signed in is told when consent comes later, and once', () => {
  const user = { uid: 'user:42', mobile: '+919810000001' }
  const { rerender } = renderHook(() => useTellLogin(user))
  expect(window.webengage).toBeUndefined()
  act(() => chooseConsent('accepted'))
  rerender()
  expect(window.webengage?.queue).toEqual([
    ['user.login', '42'],
    ['user.setAttribute', 'we_phone', '+919810000001'],
  ])
})

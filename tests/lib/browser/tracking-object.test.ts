// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { trackPhoneEntered, userLoggedIn } from '@/lib/browser/measuring/analytics'
import { chooseConsent } from '@/lib/browser/measuring/consent'
import { loadPartners } from '@/lib/browser/measuring/partners'
import { useTrackLogin } from '@/lib/browser/measuring/use-track-login'

beforeEach(() => {
  Object.assign(globalThis, { TAG_MANAGER_ID: '', WEBENGAGE_LICENCE: 'sample-licence' })
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  window.localStorage.clear()
  delete window.webengage
  delete window.dataLayer
})

const tracked = () => (window.webengage?.__queue ?? []).map(([method, values]) => [method, ...Array.from(values)])

test('the tracking object has the shape that WebEngage’s published loader leaves for its script', () => {
  window.localStorage.setItem('measuring-choice', 'accepted')
  userLoggedIn('user:42', '+919810000001')
  expect(window.webengage).toMatchObject({ __v: '6.0', init: expect.any(Function), track: expect.any(Function) })
  const [method, values] = window.webengage?.__queue[1] ?? []
  expect([method, Object.prototype.toString.call(values)]).toEqual(['user.login', '[object Arguments]'])
})

test.each([
  ['sample-licence', 'ssl.widgets.webengage.com'],
  ['in~sample1', 'widgets.in.webengage.com'],
])('the script of the licence %s comes from %s', (WEBENGAGE_LICENCE, host) => {
  Object.assign(globalThis, { WEBENGAGE_LICENCE })
  loadPartners()
  expect(document.head.querySelector('script')?.src).toBe(`https://${host}/js/webengage-min-v-6.0.js`)
})

test('the tracking object gets the phone number and the id behind the colon only after consent', async () => {
  userLoggedIn('user:42', '+919810000001')
  await trackPhoneEntered('+919810000001', null)
  expect(window.webengage).toBeUndefined()
  window.localStorage.setItem('measuring-choice', 'accepted')
  userLoggedIn('user:42', '+919810000001')
  await trackPhoneEntered('+919810000001', null)
  await trackPhoneEntered('+919810000001', 'braces')
  expect(tracked()).toEqual([
    ['init', 'sample-licence'],
    ['user.login', '42'],
    ['user.setAttribute', 'we_phone', '+919810000001'],
    ['user.setAttribute', 'we_phone', '+919810000001'],
    ['track', 'Phone Number Entered', { 'Treatment Name': '/' }],
    ['user.setAttribute', 'we_phone', '+919810000001'],
    ['track', 'Phone Number Entered', { 'Treatment Name': 'Braces' }],
  ])
})

test('the tracking object gets the signed-in user once when consent comes later', () => {
  const user = { uid: 'user:42', mobile: '+919810000001' }
  const { rerender } = renderHook(() => useTrackLogin(user))
  expect(window.webengage).toBeUndefined()
  act(() => chooseConsent('accepted'))
  rerender()
  expect(tracked()).toEqual([
    ['init', 'sample-licence'],
    ['user.login', '42'],
    ['user.setAttribute', 'we_phone', '+919810000001'],
  ])
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConsentBanner } from '@/components/shell/consent-banner'
import { pageViewed } from '@/lib/browser/measuring/analytics'
import { chooseConsent } from '@/lib/browser/measuring/consent'
import { Routed, testRouter } from '@/tests/support/browser/router'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  window.localStorage.clear()
  Object.assign(globalThis, { TAG_MANAGER_ID: 'GTM-SAMPLE', WEBENGAGE_LICENCE: 'sample-licence' })
  Object.assign(navigator, { sendBeacon: () => true })
})
afterEach(() => {
  cleanup()
  for (const script of document.head.querySelectorAll('script')) script.remove()
  delete window.dataLayer
  delete window.webengage
  vi.unstubAllGlobals()
})

function show() {
  render(
    <StrictMode>
      <Routed router={testRouter()}>
        <ConsentBanner />
      </Routed>
    </StrictMode>,
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const question = () => screen.queryByRole('region', { name: 'Your privacy choice' })
const hosts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname)
/** The tag manager's data layer, with its consent commands as arrays. */
const layer = () =>
  (window.dataLayer ?? []).map((entry) => ('length' in (entry as object) ? [...(entry as [])] : entry))
/** The calls that wait for the tracking script, with their values as arrays. */
const tracked = () => (window.webengage?.__queue ?? []).map(([method, values]) => [method, ...Array.from(values)])
const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const DENIED = Object.fromEntries(PURPOSES.map((purpose) => [purpose, 'denied']))
const DEFAULT = ['consent', 'default', DENIED]
const GRANT = ['consent', 'update', { analytics_storage: 'granted' }]
const WITHDRAWAL = ['consent', 'update', DENIED]

test('without a configured partner there is no question and no measuring', async () => {
  Object.assign(globalThis, { TAG_MANAGER_ID: '', WEBENGAGE_LICENCE: '' })
  show()
  chooseConsent('accepted')
  await pageViewed('/clinics', null)
  expect([document.body.textContent, hosts(), window.dataLayer, window.webengage]).toEqual([
    '',
    [],
    undefined,
    undefined,
  ])
})

test('the question appears before any script loads, with every purpose denied', () => {
  show()
  expect(question()).not.toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy')
  expect([hosts(), layer()]).toEqual([[], [DEFAULT]])
})

test('the question mentions the mobile number only when a partner receives it', () => {
  show()
  expect(question()?.textContent).toContain('your mobile number')
  cleanup()
  Object.assign(globalThis, { WEBENGAGE_LICENCE: '' })
  show()
  expect(question()?.textContent).not.toContain('number')
})

test('without browser storage the banner asks nothing, because it would ask on every page', () => {
  vi.stubGlobal('localStorage', undefined)
  show()
  expect([question(), hosts()]).toEqual([null, []])
})

describe('declined consent', () => {
  test('after Decline nothing is loaded or sent, and the question does not return', async () => {
    show()
    await press('Decline')
    expect(question()).toBeNull()
    await pageViewed('/clinics', null)
    expect([hosts(), layer(), window.webengage]).toEqual([[], [DEFAULT], undefined])
    cleanup()
    show()
    expect(question()).toBeNull()
  })
})

describe('accepted consent', () => {
  test('Accept grants measuring and loads the partners’ scripts once', async () => {
    show()
    await press('Accept')
    expect(question()).toBeNull()
    expect(hosts()).toEqual(['www.googletagmanager.com', 'ssl.widgets.webengage.com'])
    expect(layer().filter((entry) => JSON.stringify(entry).includes('gtm.js'))).toHaveLength(1)
    expect(layer().slice(0, 2)).toEqual([DEFAULT, GRANT])
    expect(tracked()).toEqual([['init', 'sample-licence']])
  })

  test('Accept loads only the partner that is configured', async () => {
    Object.assign(globalThis, { TAG_MANAGER_ID: '' })
    show()
    await press('Accept')
    expect(hosts()).toEqual(['ssl.widgets.webengage.com'])
  })

  test('later page views are sent, without query or personal data', async () => {
    show()
    await press('Accept')
    await pageViewed('/treatments/braces', 'braces')
    const seen = { 'Page Name': '/treatments/braces | Braces' }
    expect(layer().at(-1)).toEqual({ event: 'Page View', ...seen })
    expect(tracked().at(-1)).toEqual(['track', 'Page View', seen])
  })

  test('on a later visit the grant precedes the first page view, and the licence the first event', async () => {
    chooseConsent('accepted')
    await pageViewed('/clinics', null)
    show()
    const seen = { 'Page Name': '/clinics' }
    expect(layer().slice(0, 3)).toEqual([DEFAULT, GRANT, { event: 'Page View', ...seen }])
    expect(tracked()).toEqual([
      ['init', 'sample-licence'],
      ['track', 'Page View', seen],
    ])
    expect(question()).toBeNull()
  })
})

describe('changed consent', () => {
  test('the question returns; Decline withdraws the grant from loaded scripts and nothing more is sent', async () => {
    show()
    await press('Accept')
    await press('Change your privacy choice')
    expect(question()).not.toBeNull()
    await press('Decline')
    const consents = layer().filter((entry) => Array.isArray(entry))
    expect(consents.at(-1)).toEqual(WITHDRAWAL)
    const before = layer().length
    await pageViewed('/clinics', null)
    expect(layer()).toHaveLength(before)
  })

  test('a change from Decline to Accept loads the scripts', async () => {
    show()
    await press('Decline')
    await press('Change your privacy choice')
    await press('Accept')
    expect(hosts()).toHaveLength(2)
  })
})

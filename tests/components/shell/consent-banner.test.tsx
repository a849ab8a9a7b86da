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
const question = () => screen.queryByRole('region', { name: 'Your choice about measuring' })
const hosts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname)
/** The tag manager's data layer, its consent commands as lists. */
const layer = () =>
  (window.dataLayer ?? []).map((entry) => ('length' in (entry as object) ? [...(entry as [])] : entry))
/** The calls that wait for the tracking script, their values as lists. */
const tracked = () => (window.webengage?.__queue ?? []).map(([method, values]) => [method, ...Array.from(values)])
const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage']
const DENIED = Object.fromEntries(PURPOSES.map((purpose) => [purpose, 'denied']))
const DEFAULT = ['consent', 'default', DENIED]
const GRANT = ['consent', 'update', { analytics_storage: 'granted' }]
const WITHDRAWAL = ['consent', 'update', DENIED]

test('is not there when the site has no partner, and tells nobody anything', async () => {
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

test('asks before anything is loaded, every purpose denied', () => {
  show()
  expect(question()).not.toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy')
  expect([hosts(), layer()]).toEqual([[], [DEFAULT]])
})

test('says that a mobile number is passed on where a partner gets it, and nowhere else', () => {
  show()
  expect(question()?.textContent).toContain('your mobile number')
  cleanup()
  Object.assign(globalThis, { WEBENGAGE_LICENCE: '' })
  show()
  expect(question()?.textContent).not.toContain('number')
})

test('asks nothing where the browser keeps nothing: it would ask at each page', () => {
  vi.stubGlobal('localStorage', undefined)
  show()
  expect([question(), hosts()]).toEqual([null, []])
})

describe('declined', () => {
  test('loads nothing, tells nothing, and is not asked again', async () => {
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

describe('accepted', () => {
  test('grants measuring and brings the partners’ scripts, once', async () => {
    show()
    await press('Accept')
    expect(question()).toBeNull()
    expect(hosts()).toEqual(['www.googletagmanager.com', 'ssl.widgets.webengage.com'])
    expect(layer().filter((entry) => JSON.stringify(entry).includes('gtm.js'))).toHaveLength(1)
    expect(layer().slice(0, 2)).toEqual([DEFAULT, GRANT])
    expect(tracked()).toEqual([['init', 'sample-licence']])
  })

  test('and one of them configured brings that one alone', async () => {
    Object.assign(globalThis, { TAG_MANAGER_ID: '' })
    show()
    await press('Accept')
    expect(hosts()).toEqual(['ssl.widgets.webengage.com'])
  })

  test('tells the page views that follow, without a query or a person', async () => {
    show()
    await press('Accept')
    await pageViewed('/treatments/braces', 'braces')
    const seen = { 'Page Name': '/treatments/braces | Braces' }
    expect(layer().at(-1)).toEqual({ event: 'Page View', ...seen })
    expect(tracked().at(-1)).toEqual(['track', 'Page View', seen])
  })

  test('on an earlier visit: the grant stands before the first page view, and the licence before the first event', async () => {
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

describe('changed later', () => {
  test('asks again; a grant is taken back for the scripts that are there, and nothing more is told', async () => {
    show()
    await press('Accept')
    await press('Change your measuring choice')
    expect(question()).not.toBeNull()
    await press('Decline')
    const consents = layer().filter((entry) => Array.isArray(entry))
    expect(consents.at(-1)).toEqual(WITHDRAWAL)
    const before = layer().length
    await pageViewed('/clinics', null)
    expect(layer()).toHaveLength(before)
  })

  test('from declined to accepted brings the scripts', async () => {
    show()
    await press('Decline')
    await press('Change your measuring choice')
    await press('Accept')
    expect(hosts()).toHaveLength(2)
  })
})

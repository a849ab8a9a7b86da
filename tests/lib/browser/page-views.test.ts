// @vitest-environment jsdom

import { cleanup, renderHook } from '@testing-library/react'
import type { NextRouter } from 'next/router'
import { createElement, type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageViewed, phoneEntered } from '@/lib/browser/measuring/analytics'
import { trackedPath, usePageViews } from '@/lib/browser/measuring/use-page-views'
import type { ExperimentVariant } from '@/lib/catalogue/variants'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { eventually } from '@/tests/support/eventually'

const ENDPOINT = `${window.location.origin}/api/event/u/track`
let sent: { url: string; body: Promise<string> }[] = []
let place = 0
/** A path that no other test has used: the last reported path outlives a page's effects. */
const fresh = () => `/treatments/${++place}`

// jsdom's blobs have no text().
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })

const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })

beforeEach(() => {
  sent = []
  window.localStorage.clear()
  comeFrom(`${window.location.origin}/`)
  Object.assign(globalThis, { TAG_MANAGER_ID: '', WEBENGAGE_LICENCE: '' })
  Object.assign(navigator, {
    sendBeacon: (url: string | URL, blob: Blob) => {
      expect(blob.type).toBe('application/json')
      return sent.push({ url: String(url), body: textOf(blob) }) > 0
    },
  })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'referrer')
})

type At = Partial<NextRouter>
function visit(first: At, shown?: { about?: string; experiment?: ExperimentVariant }) {
  let router = testRouter(first)
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(StrictMode, null, createElement(Routed, { router, children }))
  const { rerender } = renderHook(() => usePageViews(shown), { wrapper })
  return (next: At) => {
    router = testRouter(next)
    rerender()
  }
}
/** The page views sent, once there are `count`; waits briefly so that an extra one would show. */
async function counted(count: number) {
  await eventually(() => expect(sent.length).toBeGreaterThanOrEqual(count))
  await new Promise((resolve) => setTimeout(resolve, 20))
  return Promise.all(sent.map(async ({ url, body }) => ({ url, ...JSON.parse(await body) })))
}
const view = (path: string, more: Record<string, string> = {}) => ({
  url: ENDPOINT,
  name: 'Page View',
  path,
  properties: { 'Page Name': path, ...more },
})

test('the hook sends one page view per path, although StrictMode runs every effect twice', async () => {
  const [first, second] = [fresh(), fresh()]
  const go = visit({ pathname: first, asPath: first })
  expect(await counted(1)).toEqual([view(first)])
  go({ pathname: second, asPath: second })
  expect(await counted(2)).toEqual([view(first), view(second)])
  go({ pathname: first, asPath: first })
  expect(await counted(3)).toEqual([view(first), view(second), view(first)])
})

test('the hook waits until the router is ready', async () => {
  const path = fresh()
  const go = visit({ isReady: false, pathname: path, asPath: path })
  expect(await counted(0)).toEqual([])
  go({ isReady: true, pathname: path, asPath: path })
  expect(await counted(1)).toEqual([view(path)])
})

test('the hook sends no second page view when only the parameters or the hash change', async () => {
  const path = fresh()
  const go = visit({ pathname: path, asPath: `${path}?city=chennai`, query: { city: 'chennai' } })
  go({ pathname: path, asPath: `${path}?city=kochi`, query: { city: 'kochi' } })
  go({ pathname: path, asPath: `${path}?city=kochi#times`, query: { city: 'kochi' } })
  expect(await counted(1)).toEqual([view(path)])
})

test('a page view contains no query string', async () => {
  const path = fresh()
  visit({ pathname: path, asPath: `${path}?phone=9810000001&name=Asha`, query: { phone: '9810000001', name: 'Asha' } })
  expect(JSON.stringify(await counted(1))).not.toMatch(/98100|Asha|\?/)
})

test('a page view names the treatment of the address, by key or short name, and uses the last of several', async () => {
  for (const [treatment, name] of [
    ['root_canal', 'Root Canal'],
    ['implant', 'Implants'],
    [['braces', 'teeth_whitening'], 'Teeth Whitening'],
  ] as const) {
    const path = fresh()
    sent = []
    visit({ pathname: path, asPath: path, query: { treatment: treatment as string } })
    expect(await counted(1)).toEqual([
      { ...view(path), properties: { 'Page Name': `${path} | ${name}`, 'Treatment Name': name } },
    ])
    cleanup()
  }
})

test.each(['9810000001', 'constructor', '', 'clinic_visit'])(
  'a page view leaves out the unknown treatment %j',
  async (treatment) => {
    const path = fresh()
    visit({ pathname: path, asPath: path, query: { treatment } })
    expect(await counted(1)).toEqual([view(path)])
  },
)

test.each([
  [{}, 'Aligner'],
  [{ treatment: 'braces' }, 'Braces'],
])('a page view of an aligner flow with the parameters %j names the treatment %s', async (query, name) => {
  const path = fresh()
  visit({ pathname: path, asPath: path, query }, { about: 'aligner' })
  expect(await counted(1)).toEqual([
    { ...view(path), properties: { 'Page Name': `${path} | ${name}`, 'Treatment Name': name } },
  ])
})

test('a page view names the experiment that was shown', async () => {
  const path = fresh()
  visit({ pathname: path, asPath: path }, { experiment: { experiment: 'ppr', variant: 'variant_A' } })
  expect(await counted(1)).toEqual([view(path, { Variant: 'ppr: variant_A' })])
})

test.each([
  ['/manage/[reference]', '/manage/CFHJKMNP?key=abc', '/manage/[reference]'],
  ['/pay/[id]', '/pay/0b6f1b3e-6f0e-4f43-9e0a-0d6b1b3a4f11?a=b', '/pay/[id]'],
  ['/clinics/[city]', '/clinics/chennai?q=adyar', '/clinics/chennai'],
  ['/', '/#top', '/'],
  ['/', '/?utm_source=a', '/'],
])('a page view of %s at %s has the path %s', (pathname, asPath, told) => {
  expect(trackedPath(pathname, asPath)).toBe(told)
})

test('a page view contains the address’s campaign and city, and nothing else of its query', async () => {
  const path = fresh()
  const said = 'utm_campaign=spring&utm_source=google&utm_medium=cpc&utm_content=a&utm_term=teeth&city=kochi'
  window.history.replaceState(null, '', `${path}?${said}&gclid=xyz&phone=9810000001`)
  visit({ pathname: path, asPath: path })
  const told = { campaign: 'spring', source: 'google', medium: 'cpc', content: 'a', term: 'teeth', city: 'kochi' }
  expect(await counted(1)).toEqual([{ ...view(path), ...told }])
  window.history.replaceState(null, '', '/')
})

test.each([
  ['', true, { arrived: true, first: 'week' }],
  ['https://search.example/', true, { arrived: true, first: 'week' }],
  [`${window.location.origin}/clinics`, true, {}],
  ['https://search.example/', false, {}],
])('a page view after the referrer %j, first in the document: %s, contains %j', async (referrer, isFirst, told) => {
  comeFrom(referrer)
  const path = fresh()
  await pageViewed(path, null, { isFirst })
  expect(await counted(1)).toEqual([{ ...view(path), ...told }])
})

test('a page view marks a browser’s first visit of the day and of the week, by the clinics’ clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const firsts: unknown[] = []
  // A Sunday night at the clinics, the Monday, later that day, the Tuesday, and the next Sunday and Monday.
  for (const at of ['22T23:59', '23T00:00', '23T22:00', '24T09:00', '29T23:59', '30T00:00']) {
    vi.setSystemTime(new Date(`2026-11-${at}:00+05:30`))
    sent = []
    comeFrom('')
    await pageViewed(fresh(), null, { isFirst: true })
    const [{ first } = { first: 'none' }] = await Promise.all(sent.map(async ({ body }) => JSON.parse(await body)))
    firsts.push(first)
  }
  vi.useRealTimers()
  expect(firsts).toEqual(['week', 'week', undefined, 'day', 'day', 'week'])
})

test('a page view marks no first visit when the browser stores nothing', async () => {
  const off = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  comeFrom('')
  const path = fresh()
  await pageViewed(path, null, { isFirst: true })
  expect(await counted(1)).toEqual([{ ...view(path), arrived: true }])
  off.mockRestore()
})

test('a phone number on a page outside the booking steps counts once, and the event leaves it out', async () => {
  window.history.replaceState(null, '', '/sign-in?to=%2Faccount')
  for (const typed of ['+919810000011', '+919810000011', '+919810000012']) phoneEntered(typed)
  const told = await counted(2)
  expect(told).toEqual(
    Array(2).fill({
      url: ENDPOINT,
      name: 'Phone Number Entered',
      path: '/sign-in',
      properties: { 'Treatment Name': '/' },
    }),
  )
})

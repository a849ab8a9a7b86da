// @vitest-environment jsdom
// What a page view tells, and when: through the hook on a router, to the beacon that the browser would send.

import { cleanup, renderHook } from '@testing-library/react'
import type { NextRouter } from 'next/router'
import { createElement, type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageViewed, phoneEntered } from '@/lib/browser/measuring/analytics'
import { toldPath, usePageViews } from '@/lib/browser/measuring/use-page-views'
import type { Trial } from '@/lib/catalogue/variants'
import { eventually } from '@/tests/support/eventually'
import { Routed, testRouter } from '@/tests/support/router'

const ENDPOINT = `${window.location.origin}/api/event/u/track`
let sent: { url: string; body: Promise<string> }[] = []
let place = 0
/** A path that no other test has seen: the last one told outlives a page's effects. */
const fresh = () => `/treatments/${++place}`

// jsdom's own blobs have no text().
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
function visit(first: At, shown?: { about?: string; trial?: Trial }) {
  let router = testRouter(first)
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(StrictMode, null, createElement(Routed, { router, children }))
  const { rerender } = renderHook(() => usePageViews(shown), { wrapper })
  return (next: At) => {
    router = testRouter(next)
    rerender()
  }
}
/** What was counted, once `count` were; waits a little for one too many. */
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

test('is told once per path, though StrictMode runs every effect twice', async () => {
  const [first, second] = [fresh(), fresh()]
  const go = visit({ pathname: first, asPath: first })
  expect(await counted(1)).toEqual([view(first)])
  go({ pathname: second, asPath: second })
  expect(await counted(2)).toEqual([view(first), view(second)])
  go({ pathname: first, asPath: first })
  expect(await counted(3)).toEqual([view(first), view(second), view(first)])
})

test('waits until the router is ready', async () => {
  const path = fresh()
  const go = visit({ isReady: false, pathname: path, asPath: path })
  expect(await counted(0)).toEqual([])
  go({ isReady: true, pathname: path, asPath: path })
  expect(await counted(1)).toEqual([view(path)])
})

test('is not told again for a change of parameters or of the place on the page', async () => {
  const path = fresh()
  const go = visit({ pathname: path, asPath: `${path}?city=chennai`, query: { city: 'chennai' } })
  go({ pathname: path, asPath: `${path}?city=kochi`, query: { city: 'kochi' } })
  go({ pathname: path, asPath: `${path}?city=kochi#times`, query: { city: 'kochi' } })
  expect(await counted(1)).toEqual([view(path)])
})

test('has no query string, whatever stands in it', async () => {
  const path = fresh()
  visit({ pathname: path, asPath: `${path}?phone=9810000001&name=Asha`, query: { phone: '9810000001', name: 'Asha' } })
  expect(JSON.stringify(await counted(1))).not.toMatch(/98100|Asha|\?/)
})

test('has the name that the catalogue has for the parameter `treatment`, by key or short name, the last of several', async () => {
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

test.each(['9810000001', 'constructor', '', 'clinic_visit'])('leaves out the treatment %j', async (treatment) => {
  const path = fresh()
  visit({ pathname: path, asPath: path, query: { treatment } })
  expect(await counted(1)).toEqual([view(path)])
})

test.each([
  [{}, 'Aligner'],
  [{ treatment: 'braces' }, 'Braces'],
])('of a walk about aligners whose address has %j is about %s', async (query, name) => {
  const path = fresh()
  visit({ pathname: path, asPath: path, query }, { about: 'aligner' })
  expect(await counted(1)).toEqual([
    { ...view(path), properties: { 'Page Name': `${path} | ${name}`, 'Treatment Name': name } },
  ])
})

test('tells the experiment that was shown', async () => {
  const path = fresh()
  visit({ pathname: path, asPath: path }, { trial: { experiment: 'ppr', variant: 'variant_A' } })
  expect(await counted(1)).toEqual([view(path, { Variant: 'ppr: variant_A' })])
})

test.each([
  ['/manage/[reference]', '/manage/CFHJKMNP?key=abc', '/manage/[reference]'],
  ['/clinics/[city]', '/clinics/chennai?q=adyar', '/clinics/chennai'],
  ['/', '/#top', '/'],
  ['/', '/?utm_source=a', '/'],
])('of %s at %s is told as %s', (pathname, asPath, told) => {
  expect(toldPath(pathname, asPath)).toBe(told)
})

test('tells the campaign and the source of the address, and nothing else of it', async () => {
  const path = fresh()
  window.history.replaceState(null, '', `${path}?utm_campaign=spring&utm_source=google&utm_term=teeth&phone=9810000001`)
  visit({ pathname: path, asPath: path })
  expect(await counted(1)).toEqual([{ ...view(path), campaign: 'spring', source: 'google' }])
  window.history.replaceState(null, '', '/')
})

test.each([
  ['', true, { arrived: true }],
  ['https://search.example/', true, { arrived: true }],
  [`${window.location.origin}/clinics`, true, {}],
  ['https://search.example/', false, {}],
])('of a document from %j whose first page it is (%s) it tells %j', async (referrer, isFirst, told) => {
  comeFrom(referrer)
  const path = fresh()
  await pageViewed(path, null, { isFirst })
  expect(await counted(1)).toEqual([{ ...view(path), ...told }])
})

test('a phone number entered where no step is counts once, never by itself', async () => {
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

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import NProgress from 'nprogress'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useProgress } from '@/lib/browser/shell/use-progress'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { eventually } from '@/tests/support/eventually'

const PAGE = { shallow: false }
let router = testRouter()
beforeEach(() => {
  vi.useFakeTimers()
  router = testRouter()
  const wrapper = ({ children }: { children: ReactNode }) => createElement(Routed, { router, children })
  renderHook(() => useProgress(), { wrapper })
})
afterEach(() => {
  cleanup()
  NProgress.remove()
  NProgress.status = null
  vi.useRealTimers()
})

const bar = () => document.querySelector('#nprogress')
const tell = (event: string, options = PAGE) => act(async () => router.tell(event, '/clinics', options))
/** Begins a navigation and waits for the library, which loads with the first navigation. */
async function start() {
  await tell('routeChangeStart')
  await eventually(() => expect(bar()).not.toBeNull())
}

test('the bar starts at 0.3 and keeps the library’s other defaults', async () => {
  await start()
  expect(NProgress.status).toBe(0.3)
  expect(NProgress.settings).toMatchObject({ minimum: 0.08, speed: 200, trickleSpeed: 800 })
})

test('the bar is hidden from assistive technology', async () => {
  await start()
  expect(bar()?.querySelector(':scope > [aria-hidden=true] .bar')).not.toBeNull()
  expect(bar()?.querySelector('[role]')).toBeNull()
})

test.each(['routeChangeComplete', 'routeChangeError'])(
  'the bar stays for 200 ms after %s and then goes',
  async (event) => {
    await start()
    await tell(event)
    await vi.advanceTimersByTimeAsync(199)
    expect(NProgress.status).toBeLessThan(1)
    expect(NProgress.status).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect([NProgress.status, bar()]).toEqual([null, null])
  },
)

test('the bar stays when another navigation begins within the 200 ms', async () => {
  await start()
  await tell('routeChangeComplete')
  await vi.advanceTimersByTimeAsync(100)
  await tell('routeChangeStart')
  await vi.advanceTimersByTimeAsync(400)
  expect(NProgress.status).toBeLessThan(1)
  expect(bar()).not.toBeNull()
})

test('the bar does not appear when only the parameters change', async () => {
  await start()
  await tell('routeChangeComplete')
  await vi.advanceTimersByTimeAsync(2000)
  await tell('routeChangeStart', { shallow: true })
  expect(bar()).toBeNull()
  await tell('routeChangeComplete', { shallow: true })
  await vi.advanceTimersByTimeAsync(250)
  expect(bar()).toBeNull()
})

test('the bar does not appear when the navigation ends before the library has loaded', async () => {
  await tell('routeChangeStart')
  NProgress.remove()
  await tell('routeChangeComplete')
  await vi.advanceTimersByTimeAsync(2000)
  expect(bar()).toBeNull()
})

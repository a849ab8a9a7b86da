// A page of slots in a browser without WebSocket, which asks for changes whenever the page becomes visible.
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { SlotOption } from '@/lib/views/booking'
import { Routed, testRouter } from '@/tests/support/browser/router'
import { eventually } from '@/tests/support/eventually'
import { type LocalServer, startLocalServer, visit } from '@/tests/support/servers/local-server'

const value = (start: string) => `2026-11-24T${start}/12:30@901`
export const slot = (start: string, held = false): SlotOption => ({
  value: value(start),
  label: start,
  day: 'Tomorrow',
  held,
})
export const [TEN, ELEVEN] = [slot('10:00'), slot('11:00')]

/** The texts of polite live regions. */
export const said = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).filter(Boolean)

/** Shows a page and waits until live times are running. `show` returns a function that renders the page again. */
export async function untilHeard(show: () => () => void): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestIdleCallback'] })
  const again = show()
  await act(async () => {
    await Promise.resolve()
    await vi.advanceTimersByTimeAsync(2000)
    await vi.advanceTimersByTimeAsync(2000)
  })
  vi.useRealTimers()
  await act(async () => void (await import('@/lib/browser/live/watch-slots')))
  again()
}

/** For a test file: a new page before each test. */
export function openLivePage() {
  let server: LocalServer
  let answer: { free: string[]; held: string[] }
  const { WebSocket } = globalThis
  beforeAll(async () => {
    server = await startLocalServer()
    server.answer = ({ body }) => ({ json: answer, status: body === null ? 400 : 200 })
    visit(server.origin)
    Reflect.deleteProperty(globalThis, 'WebSocket')
    await import('@/lib/browser/live/watch-slots')
  })
  afterAll(async () => {
    Object.assign(globalThis, { WebSocket })
    await server.stop()
  })
  beforeEach(() => {
    answer = { free: [TEN.value, ELEVEN.value], held: [] }
    server.asked.length = 0
  })
  afterEach(cleanup)

  return {
    asks: () => server.asked.length,
    /** The bodies of the page's requests. */
    bodies: () => server.asked.map(({ body }) => body),
    /** Renders the content and waits until live times are running. */
    async show(content: ReactNode): Promise<void> {
      const page = () => <Routed router={testRouter()}>{content}</Routed>
      await untilHeard(() => {
        const { rerender } = render(page())
        return () => rerender(page())
      })
    },
    /**
     * Makes the page visible again. The server then says that these slots are free, and these held by this browser.
     */
    async see(free: SlotOption[], held: SlotOption[] = []): Promise<void> {
      answer = { free: [...free, ...held].map((each) => each.value), held: held.map((each) => each.value) }
      const before = server.asked.length
      await act(async () => {
        document.dispatchEvent(new Event('visibilitychange'))
        await eventually(() => expect(server.asked.length).toBeGreaterThan(before))
      })
    },
  }
}

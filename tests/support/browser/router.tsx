// A router for components outside Next, whose navigations a test can check.
import { type NextRouter, useRouter } from 'next/router'
import { MemoryRouterProvider } from 'next-router-mock/MemoryRouterProvider'
import type { ReactNode } from 'react'
import { vi } from 'vitest'

export type TestRouter = NextRouter & { tell(event: string, ...values: unknown[]): void }

/** A ready router at `/`; `tell` calls the listeners of an event. */
export function testRouter(given: Partial<NextRouter> = {}): TestRouter {
  const listeners = new Map<string, Set<(...values: unknown[]) => void>>()
  const of = (event: string) => listeners.get(event) ?? listeners.set(event, new Set()).get(event) ?? new Set()
  const router = {
    isReady: true,
    route: '/',
    pathname: '/',
    asPath: '/',
    query: {},
    push: vi.fn(async () => true),
    prefetch: vi.fn(async () => undefined),
    events: {
      on: (event: string, listener: () => void) => void of(event).add(listener),
      off: (event: string, listener: () => void) => void of(event).delete(listener),
      emit: () => undefined,
    },
    tell: (event: string, ...values: unknown[]) => {
      for (const listener of of(event)) listener(...values)
    },
    ...given,
  }
  return router as unknown as TestRouter
}

/** Puts the test's members into the mocked router. */
function Own({ router, children }: { router: NextRouter; children: ReactNode }) {
  const { route: _route, ...own } = router
  Object.assign(useRouter(), own)
  return children
}

export function Routed({ router, children }: { router: NextRouter; children: ReactNode }) {
  return (
    <MemoryRouterProvider url="/">
      <Own router={router}>{children}</Own>
    </MemoryRouterProvider>
  )
}

// The award banner on a page of its own, and what a visitor does with it.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { AnnouncedAward } from '@/components/shell/award-banner'
import type { Award } from '@/lib/catalogue/award'
import { standInForModals } from '@/tests/support/browser/modal'
import { SAMPLE_AWARD } from '@/tests/support/chain/sample-chain'

/** As the brand has it, but whatever the day of the tests. */
export const LASTING: Award = { ...SAMPLE_AWARD, until: '2999-12-31' }

/** Stands in for what the tests' window has not, and leaves nothing behind. */
export function onAwardPage(): void {
  beforeAll(() => {
    standInForModals()
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
  })
  beforeEach(() => window.localStorage.clear())
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })
}

const frame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())))

export async function scroll(): Promise<void> {
  await act(async () => void window.dispatchEvent(new Event('scroll')))
  await frame()
}

/** The page with the award, which comes with the first scroll. */
export async function showAward(markup: ReactNode = null, given: Award = LASTING) {
  const shown = render(
    <>
      {markup}
      <AnnouncedAward award={given} />
    </>,
  )
  await scroll()
  return shown
}

export const banner = () => screen.getByRole('button', { name: /Read more$/, hidden: true })
export const click = (element: Element) => act(async () => void fireEvent.click(element))

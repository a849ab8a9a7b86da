import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { AnnouncedAward } from '@/components/shell/award-banner'
import type { Award } from '@/lib/catalogue/award'
import { standInForModals } from '@/tests/support/browser/modal'
import { SAMPLE_AWARD } from '@/tests/support/chain/sample-chain'

/** The sample award without its last day, so that tests don't depend on the date. */
export const LASTING: Award = { ...SAMPLE_AWARD, until: '2999-12-31' }

/** Stubs the browser features that jsdom lacks, and removes the stubs afterwards. */
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

/** Renders a page and scrolls it, which shows the award. */
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

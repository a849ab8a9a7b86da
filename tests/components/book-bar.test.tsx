import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BookBar } from '@/components/site/book-bar'
import { Header } from '@/components/site/header'
import { HelpPhone } from '@/components/site/help-phone'
import { CampaignProvider } from '@/lib/browser/shell/campaign'
import { Routed, testRouter } from '@/tests/support/browser/router'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Scrolls, at the given time, until no other button of the same kind is in view. */
function showAt(moment: string): void {
  vi.useFakeTimers({ now: new Date(`${moment}+05:30`), toFake: ['Date'] })
  let look: () => void = () => undefined
  class Observer {
    constructor(seen: (entries: object[]) => void) {
      look = () => seen([])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  render(
    <Routed router={testRouter()}>
      <CampaignProvider campaign={undefined}>
        <BookBar />
      </CampaignProvider>
    </Routed>,
  )
  act(look)
}
const second = () => screen.getAllByRole('link')[1]

test.each([
  ['2026-11-24T07:59', '/emergency'],
  ['2026-11-24T08:00', 'tel:18000006884'],
  ['2026-11-24T20:59', 'tel:18000006884'],
  ['2026-11-24T21:00', '/emergency'],
])('at %s the second button leads to %s', (moment, href) => {
  showAt(moment)
  expect(second()?.getAttribute('href')).toBe(href)
  expect(second()?.textContent).toBe(href === '/emergency' ? 'Emergency' : 'Call 1800 000 6884')
})

test('the number always appears with its hours, because the page may be cached', () => {
  const { container } = render(
    <Routed router={testRouter()}>
      <CampaignProvider campaign={undefined}>
        <Header quiet />
        <p>
          <HelpPhone />
        </p>
      </CampaignProvider>
    </Routed>,
  )
  expect(screen.getByRole('link', { name: /^Help/ }).textContent).toBe('Help 1800 000 6884 8:00 am to 9:00 pm')
  expect(container.querySelector('p')?.textContent).toBe('1800 000 6884 (8:00 am to 9:00 pm)')
})

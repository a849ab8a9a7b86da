import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AwardBanner } from '@/components/shell/award-banner'
import { AWARD } from '@/lib/texts/en/shell'
import { pressEscape, standInForModals } from '@/tests/support/modal'

beforeAll(() => {
  standInForModals()
})
beforeEach(() => {
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const banner = () => screen.getByRole('button', { name: /Read more$/, hidden: true })
const panel = () => document.querySelector('dialog') as HTMLDialogElement
const isExpanded = () => banner().getAttribute('aria-expanded')
const click = (element: Element) => act(async () => void fireEvent.click(element))
const closer = () => screen.getByRole('button', { name: 'Close the award' })
const hider = () => screen.getByRole('button', { name: 'Hide the award', hidden: true })
const frame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())))

async function expand() {
  banner().focus()
  await click(banner())
}

describe('collapsed', () => {
  test('is a button named by its caption, with the award’s picture', () => {
    render(<AwardBanner />)
    expect([isExpanded(), panel().open]).toEqual(['false', false])
    expect(banner().textContent).toBe(AWARD.caption)
    expect(banner().querySelector('img')?.getAttribute('src')).toContain('/art/scenes/award')
  })

  test('its close button slides it away, out of the keyboard’s reach, and is remembered', async () => {
    const { unmount } = render(<AwardBanner />)
    await click(hider())
    const moving = banner().parentElement as HTMLElement
    expect([/away/.test(moving.className), moving.hasAttribute('inert')]).toEqual([true, true])
    await waitFor(() => expect(document.body.textContent).toBe(''))
    unmount()
    render(<AwardBanner />)
    expect(document.body.textContent).toBe('')
  })

  test('is there again where the browser keeps nothing', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    render(<AwardBanner />)
    await click(hider())
    cleanup()
    render(<AwardBanner />)
    expect(banner()).toBeTruthy()
  })
})

describe('expanded', () => {
  test('is modal and named, has both award lines and the focus', async () => {
    render(<AwardBanner />)
    await expand()
    expect([isExpanded(), panel().open]).toEqual(['true', true])
    expect(screen.getByRole('dialog', { name: AWARD.caption })).toBe(panel())
    expect(AWARD.lines).toHaveLength(2)
    for (const line of AWARD.lines) expect(panel().textContent).toContain(line)
    expect(panel().contains(document.activeElement)).toBe(true)
  })

  test.each([
    ['the close button', () => click(closer())],
    ['the backdrop', () => click(panel())],
    ['a tap on the panel', () => click(screen.getByText(AWARD.lines[0]))],
    ['Escape', () => act(async () => pressEscape(panel()))],
  ])('%s collapses it and gives the focus back; it stays on the page', async (_what, collapse) => {
    render(<AwardBanner />)
    await expand()
    await collapse()
    expect([isExpanded(), panel().open]).toEqual(['false', false])
    expect(document.activeElement).toBe(banner())
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('tucks itself away', () => {
  const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom }) as DOMRect
  const own = box(16, 500, 176, 720)
  function on(other: DOMRect, markup: React.ReactNode) {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return /place/.test(this.className) ? own : other
    })
    render(
      <>
        {markup}
        <AwardBanner />
      </>,
    )
  }
  const primary = (
    <button type="submit" data-primary="">
      Book
    </button>
  )
  const isAway = () => /away/.test(banner().parentElement?.className ?? '')
  const isInert = () => banner().parentElement?.hasAttribute('inert')

  test('while it would cover the focused control, at any width; the keyboard can still come to it', async () => {
    on(box(20, 700, 300, 740), <input aria-label="City" />)
    await frame()
    expect(isAway()).toBe(false)
    act(() => screen.getByLabelText('City').focus())
    await waitFor(() => expect([isAway(), isInert()]).toEqual([true, false]))
    act(() => banner().focus())
    await waitFor(() => expect(isAway()).toBe(false))
  })

  test('while it would cover the primary button or a step’s form, out of the keyboard’s reach', async () => {
    const step = (
      <main>
        <form method="post">Which city?</form>
      </main>
    )
    for (const markup of [primary, step]) {
      on(box(16, 680, 344, 728), markup)
      await waitFor(() => expect([isAway(), isInert()]).toEqual([true, true]))
      cleanup()
    }
  })

  test('for nothing that stands elsewhere', async () => {
    on(box(200, 100, 344, 150), primary)
    act(() => screen.getByText('Book').focus())
    await frame()
    expect(isInert()).toBe(false)
  })
})

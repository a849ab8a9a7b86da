import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { AnnouncedAward, AwardBanner } from '@/components/shell/award-banner'
import { chooseConsent } from '@/lib/browser/measuring/consent'
import { AWARD } from '@/lib/texts/en/shell'
import { banner, click, LASTING, onAwardPage, scroll, showAward } from '@/tests/support/browser/award'
import { pressEscape } from '@/tests/support/browser/modal'
import { SAMPLE_AWARD } from '@/tests/support/chain/sample-chain'

const CAPTION = SAMPLE_AWARD.title
const LINES = ['Business newspaper: dental chain of the year', 'World Economic Forum: Technology Pioneer'] as const

onAwardPage()

const panel = () => document.querySelector('dialog') as HTMLDialogElement
const isExpanded = () => banner().getAttribute('aria-expanded')
const closer = () => screen.getByRole('button', { name: 'Close the award' })
const hider = () => screen.getByRole('button', { name: 'Hide the award', hidden: true })

async function expand() {
  banner().focus()
  await click(banner())
}

test('the banner waits for the answer to the consent question', async () => {
  vi.setSystemTime(`${SAMPLE_AWARD.until}T06:00:00Z`)
  Object.assign(globalThis, { TAG_MANAGER_ID: 'GTM-SAMPLE' })
  render(<AwardBanner />)
  await scroll()
  expect(document.body.textContent).toBe('')
  act(() => chooseConsent('declined'))
  await scroll()
  expect(banner().textContent).toBe(CAPTION)
  Object.assign(globalThis, { TAG_MANAGER_ID: '' })
  vi.useRealTimers()
})

describe('the collapsed banner', () => {
  test('the collapsed banner is a button named by its caption, with the award’s picture', async () => {
    await showAward()
    expect([isExpanded(), panel().open]).toEqual(['false', false])
    expect(banner().textContent).toBe(CAPTION)
    expect(banner().querySelector('img')?.getAttribute('src')).toContain('/art/scenes/award')
  })

  test('the close button slides the banner away, removes it from the keyboard’s order and is remembered', async () => {
    const { unmount } = await showAward()
    await click(hider())
    const moving = banner().parentElement as HTMLElement
    expect([/away/.test(moving.className), moving.hasAttribute('inert')]).toEqual([true, true])
    await waitFor(() => expect(document.body.textContent).toBe(''))
    unmount()
    await showAward()
    expect(document.body.textContent).toBe('')
  })

  test('the banner returns when the browser cannot store the choice', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    await showAward()
    await click(hider())
    cleanup()
    await showAward()
    expect(banner()).toBeTruthy()
  })
})

describe('the expanded banner', () => {
  test('the expanded banner is a modal dialog with a name, both award lines and the focus', async () => {
    await showAward()
    await expand()
    expect([isExpanded(), panel().open]).toEqual(['true', true])
    expect(screen.getByRole('dialog', { name: CAPTION })).toBe(panel())
    for (const line of LINES) expect(panel().textContent).toContain(line)
    expect(panel().contains(document.activeElement)).toBe(true)
  })

  test('the expanded banner links to the proof of the award', async () => {
    await showAward()
    await expand()
    expect(screen.getByRole('link', { name: AWARD.proof }).getAttribute('href')).toBe(SAMPLE_AWARD.proof)
  })

  test.each([
    ['the close button', () => click(closer())],
    ['the backdrop', () => click(panel())],
    ['a tap on the panel', () => click(screen.getByText(LINES[0]))],
    ['Escape', () => act(async () => pressEscape(panel()))],
  ])('%s collapses the banner, which stays on the page, and returns the focus', async (_what, collapse) => {
    await showAward()
    await expand()
    await collapse()
    expect([isExpanded(), panel().open]).toEqual(['false', false])
    expect(document.activeElement).toBe(banner())
    expect(window.localStorage).toHaveLength(0)
  })
})

describe('the absent banner', () => {
  test('the banner appears only after a scroll or ten seconds', async () => {
    vi.useFakeTimers()
    render(<AnnouncedAward award={LASTING} />)
    await act(() => vi.advanceTimersByTimeAsync(9_999))
    expect(document.body.textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(banner()).toBeTruthy()
    vi.useRealTimers()
  })

  test.each([
    ['after its last day', { ...SAMPLE_AWARD, until: '2020-01-31' }],
    ['without a proof', { ...LASTING, proof: '' }],
  ])('the banner is absent %s', async (_what, given) => {
    await showAward(null, given)
    expect(document.body.textContent).toBe('')
  })
})

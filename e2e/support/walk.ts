import { expect, type Locator, type Page } from '@playwright/test'
import { linkFor } from '@/e2e/support/codes'

/** Answers a step. Resolves with `sent` when this also sent the form. */
export type Answer = (page: Page) => Promise<unknown>
export type Step = { at: string; title: string; answer: Answer }

/** The button of the step, not of the search or the waiting list. */
export const submit = (page: Page) => page.locator('main form button[type=submit]:not([name])')
export const fill =
  (fields: Record<string, string>): Answer =>
  async (page) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value)
  }
export const choose =
  (choices: Record<string, string>): Answer =>
  async (page) => {
    for (const [name, value] of Object.entries(choices))
      await page.locator(`input[name=${name}][value="${value}"]`).check()
  }
/** Taps an answer card, which sends the form. */
export const tap =
  (name: string, value: string): Answer =>
  async (page) => {
    await page.locator(`fieldset button[name=${name}][value="${value}"]`).click()
    return 'sent'
  }
export const nothing: Answer = async () => undefined
/**
 * The nth slot of the first day that has at least two more. Parallel tests take different slots, and an afternoon or
 * a Sunday has few.
 */
async function nthTime(page: Page, times: Locator, nth: number): Promise<Locator> {
  const days = page.locator('main nav a[href*="date="]')
  for (let next = 1; ; next++) {
    await expect(times.first()).toBeAttached()
    if ((await times.count()) > nth + 2 || (await days.count()) <= next) return times.nth(nth)
    const href = (await days.nth(next).getAttribute('href')) ?? ''
    const date = new URL(href, page.url()).searchParams.get('date')
    await days.nth(next).click()
    await page.waitForURL((url) => url.searchParams.get('date') === date)
  }
}
export const slot =
  (nth: number): Answer =>
  async (page) =>
    (await nthTime(page, page.locator('input[name=slot]'), nth)).check({ force: true })
/** Taps the nth slot on offer, which sends the form. */
export const tapTime =
  (nth: number): Answer =>
  async (page) => {
    await (await nthTime(page, page.locator('fieldset button[name=slot]'), nth)).click()
    return 'sent'
  }

/** Every URL that this page requests or shows, to be searched for personal values. */
export function urlsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  page.on('framenavigated', (frame) => urls.push(frame.url()))
  return urls
}

/** Script errors and violations of the content security policy. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Answers each step in turn. The page then shows the step after the last one. */
export async function walk(page: Page, steps: readonly Step[]): Promise<void> {
  for (const { at, title, answer } of steps) {
    await expect(page).toHaveURL((url) => url.pathname === at)
    await expect(page.locator('h1')).toHaveText(title)
    if ((await answer(page)) !== 'sent') await submit(page).click()
  }
}

/** Expects the success page and returns its reference. `price` is the text that the ticket must contain. */
export async function booked(page: Page, at: string, price = ''): Promise<string> {
  await expect(page).toHaveURL((url) => url.pathname === at)
  await expect(page.locator('h1')).toHaveText(/^Your (appointment|video call) is booked$/)
  const { searchParams } = new URL(page.url())
  expect([...searchParams.keys()].sort()).toEqual(['booking', 'flow'])
  const reference = searchParams.get('booking') ?? ''
  expect(reference).toMatch(/^[A-Z0-9]{8}$/)
  await expect(page.locator('main')).toContainText(reference)
  await expect(page.locator('main')).toContainText(price)
  return reference
}

/** The manage link of the booking on the success page. It is read from the message, because no page shows the key. */
export const manageLink = (page: Page): Promise<string> =>
  linkFor(new URL(page.url()).searchParams.get('booking') ?? '')

/** Expects no personal value in any URL, neither as typed nor in its canonical form. */
export function expectSealed(urls: readonly string[], values: readonly string[]): void {
  for (const url of urls) {
    const plain = decodeURIComponent(url).replaceAll('+', ' ')
    for (const value of values) expect(plain).not.toContain(value)
  }
}

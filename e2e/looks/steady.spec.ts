// A layout that shifts while it loads makes a finger miss the answer that it aims at.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { city, clinics, phone, review } from '@/e2e/support/steps'
import { tap, walk } from '@/e2e/support/walk'

const under = '/unified-booking'
const STEPS = [
  phone(under, '9840000091'),
  city(under),
  { at: `${under}/concern-category`, title: 'Why do you need a dentist?', answer: tap('concern_category', 'cosmetic') },
  {
    at: `${under}/select-treatment`,
    title: 'Which treatment do you need?',
    answer: tap('treatment', 'teeth_whitening'),
  },
  clinics(under, 6),
]

/** The sum of the layout shifts since the page was opened, as the browser counts them. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // The browser reports buffered entries in a later task.
        setTimeout(() => resolve(sum), 100)
      }),
  )

test('no step of ORGANIC moves while it loads', async ({ page }) => {
  await page.goto(`${under}/input-phone`)
  const pages: string[] = []
  for (const step of STEPS) {
    await expect(page).toHaveURL((url) => url.pathname === step.at)
    pages.push(page.url())
    await walk(page, [step])
  }
  await expect(page.locator('h1')).toHaveText(review(under).title)
  const moved: Record<string, number> = {}
  for (const url of [...pages, page.url()]) {
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    const shift = await shiftOf(page)
    if (shift >= 0.01) moved[new URL(url).pathname] = shift
  }
  expect(moved).toEqual({})
})

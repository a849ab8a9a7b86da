// Sentences are at least 16 px high, and no text touches its heading.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'

const PAGES = [
  '/',
  '/treatments',
  '/treatments/aligners',
  '/clinics?q=adyar',
  '/clinics/chennai',
  '/clinics/chennai/106',
  '/emergency?city=chennai',
  '/membership',
  '/waiting-list',
  '/privacy',
  '/sign-in',
  '/manage',
  '/free-smile-consultation',
  '/unified-booking/input-phone',
  '/unified-booking/ext/input-phone?flow=PAID_CLINIC',
]

/** Elements with small text that is long enough for a sentence: more than 40 characters, unlike a label or a name. */
const smallSentences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
    return [...document.querySelectorAll('main :is(p, li, dd, span, a, div)')]
      .filter((element) => element.checkVisibility() && ownText(element).length > 40)
      .filter((element) => !element.closest('nav, figure, table, .leaflet-container'))
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      .map((element) => `${getComputedStyle(element).fontSize}: ${ownText(element)}`)
  })

const touching = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, h4) + p')].flatMap((line) => {
      const heading = line.previousElementSibling
      if (!heading || !line.checkVisibility() || !heading.checkVisibility()) return []
      const [above, below] = [heading.getBoundingClientRect(), line.getBoundingClientRect()]
      const isBeside = below.top < above.bottom - 1
      return isBeside || below.top - above.bottom >= 4 ? [] : [heading.textContent ?? '']
    }),
  )

test.use({ javaScriptEnabled: true })
for (const width of [360, 1280])
  test(`no sentence is small or touches its heading at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const found: Record<string, string[]> = {}
    for (const path of PAGES) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      const wrong = [...(await smallSentences(page)), ...(await touching(page))]
      if (wrong.length > 0) found[path] = wrong
    }
    expect(found).toEqual({})
  })

import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { city, clinics, NAME, phone, review } from '@/e2e/support/steps'
import { booked, manageLink, walk } from '@/e2e/support/walk'

/** An A4 sheet without its margins of 12 mm, at 96 px an inch. */
const A4 = { width: 703, height: 1032 }
const HALF_A4 = 561

/** Controls and page frames that are useless on paper but still printed. */
const tappable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'header, footer, nav, button, input, select, textarea, iframe, [role=dialog], .leaflet-container',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print' })
  expect(await tappable(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width)
}

test.afterEach(({ page }) => page.emulateMedia({ media: null }))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a printed ticket fits on half a sheet with everything that its reader needs', async ({ page }) => {
      const under = '/unified-booking/ext'
      await page.goto(`${under}/input-phone?flow=PAID_CLINIC`)
      const number = javaScriptEnabled ? '9840000071' : '9840000072'
      await walk(page, [phone(under, number), city(under), clinics(under, javaScriptEnabled ? 13 : 14), review(under)])
      const reference = await booked(page, `${under}/success`)
      const link = await manageLink(page)
      for (const path of [page.url(), link]) {
        await page.emulateMedia({ media: null })
        await page.goto(path)
        await onPaper(page)
        const main = page.locator('main')
        for (const said of [reference, NAME, '98400 0007', /, \w+ 6000\d\d/, /Call 044/, /go to http\S+\/manage and /])
          await expect(main).toContainText(said)
        const line = page.getByText('To reschedule or cancel, go to')
        await expect(line).toBeVisible()
        const box = await line.boundingBox()
        expect((box?.y ?? A4.height) + (box?.height ?? 0)).toBeLessThanOrEqual(HALF_A4)
      }
    })

    test('the printed pages of a clinic and for emergencies have everything that their reader needs', async ({
      page,
    }) => {
      await page.goto('/clinics/chennai')
      const clinic = await page.locator('main a[href^="/clinics/chennai/"]').first().getAttribute('href')
      await page.goto(clinic ?? '')
      await onPaper(page)
      await expect(page.locator('main')).toContainText(/, Chennai 6000\d\d/)
      await expect(page.getByRole('link', { name: /^Call 044/ })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Book at this clinic' })).toBeHidden()
      await page.emulateMedia({ media: null })
      await page.goto('/emergency?city=chennai')
      await onPaper(page)
      for (const number of ['112', '108'])
        await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Severe pain' })).toBeVisible()
      await expect(page.locator('main').getByRole('link', { name: /^Book/ }).first()).toBeHidden()
    })
  })
}

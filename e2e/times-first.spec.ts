import { expect } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'

const LIST = '/unified-booking/clinic-list?flow=ORGANIC&phone=9876543210&city=chennai'
const LISTS = [
  ['a visit', `${LIST}&concern_category=alignment&treatment=braces`],
  [
    'an emergency',
    `${LIST}&concern_category=emergency&skip_video=true&treatment=routine_checkup&appointment_type=clinic`,
  ],
] as const

for (const height of [740, 640])
  test.describe(`at 360 x ${height}`, () => {
    test.use({ viewport: { width: 360, height } })
    for (const [what, at] of LISTS)
      test(`the first way to a dentist for ${what} is visible without scrolling`, async ({ page }) => {
        await page.goto(at)
        // In an emergency, a clinic that is open now is called.
        const ways = page.locator('[id^="clinic-"]').first().locator('button[name=slot], a[href^="tel:"]')
        await expect(ways.first()).toBeInViewport({ ratio: 1 })
        await page.getByText('book for someone else').click()
        await expect(page.locator('#q')).toBeVisible()
      })
  })

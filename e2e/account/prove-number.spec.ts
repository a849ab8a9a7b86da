// Booking from a review that asks for a code by SMS because the number is not proved.
import { expect, type Page } from '@playwright/test'
import { codeFor } from '@/e2e/support/codes'
import { test } from '@/e2e/support/looks/shared-page'
import { toUnheldReview } from '@/e2e/support/unheld'
import { booked, complaintsOf } from '@/e2e/support/walk'

const send = (page: Page) => page.getByRole('button', { name: 'Send me the code' })
const book = (page: Page) => page.getByRole('button', { name: /^Book(, pay at the visit| this appointment)$/ })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    const nth = javaScriptEnabled ? 0 : 1

    test('a code by SMS verifies the number and completes the booking', async ({ page }) => {
      const complaints = complaintsOf(page)
      const phone = await toUnheldReview(page, nth)
      // No code is sent while the form still has mistakes, so the name has to be filled in first.
      await send(page).click()
      await expect(page.getByText('Enter the patient’s full name').first()).toBeVisible()
      await page.locator('#name').fill('Asha Sample')
      await send(page).click()
      await expect(page.getByText(`ending in ${phone.slice(-4)}. It is valid for 5 minutes`)).toBeVisible()
      expect(page.url()).not.toContain(phone)
      await expect(page.locator('#name')).toHaveValue('Asha Sample')
      const code = await codeFor(phone)

      const wrong = code === '000000' ? '000001' : '000000'
      await page.getByLabel('6-digit code').fill(wrong)
      await book(page).click()
      await expect(page.getByRole('alert').getByText('This code is not right')).toBeVisible()
      await expect(page.locator('#name')).toHaveValue('Asha Sample')
      await expect(page.getByLabel('6-digit code')).toHaveValue(wrong)

      await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.keyboard.press('Enter')
      await booked(page, '/unified-booking/ext/success')
      expect(complaints).toEqual([])
      // Without scripts, Back leads to the answer of a form instead of the review.
      if (!javaScriptEnabled) return
      await page.goBack()
      await expect(page.locator('h1')).toHaveText('This appointment is booked')
    })
  })
}

import { expect, type Page } from '@playwright/test'
import { testFlow } from '@/e2e/support/flow-test'
import { city, clinics, NAME, phone, review } from '@/e2e/support/steps'
import { fill, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'

/** Walks to the review and answers it by the second button. */
async function bookAndPay(page: Page, number: string, nth: number): Promise<void> {
  await page.goto(`${under}/input-phone`)
  const payNow = async (reviewed: Page) => {
    await fill({ name: NAME })(reviewed)
    await reviewed.getByRole('button', { name: 'Book and pay ₹199 now' }).click()
    return 'sent' as const
  }
  await walk(page, [phone(under, number), city(under), clinics(under, 11 + nth), { ...review(under), answer: payNow }])
  await expect(page).toHaveURL(/\/pay\/[0-9a-f-]{36}$/)
  await expect(page.locator('h1')).toHaveText('Pay for your visit')
  await expect(page.locator('main')).toContainText('the whole amount goes back to you')
}

// A redirect from the form to another origin would be blocked (form-action), so the way out is a link.
testFlow(
  'a patient books, pays at the gateway and comes back',
  async (page, number, nth, hasScripts) => {
    await bookAndPay(page, number, nth)
    const site = new URL(page.url()).origin
    await page.getByRole('link', { name: 'Pay ₹199' }).click()
    await expect(page).not.toHaveURL((url) => url.origin === site)
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page).toHaveURL((url) => url.origin === site && url.pathname.startsWith('/pay/'))
    await expect(async () => {
      if (!hasScripts && (await page.getByRole('button', { name: 'Check again' }).isVisible()))
        await page.getByRole('button', { name: 'Check again' }).click()
      await expect(page.locator('h1')).toHaveText('Thank you, we’ve received your payment', { timeout: 2000 })
    }).toPass()
    await page.getByRole('link', { name: 'See your booking' }).click()
    await expect(page.locator('main')).toContainText('You have paid ₹199.')
    await expect(page.locator('main')).toContainText('₹199, paid')
  },
  [true, false],
)

testFlow('a payment that fails leaves the booking, to be paid at the visit', async (page, number, nth) => {
  await bookAndPay(page, number, nth - 3)
  const own = page.url()
  await page.getByRole('link', { name: 'Pay ₹199' }).click()
  await page.getByRole('button', { name: 'Fail', exact: true }).click()
  await page.goto(own)
  await page.getByRole('link', { name: 'Pay at the visit instead' }).click()
  await expect(page.locator('main')).toContainText('You can pay online now, or at the visit.')
})

// Promises that every step page keeps, in a real browser.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { city, clinics, NAME, phone, review } from '@/e2e/support/steps'
import { booked, complaintsOf, manageLink, submit, tapTime, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'
const start = `${under}/input-phone?flow=PAID_CLINIC`
const toReview = async (page: Page, number: string, nth: number) => {
  await page.goto(start)
  await walk(page, [phone(under, number), city(under), clinics(under, nth)])
  await expect(page.locator('h1')).toHaveText('Check and confirm')
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a mistake appears in a focused summary with a link to its field, and the typed values stay', async ({
      page,
    }) => {
      await page.goto(start)
      await page.locator('#phone').fill('080 4123 4567')
      await submit(page).click()
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveAttribute('href', '#phone')
      await expect(page.locator('#phone')).toHaveValue('080 4123 4567')
      await expect(page.locator('#phone-error')).toContainText('landline')
      await expect(page).toHaveTitle(/^Error: /)
    })

    test('Back shows the step before with its answer', async ({ page }) => {
      await page.goto(start)
      await walk(page, [phone(under, '9810000001'), city(under)])
      await expect(page.locator('h1')).toHaveText('Choose a clinic and a time')
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(/select-city/)
      await expect(page.locator('button[name=city][aria-current=true]')).toHaveText(/Chennai.*Your choice/)
      await page.getByRole('button', { name: 'Continue: Chennai' }).click()
      await expect(page.locator('h1')).toHaveText('Choose a clinic and a time')
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page).toHaveURL(/select-city/)
      await page.getByRole('link', { name: 'Back' }).click()
      await expect(page.locator('#phone')).toHaveValue('98100 00001')
    })

    test('the owner of a hold sees the slot as held, and another choice replaces it', async ({ page }) => {
      await toReview(page, javaScriptEnabled ? '9810000002' : '9810000003', 0)
      await page.getByRole('link', { name: /^Change\s+When/ }).click()
      await expect(page.locator('fieldset button', { hasText: 'held for you' }).first()).toBeVisible()
      await tapTime(3)(page)
      await expect(page.locator('h1')).toHaveText('Check and confirm')
    })

    test('a double tap, a reload and Back book only once', async ({ page }) => {
      await toReview(page, javaScriptEnabled ? '9810000004' : '9810000005', 1)
      const at = page.url()
      await page.locator('#name').fill(NAME)
      await submit(page).dblclick()
      // The URL is checked after the reload: Playwright may miss the first navigation when the second tap interrupts
      // it.
      await expect(page.locator('h1')).toHaveText('Your appointment is booked')
      await page.reload()
      const reference = await booked(page, `${under}/success`)
      await page.goto(at)
      await expect(page.locator('h1')).toHaveText('This appointment is booked')
      await expect(page.locator('form')).toHaveCount(0)
      await page.getByRole('link', { name: 'See your booking' }).click()
      expect(await booked(page, `${under}/success`)).toBe(reference)
    })
  })
}

test('a mistake at the review keeps both the hold and the name', async ({ page }) => {
  await toReview(page, '9810000006', 2)
  await page.locator('#name').fill('Asha 2')
  await submit(page).click()
  await expect(page.locator('#name-error')).toContainText('without digits')
  await walk(page, [review(under)])
  await booked(page, `${under}/success`)
})

test('another browser can open neither the sealed values nor the booking', async ({ page, browser }) => {
  await toReview(page, '9810000007', 4)
  const at = page.url()
  await walk(page, [review(under)])
  await booked(page, `${under}/success`)
  const success = page.url()
  const manage = await manageLink(page)
  const other = await (await browser.newContext()).newPage()
  await other.goto(at)
  await expect(other).toHaveURL((url) => url.pathname === `${under}/input-phone` && !url.searchParams.has('phone'))
  expect((await other.goto(success))?.status()).toBe(404)
  await expect(other.locator('main')).not.toContainText(NAME)
  await other.goto(manage)
  await expect(other.locator('main')).toContainText(NAME)
})

test('steps change without a page load or console message, and the question gets the focus', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(start)
  await page.waitForFunction(() => document.querySelector('script[src*="/_next/static/chunks/"]') !== null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await walk(page, [phone(under, '9810000008')])
  await expect(page.locator('h1')).toHaveText('Which city are you in?')
  await expect(page.locator('h1')).toBeFocused()
  await walk(page, [city(under), clinics(under, 6)])
  await expect(page.locator('h1')).toHaveText('Check and confirm')
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
  expect(complaints).toEqual([])
})

test('a tap before the scripts load sends a plain form', async ({ page }) => {
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort())
  await page.goto(start)
  await walk(page, [phone(under, '9810000009'), city(under)])
  await expect(page.locator('h1')).toHaveText('Choose a clinic and a time')
})

test('without a network the page keeps the answer and says so', async ({ page, context }) => {
  await page.goto(start)
  await page.waitForFunction(() => document.querySelector('script[src*="/_next/static/chunks/"]') !== null)
  await page.waitForLoadState('networkidle')
  await page.locator('#phone').fill('9810000010')
  await context.setOffline(true)
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your answer is still here' })).toBeVisible()
  await expect(page.locator('#phone')).toHaveValue('9810000010')
  await context.setOffline(false)
  await submit(page).click()
  await expect(page.locator('h1')).toHaveText('Which city are you in?')
})

test('the campaign parameters travel through header, breadcrumbs and search to the end of the flow', async ({
  page,
}) => {
  await page.goto('/?utm_source=bus&utm_lead_type=hoarding&treatment=braces&phone=9810000011&nonsense=1')
  await page.getByRole('link', { name: 'Clinics' }).filter({ visible: true }).first().click()
  await page.locator('input[name="q"]').fill('Kochi')
  await page.locator('input[name="q"]').press('Enter')
  await expect(page).toHaveURL(/q=Kochi/)
  await page.getByRole('link', { name: 'Book', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(
    `/unified-booking/input-phone?flow=ORGANIC&treatment=braces&utm_source=bus&utm_lead_type=hoarding`,
  )
  await expect(page.locator('h1')).toHaveText('Braces: see a dentist near you')
  await page.goto(`${start}&utm_source=bus&utm_lead_type=hoarding&nonsense=1`)
  const landing = { ...phone(under, '9810000011'), title: 'See a dentist near you, at a time that suits you' }
  await walk(page, [landing, city(under)])
  await expect(page).toHaveURL(/utm_source=bus&utm_lead_type=hoarding$/)
})

// A chosen time that somebody else takes while the patient stands at the review: heard of there, and found out by the tap on Book.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openDay, openStrangers, takeAll } from '@/e2e/support/strangers'
import { test } from '@/e2e/support/test'

const HOME = 'location=at_home&pincode=600017&address=12%20Sample%20Road&name=Asha%20Rao'
const SLOTS = `/unified-booking/ext/select-slot?flow=PAID_ALIGNER&phone=9820000002&city=chennai&concern=gaps&${HOME}&date=${openDay(21)}`

/** Chooses a time, gives its hold up behind the page's back, and has strangers take every place of it. */
async function lose(page: Page, at: number, stranger: () => Promise<APIRequestContext>) {
  await page.goto(SLOTS)
  const pill = page.locator('[name=slot]').nth(at)
  const value = (await pill.getAttribute('value')) ?? ''
  await pill.click()
  await page.waitForURL(/\/review\?/)
  const sid = new URL(page.url()).searchParams.get('sid')
  expect((await page.request.post('/api/slot/u/release', { data: { sid } })).status()).toBe(200)
  await takeAll(stranger, value)
}

test('a time that is lost at the review is told in a dialog, whose button leads to the nearest others', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const { context, stranger, ...others } = openStrangers({ browser, playwright, baseURL }, '10.78.1')
  const hearing = await (await context()).newPage()
  const deaf = await others.deaf()

  await lose(hearing, 1, stranger)
  const told = hearing.getByRole('alertdialog', { name: 'This time is gone' })
  await expect(told).toBeVisible()
  await expect(hearing.locator('main [aria-live=polite]').filter({ hasText: 'just taken' })).toHaveCount(0)
  await hearing.keyboard.press('Escape')
  await expect(hearing.getByRole('group', { name: 'The nearest free times' })).toBeVisible()

  await lose(deaf, 2, stranger)
  await deaf.locator('[data-primary] [type=submit]').click()
  const found = deaf.getByRole('alertdialog', { name: 'This time is gone' })
  await expect(found).toBeVisible()
  await expect(deaf).toHaveURL(/\/review\?/)
  await found.getByRole('button', { name: 'See other times' }).click()
  await expect(deaf.getByRole('group', { name: 'The nearest free times' })).toBeVisible()
  // Said on the page as well, and not read out a second time.
  await expect(deaf.getByText(/Choose another one: all your other answers are kept/)).toBeVisible()
  await expect(deaf.locator('main [role=status]').filter({ hasText: 'Choose another one' })).toHaveCount(0)
})

// Two walks by keyboard alone.
import { expect, type Page } from '@playwright/test'
import { test } from '@/e2e/support/looks/shared-page'
import { NAME } from '@/e2e/support/steps'
import { booked } from '@/e2e/support/walk'

const title = (page: Page, text: string) => expect(page.locator('h1')).toHaveText(text)

/** Presses Tab until the element has the focus. Throws when the tab order never reaches it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`The keyboard does not reach ${selector}`)
}
async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.type(text)
}
/** Tabs to the next answer card and presses it. */
async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, `button[name=${name}]`)
  await page.keyboard.press('Enter')
}
async function tick(page: Page, name: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`)
  await page.keyboard.press('Space')
}

test('a keyboard is enough to walk PAID_CLINIC', async ({ page }) => {
  await page.goto('/unified-booking/ext/input-phone')
  await type(page, '#phone', '9830000001')
  await page.keyboard.press('Enter')
  await title(page, 'Which city are you in?')
  await press(page, 'city')
  await title(page, 'Choose a clinic and a time')
  // The suggestions that appear while typing lead to the clinic's own card.
  await tabTo(page, 'summary')
  await page.keyboard.press('Enter')
  await type(page, '#q', 'whitef')
  await expect(page.getByRole('link', { name: /^Whitefield/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('[id^=clinic-]:focus')).toContainText('Whitefield')
  await tabTo(page, 'button[name=slot]')
  await page.keyboard.press('Enter')
  await title(page, 'Check and confirm')
  await expect(page.locator('main')).toContainText('Whitefield')
  await type(page, '#name', NAME)
  await page.keyboard.press('Enter')
  await booked(page, '/unified-booking/ext/success')
})

test('a keyboard is enough to walk PPR', async ({ page }) => {
  await page.goto('/free-smile-consultation')
  await tabTo(page, 'button[type=submit]:not([name])')
  await page.keyboard.press('Enter')
  await title(page, 'What can we help you with?')
  await tabTo(page, 'button[name=purpose]')
  await press(page, 'purpose')
  await title(page, 'What is your mobile number?')
  await expect(page).toHaveURL(/purpose=gaps/)
  await type(page, '#phone', '9830000002')
  await page.keyboard.press('Enter')
  await title(page, 'Which city are you in?')
  await press(page, 'city')
  await title(page, 'What is your name?')
  await type(page, '#name', NAME)
  await page.keyboard.press('Enter')
  await title(page, 'A few questions before we call')
  await tick(page, 'pain_now')
  await page.keyboard.press('Enter')
  await title(page, 'Thank you. A dentist will call you')
})

test('the skip link comes first and leads to the main content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

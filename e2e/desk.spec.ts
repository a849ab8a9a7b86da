// A member of staff comes to the front desk for the first time: with a page's scripts and without.
import { expect, type Page, test } from '@playwright/test'
import { signUp } from '@/e2e/support/account'
import { violationsOf } from '@/e2e/support/axe'
import { STAFF } from '@/e2e/support/people'
import { haveSession } from '@/e2e/support/session'

const PIN = '2580'

/** Chooses the PIN at the door, and stands at the desk. */
async function choosePin(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Choose your PIN')
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByLabel('The same PIN again').fill(PIN)
  await page.getByRole('button', { name: 'Keep this PIN' }).click()
  await expect(page.locator('h1')).toHaveText('Which clinic are you at?')
}

async function fits(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await violationsOf(page)]).toEqual([width, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
}

test('a desk is entered, goes blank by itself, keeps what was typed, and is left', async ({ page }) => {
  await page.clock.install()
  await page.goto('/desk')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdesk$/)
  await signUp(page, STAFF.byScript, '/desk').catch(() => undefined)
  await expect(page).toHaveURL(/\/desk\/enter/)
  await fits(page)
  await choosePin(page)
  await fits(page)
  // In the look of the house: its sheet has come.
  await expect(page.locator('header')).toHaveCSS('border-bottom-style', 'solid')
  const clinic = page.getByLabel('Clinic', { exact: true })
  await clinic.selectOption({ index: 3 })
  const chosen = await clinic.inputValue()
  await clinic.focus()
  await page.clock.runFor(181_000)
  await expect(page.locator('h1:visible')).toHaveText('The desk is locked')
  await expect(clinic).toBeHidden()
  await fits(page)
  await page.getByLabel('PIN').fill('0000')
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(page.getByText('That is not right')).toBeVisible()
  await page.getByLabel('PIN').fill(PIN)
  await page.getByRole('button', { name: 'Open the desk' }).click()
  await expect(clinic).toHaveValue(chosen)
  await expect(clinic).toBeFocused()
  await page.getByRole('button', { name: 'Leave the desk' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a desk is entered, locked, opened and left', async ({ page, context }) => {
    await haveSession(context, 3)
    await page.goto('/desk')
    await choosePin(page)
    await page.getByRole('button', { name: 'Hide names' }).click()
    await expect(page.getByRole('button', { name: 'Show names' })).toBeVisible()
    await page.getByRole('button', { name: 'Lock' }).click()
    await expect(page.locator('h1')).toHaveText('The desk is locked')
    await page.goto('/desk')
    await expect(page.locator('h1')).toHaveText('The desk is locked')
    await page.getByLabel('PIN').fill(PIN)
    await page.getByRole('button', { name: 'Open the desk' }).click()
    await expect(page.locator('h1')).toHaveText('Which clinic are you at?')
    await page.getByRole('button', { name: 'Leave the desk' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/sign-in/)
  })
})

import type { Page } from '@playwright/test'
import { codeFor } from '@/e2e/support/codes'
import { PASSWORD } from '@/e2e/support/people'

/** Makes an account with a password. The browser is then signed in and shows `next`. */
export async function signUp(page: Page, phone: string, next = '/account'): Promise<void> {
  await page.goto(`/sign-up?next=${encodeURIComponent(next)}`)
  await page.locator('#name').fill('Asha Sample')
  await page.locator('#phone').fill(phone)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await code.fill(await codeFor(phone))
  await page
    .getByRole('button', { name: 'Confirm number' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await page.waitForURL((url) => url.pathname === next, { timeout: 30_000 })
}

// Accounts for the tests: made as a patient makes them, with the codes that the outbox of this machine shows.
import { expect, type Page } from '@playwright/test'

export const PASSWORD = 'Sample-Pass-11'

/** The newest code sent to a number (`98000 00001`) or an address, as the outbox shows it. */
export async function codeFor(page: Page, to: string): Promise<string> {
  const outbox = await page.context().newPage()
  let code: string | undefined
  await expect(async () => {
    await outbox.goto('/dev/outbox')
    const message = outbox
      .locator('main li')
      .filter({ hasText: `To ${to}` })
      .first()
    code = /(?<!\d)(\d{6})(?!\d)/.exec((await message.textContent({ timeout: 1000 })) ?? '')?.[1]
    expect(code, `a code for ${to}`).toBeDefined()
  }).toPass({ timeout: 15_000 })
  await outbox.close()
  return code ?? ''
}

/** `9800000001` as people read it. */
export const readable = (phone: string): string => `${phone.slice(0, 5)} ${phone.slice(5)}`

/** Makes an account with a password, and stands signed in on `next`. */
export async function signUp(page: Page, phone: string, next = '/account'): Promise<void> {
  await page.goto(`/sign-up?next=${encodeURIComponent(next)}`)
  await page.locator('#name').fill('Asha Sample')
  await page.locator('#phone').fill(phone)
  await page.locator('#password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Make the account' }).click()
  const code = page.locator('input[autocomplete="one-time-code"]')
  await code.waitFor()
  await code.fill(await codeFor(page, readable(phone)))
  await page
    .getByRole('button', { name: 'Confirm the number' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await page.waitForURL((url) => url.pathname === next, { timeout: 30_000 })
}

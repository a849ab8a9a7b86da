// The codes that a patient would get on the phone: read from the outbox, which this machine alone may see.
import { expect, type Page } from '@playwright/test'

/** As the site writes a number that was typed as ten digits; an e-mail address stays as it is. */
export const readable = (to: string): string => to.replace(/^(\d{5})(\d{5})$/, '$1 $2')

/** A number that nobody has used yet in this run; codes have limits for each. */
export const freshNumber = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

async function newest(page: Page, number: string): Promise<string> {
  const html = await (await page.request.get('/dev/outbox')).text()
  const entry = html.split('<li').find((part) => part.includes(readable(number)) && /<code[^>]*>\d{6}</.test(part))
  return /<code[^>]*>(\d{6})</.exec(entry ?? '')?.[1] ?? ''
}

/** The newest code for a number or an e-mail address. */
export async function codeFor(page: Page, number: string): Promise<string> {
  await expect.poll(() => newest(page, number)).toMatch(/^\d{6}$/)
  return newest(page, number)
}

/** Enters the code that was sent to a number, on the screen that asks for it. */
export async function enterCode(page: Page, number: string): Promise<void> {
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await page.getByLabel('6-digit code').fill(await codeFor(page, number))
}

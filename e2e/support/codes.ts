// Reads the codes and links that a patient would get by SMS, from the outbox page with the key that start-up writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

/** The number as the site formats ten digits. An e-mail address stays unchanged. */
export const readable = (to: string): string => to.replace(/^(\d{5})(\d{5})$/, '$1 $2')

/** A number that this run has not used yet. Codes are limited for each number. */
export const freshNumber = (): string => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

/**
 * The outbox page is fetched without the browser: the browser's requests look proxied, and the page refuses those.
 */
async function outbox(): Promise<string> {
  const key = readFileSync(join(process.env.E2E_DATA ?? '', 'outbox-key'), 'utf8')
  return (await fetch(`${test.info().project.use.baseURL}/dev/outbox?key=${key}`)).text()
}

async function newest(number: string): Promise<string> {
  const html = await outbox()
  const entry = html.split('<li').find((part) => part.includes(readable(number)) && /<code[^>]*>\d{6}</.test(part))
  return /<code[^>]*>(\d{6})</.exec(entry ?? '')?.[1] ?? ''
}

/** The newest code that was sent to a number or an e-mail address. */
export async function codeFor(number: string): Promise<string> {
  await expect.poll(() => newest(number)).toMatch(/^\d{6}$/)
  return newest(number)
}

/** The path of the short link in the message about a booking. */
export async function linkFor(reference: string): Promise<string> {
  const link = new RegExp(`(/[a-z]{2})?/m\\?${reference}\\w{22}`)
  await expect.poll(outbox).toMatch(link)
  return link.exec(await outbox())?.[0] ?? ''
}

/** Enters the newest code on the page that asks for it. */
export async function enterCode(page: Page, number: string): Promise<void> {
  await expect(page.getByLabel('6-digit code')).toBeFocused()
  await page.getByLabel('6-digit code').fill(await codeFor(number))
}

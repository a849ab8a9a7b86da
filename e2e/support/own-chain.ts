// A new chain on a site of its own, and its desk.
import { readFileSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import type { OwnSite } from '@/e2e/support/own-site'
import { addDays, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import { picture } from '@/tests/support/pictures'

export const PIN = '2580'
const TUESDAY = 1
const PHOTOGRAPH = { picture: 'front.jpg', shows: 'The clinic from the street' }
const DENTIST = { name: 'Dr Asha Pearl', portrait: PHOTOGRAPH.picture }

/** The short chain of docs/how-to/open-a-new-chain.md, with one chair, one dentist and one photograph for each clinic. */
export async function chainFile(folder: string): Promise<string> {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/how-to/open-a-new-chain.md', 'utf8')) ?? []
  const chain = JSON.parse(text)
  const clinics = chain.clinics.map((clinic: object) => ({
    ...clinic,
    chairs: 1,
    photos: [PHOTOGRAPH],
    team: [DENTIST],
  }))
  await writeFile(join(folder, PHOTOGRAPH.picture), await picture('jpeg', { width: 1400, height: 1050 }))
  const path = join(folder, 'chain.json')
  writeFileSync(path, JSON.stringify({ ...chain, clinics, homeZones: [], closures: [] }))
  return path
}

/** The Tuesday of next week, when both clinics are open from 10:00 to 18:00. */
export function nextTuesday(): string {
  const { date } = localOf(new Date())
  return addDays(date, ((TUESDAY - weekdayOf(date) + 7) % 7) + 7)
}

/** Signs in by a code and chooses a PIN. Signing in takes scripts; the desk is then used with or without them. */
export async function enterDesk(
  browser: Browser,
  site: OwnSite,
  { javaScriptEnabled, number, code }: { javaScriptEnabled: boolean; number: string; code?: () => Promise<string> },
): Promise<Page> {
  const signing = await browser.newContext({ javaScriptEnabled: true })
  const door = await signing.newPage()
  await door.goto(`${site.origin}/desk`)
  await door.getByLabel('Mobile number').fill(number)
  await door.getByRole('button', { name: 'Send me a code' }).click()
  await door.getByLabel('6-digit code').fill(await site.toldTo(number, /<code[^>]*>(\d{6})</))
  await door.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(door.locator('h1')).toHaveText(code ? 'Unlock the front desk' : 'Choose your PIN')
  const storageState = await signing.storageState()
  await signing.close()
  const desk = await (await browser.newContext({ javaScriptEnabled, storageState })).newPage()
  await desk.goto(`${site.origin}/desk`)
  if (code) {
    await desk.getByLabel('Code from your authenticator app').fill(await code())
    await desk.getByRole('button', { name: 'Unlock', exact: true }).click()
  }
  await desk.getByLabel('New PIN').fill(PIN)
  await desk.getByLabel('Repeat the PIN').fill(PIN)
  await desk.getByRole('button', { name: 'Save PIN' }).click()
  return desk
}

/** The card of a patient on the day's board. */
export const card = (desk: Page, name: string) => desk.locator('td > div', { hasText: name })

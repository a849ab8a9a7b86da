import type { Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { haveSession } from '@/e2e/support/session'
import { NAME } from '@/e2e/support/steps'
import { booked, submit, tapTime } from '@/e2e/support/walk'
import { picture } from '@/tests/support/pictures'

export const press = async (page: Page) => submit(page).click()
/** Sends the form too early and waits for the first error. */
export const mistake = async (page: Page) => {
  await press(page)
  await page.locator('[id$="-error"]').first().waitFor()
  await page.waitForLoadState()
}
/** Chooses the nth slot on offer, counted from 0. Parallel tests use different ones. */
export const choose = async (page: Page, nth = 0) => {
  await tapTime(nth)(page)
  await page.waitForURL(/review/)
}
export const book = async (page: Page, nth: number) => {
  await choose(page, nth)
  await page.locator('#name').fill(NAME)
  await press(page)
  await booked(page, '/unified-booking/ext/success')
}

/** Waits until the scripts enable the form's button. */
export const alive = async (page: Page) => {
  await page.locator('main [data-primary] button:enabled').waitFor()
  await page.waitForLoadState('networkidle')
}
export const mistaken = async (page: Page) => {
  await alive(page)
  await mistake(page)
}
export const toCode = async (page: Page) => {
  await alive(page)
  await page.locator('#phone').fill(freshNumber())
  await press(page)
  await page.locator('#code').waitFor()
}

export const toHosted = async (page: Page) => {
  await alive(page)
  await page.getByRole('button', { name: 'Sign in on a separate page' }).click()
  await page.waitForURL((url) => url.pathname === '/oauth2/authorize')
}

export const signedIn = (at: string) => async (page: Page) => {
  await haveSession(page.context())
  await page.goto(at)
}

export const photoFile = async () => ({ name: 'smile.jpg', mimeType: 'image/jpeg', buffer: await picture() })

/** Adds a photo of the smile and waits until it is shown. Adding the same photo again changes nothing. */
export async function withPhoto(page: Page): Promise<void> {
  await page.locator('details#photos').evaluate((fold) => fold.setAttribute('open', ''))
  await page.getByLabel('Choose photos').setInputFiles(await photoFile())
  await page.getByRole('img', { name: 'Photo 1' }).waitFor()
}

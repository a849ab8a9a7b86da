// What has to be done on a page to see one of its screens.
import type { Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { haveSession } from '@/e2e/support/session'
import { NAME } from '@/e2e/support/steps'
import { booked, submit, tapTime } from '@/e2e/support/walk'
import { picture } from '@/tests/support/pictures'

export const press = async (page: Page) => submit(page).click()
/** Sent too early: the page stands once its first mistake is named. */
export const mistake = async (page: Page) => {
  await press(page)
  await page.locator('[id$="-error"]').first().waitFor()
  await page.waitForLoadState()
}
/** The nth of the times on offer, counted from none: tests run side by side. */
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

/** A page of forms that scripts send: its button waits for them. */
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

/** A photo as a patient chooses one. */
export const photoFile = async () => ({ name: 'smile.jpg', mimeType: 'image/jpeg', buffer: await picture() })

/** Adds a photo of the smile, and waits until it is there; the same again is the same. */
export async function withPhoto(page: Page): Promise<void> {
  await page.locator('details#photos').evaluate((fold) => fold.setAttribute('open', ''))
  await page.getByLabel('Choose photos').setInputFiles(await photoFile())
  await page.getByRole('img', { name: 'Photo 1' }).waitFor()
}

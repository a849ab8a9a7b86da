import { expect, type Page } from '@playwright/test'
import { testInBoth } from '@/e2e/support/flow-test'
import { photoFile } from '@/e2e/support/reach'
import { city, clinics, location, phone, review } from '@/e2e/support/steps'
import { booked, tap, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'

/**
 * Chooses a photo and taps a card at once. With scripts the answer waits for the upload; without them the form sends
 * both.
 */
const tapWithPhoto = async (page: Page) => {
  await page.locator('summary', { hasText: 'Add a photo of your smile' }).click()
  await page.getByLabel('Choose photos').setInputFiles(await photoFile())
  return tap('concern', 'veneers')(page)
}

/** The photo is shown, and this browser may download its file. */
const expectPhoto = async (page: Page) => {
  const photo = page.getByRole('img', { name: 'Photo 1' })
  await photo.scrollIntoViewIfNeeded()
  const link = await page.getByRole('link', { name: 'Photo 1' }).getAttribute('href')
  const { status, type } = await page.request.get(link ?? '').then((answer) => ({
    status: answer.status(),
    type: answer.headers()['content-type'],
  }))
  expect([status, type]).toEqual([200, 'image/jpeg'])
}

testInBoth('SMILE_DESIGN', async (page, number, nth) => {
  await page.goto(`${under}/input-phone?flow=SMILE_DESIGN`)
  await walk(page, [
    phone(under, number),
    city(under),
    {
      at: `${under}/treatment-choose`,
      title: 'What would you like to change?',
      answer: tapWithPhoto,
    },
    location(under, 'clinic'),
    clinics(under, nth),
    {
      ...review(under),
      async answer(page) {
        await expectPhoto(page)
        return review(under).answer(page)
      },
    },
  ])
  await booked(page, `${under}/success`, '₹999, pay at the visit')
  await expectPhoto(page)
})

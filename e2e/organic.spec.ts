import { expect, type Page } from '@playwright/test'
import { testFlow, testInBoth } from '@/e2e/support/flow-test'
import { address, city, clinics, homeTime, location, phone, review } from '@/e2e/support/steps'
import { booked, type Step, tap, tapTime, walk } from '@/e2e/support/walk'

const under = '/unified-booking'
const category = (value: string) => ({
  at: `${under}/concern-category`,
  title: 'Why do you need a dentist?',
  answer: tap('concern_category', value),
})
const treatment = (value: string) => ({
  at: `${under}/select-treatment`,
  title: 'Which treatment do you need?',
  answer: tap('treatment', value),
})

testInBoth('ORGANIC at a clinic', async (page, number, nth) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Book an appointment' }).click()
  await walk(page, [
    phone(under, number),
    city(under),
    category('cosmetic'),
    treatment('teeth_whitening'),
    clinics(under, 8 + nth),
    review(under),
  ])
  await booked(page, `${under}/success`, 'Free consultation')
})

testFlow('ORGANIC with a scan at home', async (page, number, nth) => {
  await page.goto(`${under}/input-phone`)
  await walk(page, [
    phone(under, number),
    city(under),
    category('alignment'),
    treatment('aligner_scan'),
    location(under, 'at_home'),
    address(under),
    homeTime(under, 4 + nth),
    review(under),
  ])
  await booked(page, `${under}/success`, '₹499, pay at the visit')
})

testFlow('ORGANIC in a city with one clinic, whose days are open at once', async (page, number, nth) => {
  await page.goto(`${under}/input-phone`)
  await walk(page, [
    phone(under, number),
    { ...city(under), answer: tap('city', 'warangal') },
    category('cosmetic'),
    treatment('teeth_whitening'),
    { at: `${under}/clinic-list`, title: 'When would you like to come?', answer: tapTime(nth) },
    review(under),
  ])
  await booked(page, `${under}/success`, 'Hanamkonda')
})

testFlow(
  'ORGANIC on a desktop keeps its left edge, under the name of the house, and its bar on every step',
  async (page, number, nth) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const columns: unknown[] = []
    const measure = async () => {
      const [title, bar] = [page.locator('h1'), page.locator('progress')]
      const left = (await title.boundingBox())?.x
      expect((await page.locator('header img').boundingBox())?.x).toBe(left)
      columns.push({ left, bar: (await bar.boundingBox())?.width })
    }
    const measured = ({ answer, ...step }: Step): Step => ({
      ...step,
      async answer(where) {
        await measure()
        return answer(where)
      },
    })
    const start = [phone(under, number), city(under), category('alignment')]
    await page.goto(`${under}/input-phone`)
    await walk(page, [...start, treatment('braces'), clinics(under, 10 + nth)].map(measured))
    await page.goto(`${under}/input-phone`)
    const home = [treatment('aligner_scan'), location(under, 'at_home'), address(under), homeTime(under, 6 + nth)]
    await walk(page, [...start, ...home, review(under)].map(measured))
    await booked(page, `${under}/success`)
    await measure()
    expect(columns).toEqual(columns.map(() => columns[0]))
  },
)

/** Walks an emergency up to the choice between video and clinic. Every step shows the emergency numbers. */
async function inAnEmergency(page: Page, number: string, skipVideo: 'true' | 'false'): Promise<void> {
  await page.goto(`${under}/input-phone`)
  await walk(page, [phone(under, number), city(under), category('emergency')])
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
  await expect(page.locator('main a[href="tel:108"]')).toBeVisible()
  await walk(page, [
    {
      at: `${under}/video-consultation`,
      title: 'Would you like to speak to a dentist first?',
      answer: tap('skip_video', skipVideo),
    },
  ])
  await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
}

testFlow('ORGANIC in an emergency, by video', async (page, number, nth) => {
  await inAnEmergency(page, number, 'false')
  await expect(page.locator('main')).toContainText('on WhatsApp video')
  await walk(page, [
    { at: `${under}/clinic-list`, title: 'When should the dentist call?', answer: tapTime(nth) },
    review(under),
  ])
  await booked(page, `${under}/success`, 'Free consultation')
  await expect(page.locator('main')).toContainText('Video call')
})

testFlow('ORGANIC in an emergency, at the soonest chair', async (page, number, nth) => {
  await inAnEmergency(page, number, 'true')
  await expect(page.locator('main')).toContainText(/(open now|earliest slot) first/)
  // Only a clinic that is open has a link for calling.
  const isOpen = await page.locator('main li').filter({ hasText: 'Open until' }).count()
  await expect(page.locator('main li a[href^="tel:044"]')).toHaveCount(isOpen)
  await walk(page, [clinics(under, nth), review(under)])
  await booked(page, `${under}/success`, 'Emergency visit')
})

import { expect } from '@playwright/test'
import { testFlow } from '@/e2e/support/flow-test'
import { address, city, clinics, homeTime, location, phone, review } from '@/e2e/support/steps'
import { booked, choose, tap, tapTime, walk } from '@/e2e/support/walk'

const under = '/unified-booking'
const category = (value: string) => ({
  at: `${under}/concern-category`,
  title: 'What brings you to us?',
  answer: tap('concern_category', value),
})
const treatment = (value: string) => ({
  at: `${under}/select-treatment`,
  title: 'Which treatment is it about?',
  answer: tap('treatment', value),
})

testFlow('ORGANIC at a clinic', async (page, number, nth) => {
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
  await booked(page, `${under}/success`, 'Consultation free')
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

testFlow('ORGANIC in an emergency, by video', async (page, number, nth) => {
  await page.goto(`${under}/input-phone`)
  await walk(page, [phone(under, number), city(under), category('emergency')])
  await expect(page.locator('main')).toContainText('call 112')
  await walk(page, [
    {
      at: `${under}/video-consultation`,
      title: 'Would you like to speak to a dentist first?',
      answer: choose({ skip_video: 'false', treatment: 'root_canal' }),
    },
  ])
  await expect(page.locator('main')).toContainText('by WhatsApp video')
  await walk(page, [
    { at: `${under}/clinic-list`, title: 'When shall a dentist call you?', answer: tapTime(nth) },
    review(under),
  ])
  await booked(page, `${under}/success`, 'Consultation free')
  await expect(page.locator('main')).toContainText('Video call')
})

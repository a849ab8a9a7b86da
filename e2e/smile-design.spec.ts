import { testFlow } from '@/e2e/support/flow-test'
import { city, clinics, location, phone, review } from '@/e2e/support/steps'
import { booked, tap, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'

testFlow('SMILE_DESIGN', async (page, number, nth) => {
  await page.goto(`${under}/input-phone?flow=SMILE_DESIGN`)
  await walk(page, [
    phone(under, number),
    city(under),
    {
      at: `${under}/treatment-choose`,
      title: 'Which part of your smile matters most?',
      answer: tap('concern', 'veneers'),
    },
    location(under, 'clinic'),
    clinics(under, nth),
    review(under),
  ])
  await booked(page, `${under}/success`, '₹999, pay at the visit')
})

import { testInBoth } from '@/e2e/support/flow-test'
import { address, city, homeTime, location, phone, review } from '@/e2e/support/steps'
import { booked, tap, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'

testInBoth('PAID_ALIGNER', async (page, number, nth) => {
  await page.goto(`${under}/input-phone?treatment=aligner`)
  await walk(page, [
    phone(under, number),
    city(under),
    {
      at: `${under}/select-concern`,
      title: 'What do you need help with?',
      answer: tap('concern', 'gaps'),
    },
    location(under, 'at_home'),
    address(under),
    homeTime(under, nth),
    review(under),
  ])
  await booked(page, `${under}/success`, '₹499, pay at the visit')
})

import { testInBoth } from '@/e2e/support/flow-test'
import { city, clinics, phone, review } from '@/e2e/support/steps'
import { booked, walk } from '@/e2e/support/walk'

const under = '/unified-booking/ext'

testInBoth('PAID_CLINIC', async (page, number, nth) => {
  await page.goto(`${under}/input-phone`)
  await walk(page, [phone(under, number), city(under), clinics(under, 5 + nth), review(under)])
  await booked(page, `${under}/success`, '₹199, pay at the visit')
})

import { testFlow } from '@/e2e/support/flow-test'
import { NAME, review } from '@/e2e/support/steps'
import { booked, slot, walk } from '@/e2e/support/walk'

const under = '/unified-booking'

testFlow('INDIVIDUAL_CLINIC_PAGE', async (page, number, nth) => {
  await page.goto('/clinics')
  await page.getByLabel('City, area or pincode').fill('t nagar')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: 'Book at Muthu Dental T. Nagar' }).click()
  await walk(page, [
    {
      at: `${under}/input-phone`,
      title: 'Book at Muthu Dental T. Nagar',
      answer: async () => {
        await page.locator('input[name=name]').fill(NAME)
        await page.locator('input[name=phone]').fill(number)
        await page.locator('select[name=treatment]').selectOption('braces')
      },
    },
    { at: `${under}/select-slot`, title: 'When would you like to come?', answer: slot(nth) },
    review(under, null),
  ])
  await booked(page, `${under}/success`, 'Consultation free')
})

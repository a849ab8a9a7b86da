import { expect } from '@playwright/test'
import { testInBoth } from '@/e2e/support/flow-test'
import { NAME, review } from '@/e2e/support/steps'
import { booked, walk } from '@/e2e/support/walk'

const under = '/unified-booking'

/**
 * One clinic for each way of running the test: in the evening one clinic has too few slots left for three bookings.
 */
const CLINICS = [
  { typed: 't nagar', locality: 'T. Nagar' },
  { typed: 'banjara hills', locality: 'Banjara Hills' },
  { typed: 'panampilly', locality: 'Panampilly Nagar' },
]

testInBoth('INDIVIDUAL_CLINIC_PAGE', async (page, number, nth) => {
  const { typed = '', locality = '' } = CLINICS[nth] ?? {}
  await page.goto('/clinics')
  await page.getByLabel('City, area or pincode').fill(typed)
  await page.getByRole('button', { name: 'Search' }).click()
  // Until the results page is loaded, the search suggestions contain a link with the same name.
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole('link', { name: `Muthu Dental ${locality}`, exact: true }).click()
  const tapped = page
    .getByRole('list', { name: /available times/i })
    .getByRole('link')
    .last()
  const time = /\d+:\d\d [ap]m$/.exec((await tapped.textContent()) ?? '')?.[0] ?? 'no time'
  await tapped.click()
  // The tapped slot is held once the number is entered. After that a single button continues each step.
  const isHeld = () => expect(page.locator('#hold')).toContainText(`${time} is held for you until`)
  await walk(page, [
    {
      at: `${under}/input-phone`,
      title: `Book at Muthu Dental ${locality}`,
      answer: async () => {
        const place = locality.replace('.', '\\.')
        await expect(page.locator('main')).toContainText(new RegExp(`${place} · .*${time}`))
        await page.locator('input[name=name]').fill(NAME)
        await page.locator('input[name=phone]').fill(number)
        await page.locator('select[name=treatment]').selectOption('braces')
      },
    },
    {
      at: `${under}/select-slot`,
      title: 'When would you like to come?',
      answer: async () => {
        await isHeld()
        await page.getByRole('button', { name: new RegExp(`^Continue: .*${time}$`) }).click()
        return 'sent'
      },
    },
    { ...review(under, null), answer: isHeld },
  ])
  await booked(page, `${under}/success`, 'Free consultation')
})

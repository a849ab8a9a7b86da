// The patients of e2e/day.spec.ts.
import { expect, type Page } from '@playwright/test'
import type { OwnSite } from '@/e2e/support/own-site'
import { city as cityOf, clinics, phone, review } from '@/e2e/support/steps'
import { type Answer, booked, fill, type Step, submit, tap, walk } from '@/e2e/support/walk'

const MANAGE = /data-kind="new_times"[\s\S]*(\/m\?[A-Z0-9]{8}\w{22})/

type Three = readonly [string, string, string]
/** One clinic's day, with its patients, and whether their browsers run scripts. */
export type Day = {
  javaScriptEnabled: boolean
  cid: string
  clinic: string
  desk: string
  patients: Three
  names: Three
}
export const DAYS: readonly Day[] = [
  {
    javaScriptEnabled: true,
    cid: '1',
    clinic: 'Law College Road',
    desk: '9000000031',
    patients: ['9000000041', '9000000042', '9000000043'],
    names: ['Anu Sample', 'Bina Sample', 'Chitra Sample'],
  },
  {
    javaScriptEnabled: false,
    cid: '2',
    clinic: 'Viman Nagar',
    desk: '9000000033',
    patients: ['9000000051', '9000000052', '9000000053'],
    names: ['Dina Sample', 'Elsa Sample', 'Fara Sample'],
  },
]

/**
 * The first patient books from a campaign, the second answers all questions, the third starts at the clinic's page.
 */
export async function bookAll(page: Page, { origin }: OwnSite, { cid, clinic, patients, names }: Day): Promise<void> {
  const [own, ext] = ['/unified-booking', '/unified-booking/ext']
  const city = (under: string): Step => ({ ...cityOf(under), answer: tap('city', 'pune') })
  const soonest: Answer = async (at) => {
    await at.locator('li', { hasText: clinic }).locator('button[name=slot]').first().click()
    return 'sent'
  }
  const list = (under: string): Step => ({ ...clinics(under, 0), answer: soonest })
  await page.goto(`${origin}${ext}/input-phone?flow=PAID_CLINIC&utm_lead_type=PAID_CLINIC&utm_campaign=first-day`)
  await fill({ phone: patients[0] })(page)
  await submit(page).click()
  await walk(page, [city(ext), list(ext), review(ext, names[0])])
  await booked(page, `${ext}/success`)
  await page.goto(`${origin}${own}/input-phone`)
  await walk(page, [
    phone(own, patients[1]),
    city(own),
    { at: `${own}/concern-category`, title: 'Why do you need a dentist?', answer: tap('concern_category', 'cosmetic') },
    {
      at: `${own}/select-treatment`,
      title: 'Which treatment do you need?',
      answer: tap('treatment', 'teeth_whitening'),
    },
    list(own),
    review(own, names[1]),
  ])
  await booked(page, `${own}/success`)
  await page.goto(`${origin}/clinics/pune/${cid}`)
  await page
    .getByRole('list', { name: /available times/i })
    .getByRole('link')
    .first()
    .click()
  const answer = fill({ name: names[2], phone: patients[2] })
  await walk(page, [{ at: `${own}/input-phone`, title: `Book at Mula Dental ${clinic}`, answer }])
  await page.getByRole('button', { name: /^Continue: / }).click()
  await walk(page, [review(own, null)])
  await booked(page, `${own}/success`)
}

/** Opens the link in the message and takes the first slot on offer with one tap. */
export async function takeOffer(page: Page, site: OwnSite, number: string): Promise<void> {
  await page.goto(`${site.origin}${await site.toldTo(number, MANAGE)}`)
  await expect(page.locator('main')).toContainText('the dental chair can’t be used')
  await page
    .getByRole('button', { name: /^Reschedule to / })
    .first()
    .click()
  await expect(page.getByRole('status')).toContainText('Your appointment is rescheduled')
}

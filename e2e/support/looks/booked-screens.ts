import type { Page } from '@playwright/test'
import type { Screen } from '@/e2e/looks/screens'
import { book } from '@/e2e/support/reach'
import { NAME } from '@/e2e/support/steps'
import { managePath } from '@/lib/addresses/paths'

const listOf = (phone: string): string =>
  `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=${phone}&city=chennai`
// Two numbers, because a sixth upcoming booking of an unproved number asks for a code (lib/limits/rules.ts).
const LIST = listOf('9820000001')
const FAMILY_LIST = listOf('9820000003')

/** Books the nth slot and opens a page below its manage page. */
async function manageBooked(page: Page, nth: number, path: string): Promise<void> {
  await book(page, nth)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  await page.goto(`${managePath(reference)}${path}`)
}

export const BOOKED: readonly Screen[] = [
  { name: 'success', at: LIST, reach: (page) => book(page, 0) },
  {
    name: 'manage',
    at: LIST,
    reach: async (page) => {
      await book(page, 1)
      await page.getByRole('link', { name: 'Reschedule or cancel' }).click()
      await page.waitForURL(/manage/)
    },
  },
  {
    name: 'manage-times',
    at: LIST,
    reach: (page) => manageBooked(page, 2, ''),
    state: async (page, texts) => {
      await page.locator('#times').evaluate((fold) => fold.setAttribute('open', ''))
      await page.getByRole('button', { name: texts.manage.MANAGE.moveButton }).click()
      await page.locator('#slot-error').waitFor()
    },
  },
  {
    name: 'cancel-question',
    at: LIST,
    reach: (page) => manageBooked(page, 3, '/cancel'),
  },
  {
    name: 'cancelled',
    at: LIST,
    reach: async (page) => {
      await manageBooked(page, 4, '/cancel')
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/notice=cancelled/)
    },
  },
  { name: 'family', at: FAMILY_LIST, reach: (page) => manageBooked(page, 5, '/family') },
  {
    name: 'family-times',
    at: FAMILY_LIST,
    reach: (page) => manageBooked(page, 6, '/family'),
    state: async (page, { family: { FAMILY } }) => {
      await page.locator('#name_1').fill(NAME)
      await page.locator('#age_1').fill('8')
      await page.getByRole('button', { name: FAMILY.next }).click()
      await page.getByRole('heading', { name: FAMILY.choose }).waitFor()
    },
  },
  { name: 'find-booking', at: '/manage' },
]

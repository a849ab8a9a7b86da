// The screens of what is booked: its end, its own page, and what becomes of it there.
import type { Page } from '@playwright/test'
import type { Screen } from '@/e2e/screens'
import { book } from '@/e2e/support/reach'
import { managePath } from '@/lib/addresses/paths'

const listOf = (phone: string): string =>
  `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=${phone}&city=chennai`
// Two numbers: a sixth booking ahead of one that is not proved asks for a code (lib/limits/rules.ts).
const LIST = listOf('9820000001')
const FAMILY_LIST = listOf('9820000003')

/** Books, and opens the page of the booking or one of its own. */
async function manageBooked(page: Page, path: string): Promise<void> {
  await book(page)
  const reference = new URL(page.url()).searchParams.get('booking') ?? ''
  await page.goto(`${managePath(reference)}${path}`)
}

export const BOOKED: readonly Screen[] = [
  { name: 'success', at: LIST, reach: book },
  {
    name: 'manage',
    at: LIST,
    reach: async (page) => {
      await book(page)
      await page.getByRole('link', { name: 'Change or cancel' }).click()
      await page.waitForURL(/manage/)
    },
  },
  {
    name: 'manage-times',
    at: LIST,
    reach: async (page) => {
      await manageBooked(page, '?change=1')
      await page.getByRole('button', { name: 'Move to this time' }).click()
      await page.getByRole('alert', { name: 'There is a problem' }).waitFor()
    },
  },
  {
    name: 'cancel-question',
    at: LIST,
    reach: (page) => manageBooked(page, '/cancel'),
  },
  {
    name: 'cancelled',
    at: LIST,
    reach: async (page) => {
      await manageBooked(page, '/cancel')
      await page.getByRole('button', { name: 'Yes, cancel' }).click()
      await page.waitForURL(/notice=cancelled/)
    },
  },
  { name: 'family', at: FAMILY_LIST, reach: (page) => manageBooked(page, '/family') },
  {
    name: 'family-times',
    at: FAMILY_LIST,
    reach: async (page) => {
      await manageBooked(page, '/family')
      await page.getByLabel('Full name, person 1').fill('Asha Rao')
      await page.getByLabel('Age', { exact: true }).first().fill('8')
      await page.getByRole('button', { name: 'See the times' }).click()
      await page.getByRole('heading', { name: 'Choose your times' }).waitFor()
    },
  },
  { name: 'find-booking', at: '/manage' },
]

// From a kept visit to the next one: the patient asks to be reminded, gets the message in its month, and books or stops.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { violationsOf } from '@/e2e/support/looks/axe'
import { overhang } from '@/e2e/support/looks/fit'
import { ownSite } from '@/e2e/support/own-site'
import { city, clinics, NAME, personal, phone, review } from '@/e2e/support/steps'
import { booked, complaintsOf, expectSealed, tap, tapTime, urlsOf, walk } from '@/e2e/support/walk'
import { openDatabase } from '@/lib/db/connection'
import { addDays, instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'

const under = '/unified-booking'
const RUNS = [
  { javaScriptEnabled: true, books: '9000000061', stops: '9000000062' },
  { javaScriptEnabled: false, books: '9000000063', stops: '9000000064' },
] as const
const LINK = (page: 'm' | 'r') => new RegExp(`(/${page}\\?[A-Z0-9]{8}\\w{22})`)

const site = ownSite()

/** axe waits for timers, which do not run without JavaScript. */
async function fits(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
  expect(await overhang(page)).toEqual([])
}

/** Books a cleaning at a clinic of Chennai, and returns the link in the message. */
async function book(browser: Browser, number: string, nth: number): Promise<string> {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(`${site.origin}${under}/input-phone?flow=ORGANIC`)
  await walk(page, [
    phone(under, number),
    city(under),
    {
      at: `${under}/concern-category`,
      title: 'Why do you need a dentist?',
      answer: tap('concern_category', 'hygiene'),
    },
    {
      at: `${under}/select-treatment`,
      title: 'Which treatment do you need?',
      answer: tap('treatment', 'teeth_cleaning'),
    },
    clinics(under, nth),
    review(under),
  ])
  await booked(page, `${under}/success`)
  await page.context().close()
  return site.toldTo(number, LINK('m'))
}

/** Opens a link as its reader does, in a browser that did not book. */
async function opened(browser: Browser, link: string, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
  await page.goto(`${site.origin}${link}`)
  return page
}

/** Marks every visit as kept while the site stands still. */
async function keepVisits(at: Date): Promise<void> {
  await site.stop()
  const db = await openDatabase({ databaseUrl: '', dataDir: site.folder })
  await db.writes.updateTable('bookings').set({ visit: 'kept', kept_at: at }).execute()
  await db.close()
}

const lateIn = (month: string) => (weekdayOf(`${month}-22`) === 6 ? `${month}-23` : `${month}-22`)

async function asks(page: Page, javaScriptEnabled: boolean): Promise<string> {
  const card = page.getByRole('region', { name: 'Your next visit' })
  await card.getByRole('button', { name: 'Remind me in 6 months' }).click()
  await expect(card).toContainText(/We’ll remind you in \w+ \d{4}\./)
  await expect(card.getByRole('button', { name: 'Don’t remind me' })).toBeVisible()
  await fits(page, javaScriptEnabled)
  return (await card.textContent()) ?? ''
}

async function booksAgain(page: Page, number: string, javaScriptEnabled: boolean): Promise<void> {
  const urls = urlsOf(page)
  await expect(page.locator('h1')).toHaveText('Time for your next visit')
  await fits(page, javaScriptEnabled)
  await page.getByRole('link', { name: 'Choose a time' }).click()
  await expect(page.locator('h1')).toHaveText(/^Book at /)
  await expect(page.locator('select[name=treatment]')).toHaveValue('teeth_cleaning')
  await page.locator('input[name=name]').fill(NAME)
  await page.locator('input[name=phone]').fill(number)
  await page.locator('main form button[type=submit]:not([name])').click()
  await walk(page, [
    { at: `${under}/select-slot`, title: 'When would you like to come?', answer: tapTime(3) },
    review(under, null),
  ])
  await booked(page, `${under}/success`)
  expectSealed(urls, personal(number))
}

async function stops(page: Page, link: string, javaScriptEnabled: boolean): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Time for your next visit')
  expect(page.url()).not.toContain(link.slice(-22))
  await page.getByRole('button', { name: 'Stop these reminders' }).click()
  await expect(page.locator('h1')).toHaveText('No more reminders')
  await expect(page.getByRole('button', { name: 'Stop these reminders' })).toHaveCount(0)
  await fits(page, javaScriptEnabled)
}

test('a patient asks to be reminded, and books or stops by the message, with JavaScript and without', async ({
  browser,
}) => {
  const today = addDays(localOf(new Date()).date, 1)
  await site.operate('import', 'lib/chain-file/sample.json')
  await site.startAt(instantOf(today, '09:00'))
  const links = new Map<string, string>()
  for (const { books, stops } of RUNS)
    for (const number of [books, stops]) links.set(number, await book(browser, number, links.size))

  const after = instantOf(addDays(today, 5), '12:00')
  await keepVisits(after)
  await site.startAt(after)
  let month = ''
  for (const { javaScriptEnabled, ...patients } of RUNS)
    for (const number of Object.values(patients)) {
      const page = await opened(browser, links.get(number) ?? '', javaScriptEnabled)
      const complaints = complaintsOf(page)
      const [, name = '', year = ''] = /in (\w+) (\d{4})/.exec(await asks(page, javaScriptEnabled)) ?? []
      month = `${year}-${String(new Date(`1 ${name} 2000 UTC`).getUTCMonth() + 1).padStart(2, '0')}`
      expect(complaints).toEqual([])
      await page.context().close()
    }

  await site.startAt(instantOf(lateIn(month), '12:00'))
  for (const { javaScriptEnabled, books, stops: stopping } of RUNS) {
    const page = await opened(browser, await site.toldTo(books, LINK('r')), javaScriptEnabled)
    await booksAgain(page, books, javaScriptEnabled)
    const link = await site.toldTo(stopping, LINK('r'))
    await stops(await opened(browser, link, javaScriptEnabled), link, javaScriptEnabled)
  }
})

// The hour around a visit: the chair runs late, the patient reads it and says “I’m here”, the desk sees it. Runs with
// and without JavaScript, at two clinics of a site of its own whose clock the test moves.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { violationsOf } from '@/e2e/support/looks/axe'
import { card, chainFile, enterDesk, nextTuesday, PIN } from '@/e2e/support/own-chain'
import { ownSite } from '@/e2e/support/own-site'
import { review } from '@/e2e/support/steps'
import { booked, fill, walk } from '@/e2e/support/walk'
import { instantOf } from '@/lib/domain/clinic-time'
import { minutesAfter } from '@/tests/support/chain/test-places'

const UNDER = '/unified-booking'
const LINK = /data-kind="booking_confirmed"[\s\S]*(\/m\?[A-Z0-9]{8}\w{22})/
const LATE = /data-kind="(running_late)"/

const site = ownSite()
test.use({ viewport: { width: 360, height: 740 } })

/** Books the first slot at a clinic, and returns the path of the link in the confirmation. */
async function book(page: Page, { cid, clinic, name, phone }: Visit): Promise<string> {
  await page.goto(`${site.origin}/clinics/pune/${cid}`)
  await page
    .getByRole('list', { name: /available times/i })
    .getByRole('link')
    .first()
    .click()
  const answer = fill({ name, phone })
  await walk(page, [{ at: `${UNDER}/input-phone`, title: `Book at Mula Dental ${clinic}`, answer }])
  await page.getByRole('button', { name: /^Continue: / }).click()
  await walk(page, [review(UNDER, null)])
  await booked(page, `${UNDER}/success`)
  return site.toldTo(phone, LINK)
}

type Visit = { javaScriptEnabled: boolean; cid: string; clinic: string; name: string; phone: string; desk: string }
const VISITS: readonly Visit[] = [
  {
    javaScriptEnabled: true,
    cid: '1',
    clinic: 'Law College Road',
    name: 'Anu Sample',
    phone: '9000000041',
    desk: '9000000031',
  },
  {
    javaScriptEnabled: false,
    cid: '2',
    clinic: 'Viman Nagar',
    name: 'Dina Sample',
    phone: '9000000051',
    desk: '9000000033',
  },
]

/** axe needs scripts, and the markup is the same without them. */
async function fits(page: Page, { javaScriptEnabled }: Visit): Promise<void> {
  if (javaScriptEnabled) expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
}

/** An open page asks again when it comes into view. Without scripts the patient loads it again. */
async function look(page: Page, { javaScriptEnabled }: Visit): Promise<void> {
  if (javaScriptEnabled) await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  else await page.reload()
}

async function open(browser: Browser, { javaScriptEnabled }: Visit): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })).newPage()
}

test('a chair runs late, the patient reads it and reports the arrival, and the desk marks it', async ({ browser }) => {
  const date = nextTuesday()
  expect(await site.operate('import', await chainFile(site.folder))).toContain('The chain is imported')
  await site.startAt(instantOf(date, '08:40'))
  const all: { visit: Visit; page: Page; desk: Page }[] = []
  let start = ''
  for (const visit of VISITS) {
    await site.operate('staff', 'add', visit.desk, '--name', 'Asha Desk', '--role', 'desk', '--clinic', visit.cid)
    const page = await open(browser, visit)
    const link = await book(page, visit)
    await page.goto(`${site.origin}${link}`)
    await expect(page.getByRole('button', { name: 'I’m here' })).toHaveCount(0)
    start = (await page.locator('dl > div', { hasText: 'When' }).locator('dd').textContent()) ?? ''
    const desk = await enterDesk(browser, site, { javaScriptEnabled: visit.javaScriptEnabled, number: visit.desk })
    await desk.setViewportSize({ width: 360, height: 740 })
    all.push({ visit, page, desk })
  }
  const [, hour = '', minute = ''] = /(\d+):(\d+) [ap]m/.exec(start) ?? []
  const begins = instantOf(date, `${hour.padStart(2, '0')}:${minute}`)

  await site.startAt(minutesAfter(-40, begins))
  for (const { visit, page, desk } of all) {
    await page.goto(page.url())
    await expect(page.getByRole('button', { name: 'I’m here' })).toBeVisible()
    await desk.goto(`${site.origin}/desk`)
    await desk.getByLabel('PIN').fill(PIN)
    await desk.getByRole('button', { name: 'Unlock' }).click()
    await desk.getByLabel('Runs late by').selectOption('20')
    await desk.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(desk.getByRole('status').first()).toContainText('Chair 1 runs about 20 minutes late.')
    await expect(desk.locator('aside')).toContainText('Chair 1: about 20 minutes, since')
    await fits(desk, visit)
    await look(page, visit)
    await expect(page.getByRole('status').first()).toContainText('Running about 20 minutes late.')
    await fits(page, visit)
  }

  await site.startAt(minutesAfter(-30, begins))
  for (const { visit, page, desk } of all) {
    await site.toldTo(visit.phone, LATE)
    await page.getByRole('button', { name: 'I’m here' }).click()
    await expect(page.locator('main')).toContainText('The clinic knows that you’re here, since')
    await expect(page.locator('main')).toContainText('Running about 20 minutes late.')
    await fits(page, visit)
    await desk.goto(`${site.origin}/desk`)
    await desk.getByLabel('PIN').fill(PIN)
    await desk.getByRole('button', { name: 'Unlock' }).click()
    await expect(card(desk, visit.name)).toContainText('Says: here since')
    await fits(desk, visit)
    await card(desk, visit.name).getByRole('button', { name: 'Arrived' }).click()
    await expect(card(desk, visit.name).first()).toContainText('Arrived')
    await expect(card(desk, visit.name).first()).not.toContainText('Says: here')
    await look(page, visit)
    await expect(page.locator('main')).toContainText('The clinic knows that you’re here, since')
  }
})

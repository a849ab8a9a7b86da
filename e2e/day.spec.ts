// A new chain's first day, from its file to the first visits: bookings, a broken chair, reminders, the desk, the
// funnel. Runs with and without JavaScript, at two clinics of a site of its own whose clock the test moves.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import sharp from 'sharp'
import { bookAll, DAYS, type Day, takeOffer } from '@/e2e/support/looks/first-day'
import { overhang, withLargeLetters } from '@/e2e/support/looks/fit'
import { card, chainFile, enterDesk, nextTuesday, PIN } from '@/e2e/support/own-chain'
import { type OwnSite, ownSite } from '@/e2e/support/own-site'
import { FUNNEL_STEPS } from '@/lib/catalogue/funnel'
import { instantOf } from '@/lib/domain/clinic-time'

const MANAGER = '9000000032'
/** The columns of the funnel table, counted after the name of the row. */
const [BOOKED = -1, ARRIVED = -1, KEPT = -1] = (['booked', 'arrived', 'kept'] as const).map((step) =>
  FUNNEL_STEPS.indexOf(step),
)
const REMINDER = /data-kind="(reminder_hours)"/

/** Blocks the only chair from 11:00 to 15:00. Three bookings are affected, and each patient gets an SMS. */
async function blockChair(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Closures', exact: true }).click()
  await desk.getByLabel('From').fill('11:00')
  await desk.getByLabel('To', { exact: true }).fill('15:00')
  await desk.getByLabel('Chair', { exact: true }).selectOption('1')
  await desk.getByLabel('Reason').selectOption('chair_down')
  await desk.getByRole('button', { name: 'Check bookings' }).click()
  await expect(desk.getByRole('status')).toContainText('3 patients need a new time')
  await desk.getByRole('button', { name: 'Block now' }).click()
  await desk.getByRole('button', { name: 'Text 3 patients' }).click()
  await expect(desk.locator('main')).toContainText('We are texting 3 patients.')
}

/** Calls a patient who has not answered, and reschedules the booking at the desk. */
async function moveByDesk(desk: Page, name: string): Promise<void> {
  await desk.reload()
  const person = desk.locator('li', { hasText: name })
  const reached = person.getByRole('button', { name: 'Reached by phone' })
  await reached.click()
  await expect(reached).toHaveCount(0)
  await expect(person).toContainText('Reached by phone')
  await desk.getByRole('link', { name: 'Day', exact: true }).click()
  await desk.getByRole('link', { name }).click()
  await desk.locator('summary', { hasText: 'Reschedule' }).click()
  await desk.locator('input[name=slot][value*="16:00"]').check({ force: true })
  await desk.getByLabel('Reason').first().selectOption('chair_down')
  await desk.getByRole('button', { name: 'Reschedule booking' }).click()
  await expect(desk.locator('main')).toContainText('Rescheduled')
}

/** Presses the status buttons of one visit in their order. */
async function mark(desk: Page, name: string, marks: readonly string[]): Promise<void> {
  for (const each of marks) {
    await card(desk, name).getByRole('button', { name: each }).click()
    await expect(desk.getByText(`${name}: `)).toBeVisible()
  }
}

/** The emergency page shows the numbers of open clinics. On a phone nothing overflows, even with large text. */
async function seesWhomToCall(browser: Browser, address: string): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
  await page.goto(address)
  await expect(page.getByRole('link', { name: /Call and come/ })).toHaveCount(2)
  await withLargeLetters(page, async () => expect(await overhang(page)).toEqual([]))
  await page.context().close()
}

/** The photograph is resized for the screen. The resizer accepts no other image, width or quality. */
async function seesPhotograph(browser: Browser, { origin }: OwnSite): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 640 } })).newPage()
  await page.goto(`${origin}/clinics/pune/1`)
  const image = page.locator('figure img')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const shown = new URL(await image.evaluate((each: HTMLImageElement) => each.currentSrc))
  expect([shown.pathname, shown.searchParams.get('w')]).toEqual(['/_next/image', '256'])
  const width = async (path: string) => {
    const file = await page.request.get(`${origin}${path}`)
    return (await sharp(await file.body()).metadata()).width
  }
  expect(await width(shown.searchParams.get('url') ?? '')).toBe(1400)
  const status = async (change: object) => {
    const query = new URLSearchParams({ ...Object.fromEntries(shown.searchParams), ...change })
    return (await page.request.get(`${origin}/_next/image?${query}`)).status()
  }
  expect(await status({})).toBe(200)
  for (const change of [{ w: '257' }, { q: '74' }, { url: '/icon.svg' }, { url: 'https://example.com/a.jpg' }])
    expect(await status(change), JSON.stringify(change)).toBe(400)
  await page.goto(`${origin}/clinics/pune`)
  const face = page.locator('main li p', { hasText: 'Dr Asha Pearl' }).first().locator('img')
  expect(await width((await face.getAttribute('src')) ?? '')).toBe(96)
  await page.context().close()
}

const site = ownSite()

test('a chain runs a whole day, from its file to the first visits, with JavaScript and without', async ({
  browser,
}) => {
  const date = nextTuesday()
  expect(await site.operate('import', await chainFile(site.folder))).toContain('The chain is imported')
  await site.startAt(instantOf(date, '08:40'))
  await seesPhotograph(browser, site)
  const told = await site.operate('staff', 'add', MANAGER, '--name', 'Ravi Manager', '--role', 'manager', '--all')
  const secret = /secret=([A-Z2-7]+)/.exec(told)?.[1] ?? ''

  const desks: { desk: Page; day: Day }[] = []
  for (const day of DAYS) {
    const { javaScriptEnabled, cid, clinic, desk: number, patients, names } = day
    await site.operate('staff', 'add', number, '--name', 'Asha Desk', '--role', 'desk', '--clinic', cid)
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await bookAll(page, site, day)
    const desk = await enterDesk(browser, site, { javaScriptEnabled, number })
    await expect(desk.locator('h1')).toContainText(`Mula Dental ${clinic}, `)
    for (const name of names) await expect(card(desk, name)).toContainText('Expected')
    await blockChair(desk)
    for (const patient of patients.slice(0, 2)) await takeOffer(page, site, patient)
    await moveByDesk(desk, names[2])
    await page.context().close()
    desks.push({ desk, day })
  }

  await site.startAt(instantOf(date, '13:05'))
  for (const { day } of desks) for (const patient of day.patients) await site.toldTo(patient, REMINDER)

  await seesWhomToCall(browser, `${site.origin}/emergency?city=pune`)

  await site.startAt(instantOf(date, '16:20'))
  for (const { desk, day } of desks) {
    await desk.goto(`${site.origin}/desk`)
    await desk.getByLabel('PIN').fill(PIN)
    await desk.getByRole('button', { name: 'Unlock' }).click()
    for (const name of day.names.slice(0, 2)) await mark(desk, name, ['Arrived', 'In the chair', 'Seen'])
    await mark(desk, day.names[2], ['No-show'])
  }

  const code = () => generate({ secret, epoch: site.now().getTime() / 1000 })
  const manager = await enterDesk(browser, site, { javaScriptEnabled: false, number: MANAGER, code })
  await manager.goto(`${site.origin}/desk/funnel`)
  const steps = manager.locator('tbody tr').first().locator('td')
  await expect(steps.nth(BOOKED)).toHaveText('6')
  // The funnel hides counts below five, so that nobody can be recognised.
  for (const step of [ARRIVED, KEPT]) await expect(steps.nth(step)).toHaveText('<5')
})

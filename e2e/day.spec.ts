// A chain's first day, from its own file to the first kept visits: patients book by different flows, the desk sees them, the
// chair breaks, two choose another time and one is called, reminders go out, they come, and the manager sees how far it got.
// Once with JavaScript and once without, each at a site of its own, whose clock the test moves.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import { OwnSite } from '@/e2e/support/own-site'
import { city as cityOf, clinics, phone, review } from '@/e2e/support/steps'
import { booked, fill, type Step, submit, tap, walk } from '@/e2e/support/walk'
import { addDays, instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'

const [DESK, MANAGER] = ['9000000031', '9000000032']
const PATIENTS = ['9000000041', '9000000042', '9000000043'] as const
const NAMES = ['Anu Sample', 'Bina Sample', 'Chitra Sample'] as const
const PIN = '2580'
const TUESDAY = 1
/** Columns of the funnel behind the name of the row. */
const [BOOKED, ARRIVED, KEPT] = [2, 4, 5] as const
const MANAGE = /data-kind="new_times"[\s\S]*(\/manage\/[A-Z0-9]{8}\?key=[\w-]{43})/
const REMINDER = /data-kind="(reminder_hours)"/

/** The short chain of docs/chain.md with its one-chair clinic alone. */
function chainFile(folder: string): string {
  const [, text = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/chain.md', 'utf8')) ?? []
  const chain = JSON.parse(text)
  const clinics = chain.clinics.filter(({ id }: { id: string }) => id === '2')
  const path = join(folder, 'chain.json')
  writeFileSync(path, JSON.stringify({ ...chain, clinics, homeZones: [], closures: [] }))
  return path
}

/** The next Tuesday, on which that clinic is open from ten to six. */
function nextTuesday(): string {
  const { date } = localOf(new Date())
  return addDays(date, ((TUESDAY - weekdayOf(date) + 7) % 7) + 7)
}

type Visit = { browser: Browser; javaScriptEnabled: boolean }

/** Signs in by a code, which takes scripts, and goes on at the desk with or without them; chooses a PIN there. */
async function enterDesk(
  { browser, javaScriptEnabled }: Visit,
  site: OwnSite,
  { number, code }: { number: string; code?: () => Promise<string> },
): Promise<Page> {
  const signing = await browser.newContext({ javaScriptEnabled: true })
  const door = await signing.newPage()
  await door.goto(`${site.origin}/desk`)
  await door.getByLabel('Mobile number').fill(number)
  await door.getByRole('button', { name: 'Send me a code' }).click()
  await door.getByLabel('6-digit code').fill(await site.toldTo(number, /<code[^>]*>(\d{6})</))
  await door.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(door.locator('h1')).toHaveText(code ? 'Enter the front desk' : 'Choose your PIN')
  const storageState = await signing.storageState()
  await signing.close()
  const desk = await (await browser.newContext({ javaScriptEnabled, storageState })).newPage()
  await desk.goto(`${site.origin}/desk`)
  if (code) {
    await desk.getByLabel('Code of your authenticator app').fill(await code())
    await desk.getByRole('button', { name: 'Enter' }).click()
  }
  await desk.getByLabel('New PIN').fill(PIN)
  await desk.getByLabel('The same PIN again').fill(PIN)
  await desk.getByRole('button', { name: 'Keep this PIN' }).click()
  return desk
}

/** The three ways in: a campaign's clinic list, all of the site's questions, the clinic's own page. */
async function bookAll(page: Page, { origin }: OwnSite): Promise<void> {
  const [own, ext] = ['/unified-booking', '/unified-booking/ext']
  const city = (under: string): Step => ({ ...cityOf(under), answer: tap('city', 'pune') })
  await page.goto(`${origin}${ext}/input-phone?flow=PAID_CLINIC&utm_lead_type=PAID_CLINIC&utm_campaign=first-day`)
  await fill({ phone: PATIENTS[0] })(page)
  await submit(page).click()
  await walk(page, [city(ext), clinics(ext, 0), review(ext, NAMES[0])])
  await booked(page, `${ext}/success`)
  await page.goto(`${origin}${own}/input-phone`)
  await walk(page, [phone(own, PATIENTS[1]), city(own)])
  await walk(page, [
    { at: `${own}/concern-category`, title: 'What brings you to us?', answer: tap('concern_category', 'cosmetic') },
    {
      at: `${own}/select-treatment`,
      title: 'Which treatment is it about?',
      answer: tap('treatment', 'teeth_whitening'),
    },
    clinics(own, 0),
    review(own, NAMES[1]),
  ])
  await booked(page, `${own}/success`)
  await page.goto(`${origin}/clinics/pune/2`)
  await page
    .getByRole('list', { name: /free times/i })
    .getByRole('link')
    .first()
    .click()
  const answer = fill({ name: NAMES[2], phone: PATIENTS[2] })
  await walk(page, [{ at: `${own}/input-phone`, title: 'Book at Mula Dental Viman Nagar', answer }])
  await page.getByRole('button', { name: /^Continue: / }).click()
  await walk(page, [review(own, null)])
  await booked(page, `${own}/success`)
}

const card = (desk: Page, name: string) => desk.locator('td > div', { hasText: name })

/** From eleven to three nobody can be seen: three are booked there, and each is told. */
async function blockChair(desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Closures' }).click()
  await desk.getByLabel('From').fill('11:00')
  await desk.getByLabel('Until').fill('15:00')
  await desk.getByLabel('Chair', { exact: true }).selectOption('1')
  await desk.getByLabel('Reason').selectOption('chair_down')
  await desk.getByRole('button', { name: 'Look who is booked' }).click()
  await expect(desk.getByRole('status')).toContainText('3 patients are booked there')
  await desk.getByRole('button', { name: 'Block it now' }).click()
  await desk.getByRole('button', { name: 'Tell 3 patients' }).click()
  await expect(desk.locator('main')).toContainText('3 patients are told.')
}

/** Opens the link of the message and takes the first time that is offered, by one tap. */
async function takeOffer(page: Page, site: OwnSite, number: string): Promise<void> {
  await page.goto(`${site.origin}${await site.toldTo(number, MANAGE)}`)
  await expect(page.locator('main')).toContainText('the dental chair can’t be used')
  await page
    .getByRole('button', { name: /^Move to / })
    .first()
    .click()
  await expect(page.getByRole('status')).toContainText('Your appointment is moved')
}

/** Rings who has not answered, and moves the visit for them. */
async function moveByDesk(desk: Page, name: string): Promise<void> {
  await desk.reload()
  const person = desk.locator('li', { hasText: name })
  await person.getByRole('button', { name: 'Reached by phone' }).click()
  await expect(person).toContainText('Called')
  await desk.getByRole('link', { name: 'Day', exact: true }).click()
  await desk.getByRole('link', { name }).click()
  await desk.getByText('Move to another time').click()
  await desk.locator('input[name=slot][value*="16:00"]').check({ force: true })
  await desk.getByLabel('Why, for the record').first().selectOption('chair_down')
  await desk.getByRole('button', { name: 'Move the booking' }).click()
  await expect(desk.locator('main')).toContainText('Moved')
}

/** Marks one visit after the other as far as it went. */
async function mark(desk: Page, name: string, marks: readonly string[]): Promise<void> {
  for (const each of marks) {
    await card(desk, name).getByRole('button', { name: each }).click()
    await expect(desk.getByText(`${name}: `)).toBeVisible()
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, actionTimeout: 20_000 })
    test.setTimeout(240_000)
    let site: OwnSite
    test.beforeEach(() => {
      site = new OwnSite()
    })
    test.afterEach(() => site.end())

    test('a day of a chain, from its file to the kept visits', async ({ page, browser }) => {
      const day = nextTuesday()
      expect(await site.operate('import', chainFile(site.folder))).toContain('The chain is imported')
      await site.operate('staff', 'add', DESK, '--name', 'Asha Desk', '--role', 'desk', '--all')
      const told = await site.operate('staff', 'add', MANAGER, '--name', 'Ravi Manager', '--role', 'manager', '--all')
      const secret = /secret=([A-Z2-7]+)/.exec(told)?.[1] ?? ''
      await site.startAt(instantOf(day, '08:40'))
      await bookAll(page, site)
      const desk = await enterDesk({ browser, javaScriptEnabled }, site, { number: DESK })
      await expect(desk.locator('h1')).toContainText('Mula Dental Viman Nagar, ')
      for (const name of NAMES) await expect(card(desk, name)).toContainText('Expected')
      await blockChair(desk)
      for (const number of [PATIENTS[0], PATIENTS[1]]) await takeOffer(page, site, number)
      await moveByDesk(desk, NAMES[2])

      await site.startAt(instantOf(day, '13:05'))
      for (const number of PATIENTS) await site.toldTo(number, REMINDER)

      await site.startAt(instantOf(day, '16:20'))
      await desk.goto(`${site.origin}/desk`)
      await desk.getByLabel('PIN').fill(PIN)
      await desk.getByRole('button', { name: 'Open the desk' }).click()
      for (const name of NAMES.slice(0, 2)) await mark(desk, name, ['Arrived', 'In the chair', 'Seen'])
      await mark(desk, NAMES[2], ['Missed'])

      const code = () => generate({ secret, epoch: site.now().getTime() / 1000 })
      const manager = await enterDesk({ browser, javaScriptEnabled }, site, { number: MANAGER, code })
      await manager.getByRole('link', { name: 'Funnel' }).click()
      // Of few it is not told how many: of none of these steps it is nought.
      const steps = manager.locator('tbody tr').first().locator('td')
      for (const step of [BOOKED, ARRIVED, KEPT]) await expect(steps.nth(step)).toHaveText('<5')
    })
  })

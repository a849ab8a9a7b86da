import { execFileSync } from 'node:child_process'
import { expect, type Page, test } from '@playwright/test'
import { generateSync } from 'otplib'
import { signUp } from '@/e2e/support/account'
import { violationsOf } from '@/e2e/support/looks/axe'
import { smallTargets } from '@/e2e/support/looks/fit'
import { STAFF } from '@/e2e/support/people'
import { haveSession } from '@/e2e/support/session'
import { addDays, localOf, weekdayOf } from '@/lib/domain/clinic-time'

const PIN = '2580'

/** Chooses the PIN on the first visit, and continues to the choice of a clinic. */
async function choosePin(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText('Choose your PIN')
  await page.getByLabel('New PIN').fill(PIN)
  await page.getByLabel('Repeat the PIN').fill(PIN)
  await page.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.locator('h1')).toHaveText('Which clinic are you at?')
}

async function fits(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    expect([width, await violationsOf(page)]).toEqual([width, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
}

test('a staff member enters the desk, it goes blank by itself, keeps what was typed, and they leave it', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/desk')
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fdesk$/)
  await signUp(page, STAFF.byScript, '/desk').catch(() => undefined)
  await expect(page).toHaveURL(/\/desk\/enter/)
  await fits(page)
  await choosePin(page)
  await fits(page)
  // A border proves that the desk's style sheet is loaded.
  await expect(page.locator('header')).toHaveCSS('border-bottom-style', 'solid')
  const clinic = page.getByLabel('Clinic', { exact: true })
  await clinic.selectOption({ index: 3 })
  const chosen = await clinic.inputValue()
  await clinic.focus()
  await page.clock.runFor(181_000)
  await expect(page.locator('h1:visible')).toHaveText('The desk is locked')
  await expect(clinic).toBeHidden()
  await fits(page)
  await page.getByLabel('PIN').fill('0000')
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByText('That isn’t correct')).toBeVisible()
  await page.getByLabel('PIN').fill(PIN)
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(clinic).toHaveValue(chosen)
  await expect(clinic).toBeFocused()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/sign-in/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a staff member enters, locks, unlocks and leaves the desk without scripts', async ({ page, context }) => {
    await haveSession(context, 3)
    await page.goto('/desk')
    await choosePin(page)
    await page.getByRole('button', { name: 'Hide names' }).click()
    await expect(page.getByRole('button', { name: 'Show names' })).toBeVisible()
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    await expect(page.locator('h1')).toHaveText('The desk is locked')
    await page.goto('/desk')
    await expect(page.locator('h1')).toHaveText('The desk is locked')
    await page.getByLabel('PIN').fill(PIN)
    await page.getByRole('button', { name: 'Unlock', exact: true }).click()
    await expect(page.locator('h1')).toHaveText('Which clinic are you at?')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/sign-in/)
  })
})

const MANAGER = '9000000024'

/** Adds the first manager as the operator does. Returns the authenticator key. */
function addManager(): string {
  const command = [
    'scripts/operate.mjs',
    'staff',
    'add',
    MANAGER,
    '--name',
    'Asha Manager',
    '--role',
    'manager',
    '--all',
  ]
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA }
  const shown = execFileSync(process.execPath, command, { env, encoding: 'utf8' })
  return /shown only once: ([A-Z2-7 ]+)/.exec(shown)?.[1]?.replaceAll(' ', '') ?? ''
}

test('a manager adds another manager in the browser, with a new code, and the key is shown once', async ({ page }) => {
  const secret = addManager()
  // Each code works once, and one of the next half minute is accepted too.
  const codeIn = (seconds: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds })
  await signUp(page, MANAGER, '/desk').catch(() => undefined)
  await page.getByLabel('Code').fill(codeIn(0))
  await page.getByRole('button', { name: 'Unlock' }).click()
  await choosePin(page)
  await page.goto('/desk/staff')
  await fits(page)
  const form = page.locator('form', { has: page.getByRole('heading', { name: 'Add somebody' }) })
  await form.getByLabel('Name').fill('Ravi Sample')
  await form.getByLabel('Mobile number').fill('90000 00025')
  await form.getByLabel(/^Manager:/).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toContainText('Choose at least one clinic')
  await fits(page)
  await expect(form.getByLabel('Mobile number')).toHaveValue('90000 00025')
  await form.getByLabel('All clinics').check()
  await form.getByLabel('Code').fill(codeIn(30))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('It is shown only once')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Key as a QR code' })).toBeVisible()
  await fits(page)
  await page.getByRole('link', { name: 'Change Ravi Sample' }).click()
  await expect(page.getByRole('heading', { name: 'Change Ravi Sample' })).toBeVisible()
  await expect(page.getByText('It is shown only once')).toHaveCount(0)
  await fits(page)
})

/** A clinic with five chairs and 20 slots a day, on a day that patients can't book yet. */
const FULL = { place: 'c103', visits: 70 }
const SUNDAY = 6

function farDay(): string {
  const day = addDays(localOf(new Date()).date, 40)
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day
}

/** Books with the desk's form, spread over all slots and chairs of the day. */
async function fillDay(page: Page, day: string): Promise<void> {
  const form = `/desk/${FULL.place}/new?day=${day}`
  await page.goto(form)
  const slots = await page
    .locator('input[name=slot]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  expect(slots).toHaveLength(20)
  const { origin } = new URL(page.url())
  for (let n = 0; n < FULL.visits; n += 1) {
    const answer = await page.request.post(form, {
      headers: { origin },
      maxRedirects: 0,
      form: {
        intent: 'book',
        key: crypto.randomUUID(),
        phone: `98000${20_000 + n}`,
        name: `Venkataraman Sample ${'ABCDEFGH'[n % 8]}`,
        treatment: 'root_canal',
        slot: slots[n % slots.length] ?? '',
        near: 'keep',
        note: n % 10 === 0 ? 'Comes in a wheelchair, needs the ramp' : '',
      },
    })
    expect([n, answer.status()]).toEqual([n, 303])
  }
}

test('a full day fits on two screens of a desk, and on a tablet with its chairs', async ({ page, context }) => {
  await haveSession(context, 4)
  await page.goto('/desk')
  await choosePin(page)
  const day = farDay()
  await fillDay(page, day)
  const isInSight = (name: string) => expect(page.getByRole('columnheader', { name })).toBeInViewport()
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/desk/${FULL.place}?day=${day}`)
    await expect(page.locator('td a[href^="/desk/booking/"]')).toHaveCount(FULL.visits)
    expect([width, await violationsOf(page), await smallTargets(page)]).toEqual([width, [], []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const rows = page.locator('tbody tr')
    await rows.last().scrollIntoViewIfNeeded()
    await expect(rows.last().getByRole('link', { name: /^Free: book 7:00 pm, Chair 5/ })).toBeInViewport()
    for (const chair of ['Chair 1', 'Chair 5']) await isInSight(chair)
    await isInSight('Time')
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const box = await page.locator('table').boundingBox()
  expect(box?.height).toBeLessThanOrEqual(1600)
  await page.goto(`/desk/bookings?from=${day}&until=${day}`)
  await expect(page.locator('td a[href^="tel:"]').first()).toHaveCSS('white-space', 'nowrap')
  await page.goto(`/desk/${FULL.place}?day=${day}`)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const chairs = await page
    .locator('td:has(a[href^="/desk/booking/"])')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(new Set(chairs)).toEqual(new Set(['"Chair 1"', '"Chair 2"', '"Chair 3"', '"Chair 4"']))
  await expect(page.getByRole('link', { name: /^Free: book/ })).toHaveCount(30)
  await expect(page.getByRole('link', { name: /^Free: book/ }).first()).toBeVisible()
})

/** A number and a clinic that no other test uses. */
const CARD = { place: 'c105', phone: '98000 31001', name: 'Devi Sample', other: 'Zoya Sample' }

/** Books the first slot of the day. */
async function bookFor(page: Page, name: string): Promise<void> {
  await page.locator('select[name=treatment]').selectOption('root_canal')
  await page.getByLabel('Full name').fill(name)
  await page.locator('input[name=slot]').first().check({ force: true })
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL(/notice=marked/)
}

test('the patient card appears while a known number is typed, and opens from a search, with and without scripts', async ({
  page,
  context,
  browser,
}) => {
  await haveSession(context, 5)
  await page.goto('/desk')
  await choosePin(page)
  const day = farDay()
  const form = (days: number) => `/desk/${CARD.place}/new?day=${addDays(day, days)}`
  const status = page.getByRole('status')
  const names = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(form(0))
  await page.getByLabel('Mobile number').fill(CARD.phone)
  await expect(status).toHaveText('This number has no booking at your clinics yet.')
  await bookFor(page, CARD.name)
  await page.goto(form(14))
  await page.getByLabel('Mobile number').fill(CARD.phone)
  await expect(status).toHaveText(`Booked before with this number: ${CARD.name}`)
  await fits(page)
  expect(await smallTargets(page)).toEqual([])
  await names(CARD.name).click()
  await expect(page.getByLabel('Full name')).toHaveValue(CARD.name)
  await bookFor(page, CARD.other)

  await page.goto('/desk/bookings')
  await page.getByLabel('Name, last four digits or reference').fill(CARD.phone)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: CARD.other }).click()
  await expect(page).toHaveURL(/\/desk\/patient\/[A-Z0-9]{8}$/)
  await expect(page.locator('h1')).toHaveText(`Patient card ${CARD.phone}`)
  await expect(page.locator('main li', { hasText: 'Expected' })).toHaveCount(2)
  await fits(page)
  const card = page.url()
  await page.getByRole('link', { name: `Book again ${CARD.name}` }).click()
  await expect(page).toHaveURL(/\/new\?again=[A-Z0-9]{8}$/)
  await expect(page.getByLabel('Mobile number')).toHaveValue(CARD.phone)
  await expect(page.getByLabel('Full name')).toHaveValue(CARD.name)

  const storageState = await context.storageState()
  const plain = await (await browser.newContext({ storageState, javaScriptEnabled: false })).newPage()
  await plain.goto(form(0))
  await plain.getByLabel('Mobile number').fill(CARD.phone)
  await plain.getByLabel('Note for the desk').fill('By bus')
  await plain.getByRole('button', { name: 'Find patient' }).click()
  await plain.getByRole('button', { name: CARD.name, exact: true }).click()
  await expect(plain.getByLabel('Full name')).toHaveValue(CARD.name)
  await expect(plain.getByLabel('Note for the desk')).toHaveValue('By bus')
  expect(plain.url()).not.toMatch(/31001|Devi/)
  await plain.goto(card)
  await expect(plain.locator('main li', { hasText: 'Expected' })).toHaveCount(2)
  await plain.context().close()
})

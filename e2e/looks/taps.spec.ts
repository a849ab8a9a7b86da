// The shortest walks: the taps from the first page, or from an advertisement, to a booked appointment. Typing into a
// field counts as one tap.
import { expect, type Page } from '@playwright/test'
import { freshNumber } from '@/e2e/support/codes'
import { alive } from '@/e2e/support/reach'
import { NAME } from '@/e2e/support/steps'
import { test } from '@/e2e/support/test'
import { booked, submit, tapTime } from '@/e2e/support/walk'

/** Counts the patient's clicks and changed fields in the page itself. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('tapped', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const told = () => void Reflect.get(window, 'tapped')()
    // Clicks made by a script don't count, nor does the click that Enter makes on a form's button.
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && told(), true)
    addEventListener('change', (event) => event.isTrusted && told(), true)
  })
  return () => taps
}

const title = (page: Page, text: string) => expect(page.locator('h1')).toHaveText(text)
const tapCard = (page: Page, name: string, value: string) =>
  page.locator(`fieldset button[name=${name}][value="${value}"]`).click()

async function leavePhone(page: Page): Promise<void> {
  await page.locator('#phone').fill(freshNumber())
  await submit(page).click()
}
async function confirm(page: Page, under: string): Promise<void> {
  await title(page, 'Check and confirm')
  const name = page.locator('input[name=name]')
  if ((await name.count()) > 0) await name.fill(NAME)
  await submit(page).click()
  await booked(page, `${under}/success`)
}

test('a booking with ORGANIC from the home page takes nine taps', async ({ page }) => {
  const taps = await countTaps(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Book an appointment' }).click()
  await leavePhone(page)
  await title(page, 'Which city are you in?')
  await tapCard(page, 'city', 'kochi')
  await title(page, 'Why do you need a dentist?')
  await tapCard(page, 'concern_category', 'hygiene')
  await title(page, 'Which treatment do you need?')
  await tapCard(page, 'treatment', 'teeth_cleaning')
  await title(page, 'Choose a clinic and a time')
  await tapTime(2)(page)
  await confirm(page, '/unified-booking')
  expect(taps()).toBe(9)
})

test('an aligner scan at home, from its advertisement, takes eleven taps', async ({ page }) => {
  const taps = await countTaps(page)
  const under = '/unified-booking/ext'
  await page.goto(`${under}/input-phone?treatment=aligner`)
  await leavePhone(page)
  await title(page, 'Which city are you in?')
  await tapCard(page, 'city', 'chennai')
  await title(page, 'What do you need help with?')
  await tapCard(page, 'concern', 'gaps')
  await title(page, 'Where should the dentist see you?')
  await tapCard(page, 'location', 'at_home')
  await title(page, 'What is your address?')
  await page.locator('#pincode').fill('600017')
  await page.locator('#address').fill('12 Sample Road')
  await submit(page).click()
  await title(page, 'When should we visit?')
  await page.locator('fieldset button[name=slot]').nth(1).click()
  await confirm(page, under)
  expect(taps()).toBe(11)
})

test('a clinic’s slot, from the home page through its city, takes seven taps', async ({ page }) => {
  const taps = await countTaps(page)
  await page.goto('/')
  await page.locator('main a[href^="/clinics/kochi"]').first().click()
  await page
    .getByRole('list', { name: /available times/i })
    .first()
    .getByRole('link')
    .nth(1)
    .click()
  await page.locator('input[name=name]').fill(NAME)
  await leavePhone(page)
  await title(page, 'When would you like to come?')
  await page.getByRole('button', { name: /^Continue: / }).click()
  await confirm(page, '/unified-booking')
  expect(taps()).toBe(7)
})

/**
 * Opens the first question after the number. The first route change also loads the progress bar, so it is done before
 * counting.
 */
async function toCity(page: Page): Promise<void> {
  await page.goto('/unified-booking/input-phone?flow=ORGANIC')
  await alive(page)
  await leavePhone(page)
  await title(page, 'Which city are you in?')
}

/** Resolves once the page has prefetched everything for the next pages. */
async function quiet(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let before = -1
  const isSame = async () => {
    const now = await loaded()
    const same = now === before
    before = now
    return same
  }
  await expect.poll(isSame, { intervals: [500] }).toBe(true)
}

test('the step after a tapped answer needs two requests and no script', async ({ page }) => {
  await toCity(page)
  const hop = async (tap: () => Promise<void>, next: string) => {
    await quiet(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    // All scripts are held back until the next question is shown.
    let goOn = () => {}
    const shown = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(/\/_next\/static\/.*\.js/, (route) => shown.then(() => route.continue()))
    await tap()
    await title(page, next)
    goOn()
    expect(asked.filter((type) => type === 'fetch')).toHaveLength(2)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await hop(() => tapCard(page, 'city', 'kochi'), 'Why do you need a dentist?')
  await hop(() => tapCard(page, 'concern_category', 'hygiene'), 'Which treatment do you need?')
})

test('the next step does not wait for the answer to the form, which still arrives', async ({ page }) => {
  await toCity(page)
  let deliver: (() => Promise<void>) | undefined
  await page.route('/unified-booking/**', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    deliver = () => route.continue()
  })
  await tapCard(page, 'city', 'kochi')
  await title(page, 'Why do you need a dentist?')
  const [reply] = await Promise.all([page.waitForResponse((each) => each.request().method() === 'POST'), deliver?.()])
  expect(reply.status()).toBe(200)
})

import { expect, type Page } from '@playwright/test'
import { testFlow } from '@/e2e/support/flow-test'
import { foreignWords } from '@/e2e/support/looks/foreign'
import { NAME } from '@/e2e/support/steps'
import { test } from '@/e2e/support/test'
import { manageLink, submit, tap, tapTime } from '@/e2e/support/walk'
import { inLanguage } from '@/lib/addresses/languages'
import { type Language, TAGS } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'

const OTHERS = TAGS.filter((tag) => tag !== 'en')
/** Each language books in a city of its own. */
const CITIES = ['mumbai', 'coimbatore', 'hyderabad', 'pune', 'kochi', 'madurai']
const STEP = '/unified-booking/ext/input-phone'
const nameOf = (tag: Language) => textsIn(tag).language.NAME
/** A button of the step's form in the head of the page. */
const switchTo = (page: Page, tag: Language) => page.locator(`header button[name=language][value=${tag}]`).click()
const speaks = (page: Page, tag: Language) => expect(page.locator('html')).toHaveAttribute('lang', tag)

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a step changes its language, and keeps what was typed', async ({ page }) => {
      await page.goto(`${STEP}?flow=PAID_CLINIC&utm_source=bus`)
      await page.locator('#phone').fill('98765')
      await switchTo(page, 'ta')
      await speaks(page, 'ta')
      await expect(page.locator('#phone')).toHaveValue('98765')
      expect(page.url()).toMatch(/\/ta\/unified-booking\/ext\/input-phone\?.*utm_source=bus/)
      expect(page.url()).not.toContain('98765')
      expect(await page.locator('[id$="-error"]').count()).toBe(0)
      await page.locator('#phone').fill('98765 43')
      await switchTo(page, 'en')
      await speaks(page, 'en')
      expect(new URL(page.url()).pathname).toBe(STEP)
      await expect(page.locator('#phone')).toHaveValue('98765 43')
    })

    test('Enter sends the step, and does not change the language', async ({ page }) => {
      await page.goto(`/ta${STEP}?flow=PAID_CLINIC`)
      await page.locator('#phone').fill('98765 43217')
      await page.locator('#phone').press('Enter')
      await expect(page).toHaveURL(/\/ta\/unified-booking\/ext\/select-city/)
      await speaks(page, 'ta')
    })

    test('every page links to itself in the other languages', async ({ page }) => {
      await page.goto('/clinics/chennai?utm_source=bus')
      await page
        .locator('header')
        .getByRole('link', { name: nameOf('ta') })
        .first()
        .click()
      await speaks(page, 'ta')
      expect(page.url()).toMatch(/\/ta\/clinics\/chennai\?utm_source=bus$/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ta\/clinics\/chennai$/)
      await page.locator('main a[href*="/clinics/chennai/106"]').first().click()
      await expect(page).toHaveURL(/\/ta\/clinics\/chennai\/106/)
      await speaks(page, 'ta')
    })
  })

// Tamil is also walked in Firefox.
for (const tag of OTHERS)
  testFlow(
    `PAID_CLINIC in ${tag}`,
    async (page, phone, nth) => {
      const under = inLanguage('/unified-booking/ext', tag)
      await page.goto(`${under}/input-phone`)
      await page.locator('#phone').fill(phone)
      await submit(page).click()
      await expect(page).toHaveURL((url) => url.pathname === `${under}/select-city`)
      await tap('city', CITIES[OTHERS.indexOf(tag)] ?? 'mysuru')(page)
      await expect(page).toHaveURL((url) => url.pathname === `${under}/clinic-list`)
      await tapTime(nth)(page)
      await expect(page).toHaveURL((url) => url.pathname === `${under}/review`)
      await page.locator('#name').fill(NAME)
      await submit(page).click()
      await expect(page).toHaveURL((url) => url.pathname === `${under}/success`)
      await expect(page.locator('h1')).toHaveText(textsIn(tag).booking.SUCCESS.title)
      expect(await foreignWords(page)).toEqual([])
      // The SMS is in the language too, and its short link opens the booking's page in it.
      const link = await manageLink(page)
      expect(link).toMatch(new RegExp(`^/${tag}/m\\?`))
      await page.goto(link)
      await expect(page).toHaveURL((url) => url.pathname.startsWith(`/${tag}/manage/`) && url.search === '')
      await speaks(page, tag)
    },
    tag === 'ta' ? [true] : [],
  )

test.describe('a browser in Tamil', () => {
  test.use({ locale: 'ta-IN' })

  test('is offered Tamil in one line, is never redirected, and is not offered again', async ({ page, context }) => {
    const offer = page.getByRole('link', { name: textsIn('ta').language.OFFER })
    await page.goto('/treatments')
    await speaks(page, 'en')
    await offer.click()
    await speaks(page, 'ta')
    expect(new URL(page.url()).pathname).toBe('/ta/treatments')
    expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({ value: 'ta', path: '/' })
    await page.goto('/treatments')
    await speaks(page, 'en')
    await expect(
      page
        .locator('header')
        .getByRole('link', { name: nameOf('ta') })
        .first(),
    ).toBeVisible()
    await expect(offer).toHaveCount(0)
  })
})

test('the pages of a language hold no text of another one', async ({ page }) => {
  for (const tag of OTHERS) {
    const answer = await page.request.get(inLanguage('/', tag))
    const html = await answer.text()
    for (const other of TAGS.filter((each) => each !== tag)) expect(html).not.toContain(textsIn(other).home.HOME.title)
  }
})

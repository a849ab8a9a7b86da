import { expect, type Page } from '@playwright/test'
import { testFlow } from '@/e2e/support/flow-test'
import { test } from '@/e2e/support/test'
import { manageLink } from '@/e2e/support/walk'
import { walkIn } from '@/e2e/support/walk-in-language'
import { inLanguage } from '@/lib/addresses/languages'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { type Language, TAGS } from '@/lib/catalogue/languages'
import { textsIn } from '@/lib/texts/languages'

const OTHERS = TAGS.filter((tag) => tag !== 'en')
const BOOKING = '/unified-booking'
const EXT = `${BOOKING}/ext`
const STEP = `${EXT}/input-phone`
const nameOf = (tag: Language) => textsIn(tag).language.NAME
/** A button of the page's form in the head of the page. */
const switchTo = (page: Page, tag: Language) => page.locator(`header button[name=page_language][value=${tag}]`).click()
/** Every flow in one language, and every language in one flow. Each walk books in a city of its own. */
const WALKS: { flow: FlowName; tag: Language; start: string; ends: string; city: string }[] = [
  { flow: 'ORGANIC', tag: 'hi', start: `${BOOKING}/input-phone`, ends: `${BOOKING}/success`, city: 'mumbai' },
  { flow: 'PAID_ALIGNER', tag: 'te', start: `${STEP}?treatment=aligner`, ends: `${EXT}/success`, city: 'hyderabad' },
  { flow: 'PAID_IMPLANT', tag: 'kn', start: `${STEP}?treatment=implant`, ends: `${EXT}/success`, city: 'mangaluru' },
  { flow: 'PAID_CLINIC', tag: 'ta', start: STEP, ends: `${EXT}/success`, city: 'coimbatore' },
  { flow: 'SMILE_DESIGN', tag: 'ml', start: `${STEP}?flow=SMILE_DESIGN`, ends: `${EXT}/success`, city: 'kochi' },
  {
    flow: 'INDIVIDUAL_CLINIC_PAGE',
    tag: 'mr',
    start: `${BOOKING}/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=127`,
    ends: `${BOOKING}/success`,
    city: 'pune',
  },
  { flow: 'PPR', tag: 'ta', start: '/free-smile-consultation', ends: '/ppr/end', city: 'madurai' },
  { flow: 'MEMBER_ACTIVATION', tag: 'hi', start: '/member/activation', ends: '/member/activated', city: 'mumbai' },
]
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

    test('a form outside the booking changes its language, and keeps what was typed', async ({ page }) => {
      const city = page.locator('input[name=other_city]')
      await page.goto('/waiting-list?utm_source=bus')
      await city.fill('Nashik')
      await page.locator('#phone').fill('98765')
      await switchTo(page, 'ta')
      await speaks(page, 'ta')
      expect(page.url()).toMatch(/\/ta\/waiting-list\?utm_source=bus$/)
      await expect(city).toHaveValue('Nashik')
      await expect(page.locator('#phone')).toHaveValue('98765')
      expect(await page.locator('[id$="-error"]').count()).toBe(0)
      await page.locator('#phone').press('Enter')
      await expect(page.locator('#phone-error')).toBeVisible()
      await speaks(page, 'ta')
      await switchTo(page, 'en')
      await speaks(page, 'en')
      expect(new URL(page.url()).pathname).toBe('/waiting-list')
      await expect(city).toHaveValue('Nashik')
    })

    test('every page links to itself in the other languages', async ({ page }) => {
      const linkTo = (tag: Language) => page.locator('header').getByRole('link', { name: nameOf(tag) })
      await page.goto('/clinics?q=Adyar&utm_source=bus')
      const { search } = new URL(page.url())
      expect(search).toContain('utm_source=bus')
      await linkTo('ta').first().click()
      await speaks(page, 'ta')
      expect([new URL(page.url()).pathname, new URL(page.url()).search]).toEqual(['/ta/clinics', search])
      await expect(page.locator('main input[name=q]')).toHaveValue('Adyar')
      await page.goto('/clinics/chennai?utm_source=bus')
      await linkTo('ta').first().click()
      await speaks(page, 'ta')
      expect(page.url()).toMatch(/\/ta\/clinics\/chennai\?utm_source=bus$/)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ta\/clinics\/chennai$/)
      await page.locator('main a[href*="/clinics/chennai/106"]').first().click()
      await expect(page).toHaveURL(/\/ta\/clinics\/chennai\/106/)
      await speaks(page, 'ta')
    })
  })

for (const { flow, tag, start, ends, city } of WALKS)
  testFlow(
    `${flow} in ${tag}`,
    async (page, phone, nth, hasScripts) => {
      await page.goto(inLanguage(start, tag))
      // A page that is left before its scripts are there complains in Firefox.
      if (hasScripts) await page.waitForLoadState('networkidle')
      // A guest becomes a member with a code, which needs scripts.
      const last = flow === 'MEMBER_ACTIVATION' && !hasScripts ? '/member/input-phone' : ends
      await walkIn(page, tag, last, { phone, city, nth })
      if (!ends.endsWith('/success')) return
      // The SMS is in the language too, and its short link opens the booking's page in it.
      const link = await manageLink(page)
      expect(link).toMatch(new RegExp(`^/${tag}/m\\?`))
      await page.goto(link)
      await expect(page).toHaveURL((url) => url.pathname.startsWith(`/${tag}/manage/`) && url.search === '')
      await speaks(page, tag)
    },
    [true],
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

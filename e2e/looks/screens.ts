// Every screen once: its path and the input that leads to it. The server seals the values of a link when it is
// opened.

import { expect, type Page } from '@playwright/test'
import { BOOKED } from '@/e2e/support/looks/booked-screens'
import { alive, choose, mistake, mistaken, press, signedIn, toCode, toHosted, withPhoto } from '@/e2e/support/reach'
import { NAME } from '@/e2e/support/steps'
import { haveTiles } from '@/e2e/support/tiles'
import { toUnheldReview } from '@/e2e/support/unheld'
import { inLanguage, withoutLanguage } from '@/lib/addresses/languages'
import { LISTED, PAGES } from '@/lib/addresses/pages'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/catalogue/languages'
import { type Texts, textsIn } from '@/lib/texts/languages'

export type Screen = {
  name: string
  at: string
  status?: number
  /** Leads there once, in English. */
  reach?: (page: Page) => Promise<void>
  /** Enters what the address and the cookies don't keep, again in each language. */
  state?: (page: Page, texts: Texts) => Promise<void>
}

const person = 'phone=9820000001&city=chennai'
const home = 'location=at_home&pincode=600017&address=12%20Sample%20Road'
const aligner = `flow=PAID_ALIGNER&${person}&concern=gaps`
const organic = `flow=ORGANIC&${person}&concern_category`

const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home'
/** The listed pages of the address book, then the pages of the account. */
const FOUND = LISTED.map((at): Screen => ({ name: nameOf(at), at }))
const OWN = Object.entries(PAGES).flatMap(([path, page]): Screen[] =>
  'isOwn' in page ? [{ name: nameOf(path), at: '/', reach: signedIn(path) }] : [],
)

export const SCREENS: readonly Screen[] = [
  ...FOUND,
  ...OWN,
  { name: 'clinics-found', at: '/clinics?q=adyar' },
  { name: 'clinics-nothing', at: '/clinics?q=zzz' },
  { name: 'clinics-treatment', at: '/clinics?q=brases' },
  { name: 'clinics-city', at: '/clinics/chennai' },
  {
    name: 'clinics-city-map',
    at: '/clinics/chennai',
    state: async (page, { map: { MAP } }) => {
      const map = page.getByRole('radio', { name: MAP.map, exact: true })
      if (await map.isVisible()) await map.check({ force: true })
      await page.locator('.leaflet-marker-icon').first().waitFor()
    },
  },
  { name: 'clinics-clinic', at: '/clinics/chennai/106' },
  { name: 'clinics-only', at: '/clinics/warangal' },
  { name: 'clinics-unknown-city', at: '/clinics/atlantis', status: 404 },
  { name: 'treatment-scan', at: '/treatments/aligners' },
  { name: 'treatment-free', at: '/treatments/root_canal' },
  { name: 'treatment-emergency', at: '/treatments/emergency' },
  {
    name: 'treatment-answers',
    at: '/treatments/braces',
    state: async (page) => {
      for (const question of await page.locator('summary').all()) await question.click()
    },
  },
  { name: 'emergency-city', at: '/emergency?city=chennai' },
  { name: 'sign-in', at: '/sign-in', state: alive },
  { name: 'sign-in-for-a-step', at: '/sign-in?next=/unified-booking/input-phone?flow=ORGANIC', state: alive },
  { name: 'sign-in-mistake', at: '/sign-in', state: mistaken },
  {
    name: 'sign-in-password',
    at: '/sign-in',
    state: async (page, texts) => {
      await alive(page)
      await page.getByRole('button', { name: texts['sign-in'].SIGN_IN.usePassword }).click()
      await page.locator('#password').waitFor()
    },
  },
  { name: 'sign-in-code', at: '/sign-in', reach: toCode },
  { name: 'sign-in-hosted', at: '/sign-in', reach: toHosted },
  {
    name: 'sign-in-hosted-mistake',
    at: '/sign-in',
    reach: toHosted,
    state: mistake,
  },
  { name: 'sign-up', at: '/sign-up', state: alive },
  { name: 'sign-up-mistake', at: '/sign-up', state: mistaken },
  { name: 'forgot-password', at: '/forgot-password', state: alive },
  { name: 'forgot-password-code', at: '/forgot-password', state: toCode },
  { name: 'referral', at: '/', reach: signedIn('/referral') },
  {
    name: 'account-profile-mistake',
    at: '/',
    reach: signedIn('/account/profile'),
    state: async (page) => {
      await page.locator('#name').fill('7')
      await page.locator('form:has(#name) button').click()
      await page.locator('#name-error').waitFor()
    },
  },
  { name: 'waiting-list', at: '/waiting-list' },
  { name: 'not-found', at: '/no-such-page', status: 404 },
  { name: 'too-long', at: `/unified-booking/input-phone?city=${'x'.repeat(400)}`, status: 400 },
  { name: 'ppr-select-issue', at: '/free-smile-consultation/select-issue' },
  { name: 'ppr-input-phone', at: '/free-smile-consultation/input-phone?purpose=gaps' },
  { name: 'ppr-select-city', at: '/free-smile-consultation/select-city?purpose=gaps&phone=9820000001' },
  { name: 'ppr-input-name', at: `/free-smile-consultation/input-name?purpose=gaps&${person}` },
  { name: 'ppr-questionnaire', at: `/free-smile-consultation/questionnaire?purpose=gaps&${person}&name=Asha` },
  {
    name: 'ppr-end',
    at: `/free-smile-consultation/questionnaire?purpose=gaps&${person}&name=Asha`,
    reach: async (page) => {
      await press(page)
      await page.waitForURL(/ppr\/end/)
    },
  },
  { name: 'member-activation', at: '/member/activation' },
  { name: 'member-input-phone', at: '/member/input-phone' },
  { name: 'member-phone-noted', at: '/member/input-phone?phone=9820000002' },
  { name: 'clinic-start', at: '/unified-booking/input-phone?cid=106' },
  { name: 'clinic-start-mistakes', at: '/unified-booking/input-phone?cid=106', state: mistake },
  { name: 'input-phone', at: '/unified-booking/input-phone' },
  { name: 'input-phone-mistake', at: '/unified-booking/ext/input-phone', state: mistake },
  { name: 'concern-category', at: `/unified-booking/concern-category?flow=ORGANIC&${person}` },
  { name: 'video-consultation', at: `/unified-booking/video-consultation?${organic}=emergency` },
  { name: 'select-treatment', at: `/unified-booking/select-treatment?${organic}=cosmetic` },
  { name: 'select-concern', at: `/unified-booking/ext/select-concern?flow=PAID_IMPLANT&${person}` },
  {
    name: 'select-concern-photos',
    at: `/unified-booking/ext/select-concern?flow=PAID_IMPLANT&${person}`,
    reach: withPhoto,
  },
  { name: 'treatment-choose', at: `/unified-booking/ext/treatment-choose?flow=SMILE_DESIGN&${person}` },
  { name: 'select-location', at: `/unified-booking/ext/select-location?${aligner}` },
  {
    name: 'select-location-no-home',
    at: '/unified-booking/ext/select-location?flow=PAID_ALIGNER&phone=9820000001&city=madurai&concern=gaps',
  },
  { name: 'select-address', at: `/unified-booking/ext/select-address?${aligner}&location=at_home` },
  {
    name: 'select-address-mistakes',
    at: `/unified-booking/ext/select-address?${aligner}&location=at_home`,
    state: mistake,
  },
  {
    name: 'select-address-map',
    at: `/unified-booking/ext/select-address?${aligner}&location=at_home`,
    reach: haveTiles,
    state: async (page, { map: { POINT } }) => {
      await page.reload()
      await page.getByRole('button', { name: POINT.open }).click()
      await page.getByRole('button', { name: POINT.pin }).waitFor()
    },
  },
  { name: 'select-slot', at: `/unified-booking/ext/select-slot?${aligner}&${home}` },
  { name: 'clinic-list', at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person}` },
  { name: 'clinic-list-open', at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person}&cid=107` },
  {
    name: 'clinic-list-woman',
    at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person}&when=woman`,
    state: (page) => page.locator('[id^=clinic-] summary').first().click(),
  },
  {
    name: 'select-slot-woman',
    at: `/unified-booking/select-slot?flow=INDIVIDUAL_CLINIC_PAGE&cid=107&${person}&treatment=braces&dentist=woman`,
  },
  { name: 'clinic-list-searched', at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person}&q=adyar` },
  { name: 'clinic-list-respelt', at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person}&q=adiyar` },
  {
    name: 'clinic-list-only',
    at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person.replace('chennai', 'warangal')}`,
  },
  { name: 'clinic-list-nothing', at: `/unified-booking/ext/clinic-list?flow=PAID_CLINIC&${person}&q=zzz` },
  { name: 'review', at: `/unified-booking/ext/select-slot?${aligner}&${home}`, reach: (page) => choose(page) },
  { name: 'review-unheld', at: '/', reach: async (page) => void (await toUnheldReview(page, 2)) },
  {
    name: 'review-code',
    at: '/',
    reach: async (page) => {
      await toUnheldReview(page, 3)
      await page.locator('#name').fill(NAME)
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('6-digit code')).toBeFocused()
    },
  },
  ...BOOKED,
  { name: 'unknown-booking', at: '/unified-booking/success?booking=CFHJKMNP', status: 404 },
]

/** Opens a screen and enters its input. Throws when the page answers with another status. */
export async function open(page: Page, { at, reach, state, status = 200 }: Screen): Promise<void> {
  const response = await page.goto(at)
  if (response?.status() !== status) throw new Error(`${at} answered ${response?.status()}`)
  await reach?.(page)
  await state?.(page, textsIn(DEFAULT_LANGUAGE))
}

/** Shows the opened screen in another language. */
export async function openIn(page: Page, { state }: Screen, tag: Language): Promise<void> {
  const { pathname, search } = new URL(page.url())
  await page.goto(inLanguage(withoutLanguage(pathname) + search, tag))
  await state?.(page, textsIn(tag))
}

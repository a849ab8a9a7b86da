import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listBookings } from '@/lib/use-cases/booking/list'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import * as manage from '@/pages/manage/[reference]'
import * as clinicList from '@/pages/unified-booking/ext/clinic-list'
import * as extPhone from '@/pages/unified-booking/ext/input-phone'
import * as review from '@/pages/unified-booking/ext/review'
import * as selectCity from '@/pages/unified-booking/ext/select-city'
import * as selectLocation from '@/pages/unified-booking/ext/select-location'
import * as success from '@/pages/unified-booking/ext/success'
import * as clinicStart from '@/pages/unified-booking/input-phone'
import * as selectTreatment from '@/pages/unified-booking/select-treatment'
import { openAccount, startSession } from '@/tests/support/account/accounts'
import { holdSession } from '@/tests/support/account/hold-session'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { OWN, patientsOf } from '@/tests/support/patients'

const PATIENT = { phone: '+919800000001', name: 'Asha Rao' }
const START = '/unified-booking/ext/input-phone?flow=PAID_CLINIC'

describe('a signed-in patient', () => {
  const { database } = useTestPlaces()
  const deps = () => ({ db: database(), now: new Date() })
  let uid: string
  let browser: PageBrowser
  beforeAll(() => serveFrom(database()))
  beforeEach(async () => {
    browser = new PageBrowser()
    uid = (await openAccount(deps(), PATIENT)).uid
    holdSession(browser.cookies, await startSession(deps(), uid))
  })

  /** Walks from the number to the review; returns every URL on the way. */
  async function walk(): Promise<string[]> {
    const first = await browser.get(extPhone, START)
    const afterPhone = await browser.post(extPhone, START, { phone: first.props.step.values.phone })
    const afterCity = await browser.post(selectCity, afterPhone.to as string, { city: 'chennai' })
    const list = await browser.get(clinicList, afterCity.to as string)
    const slot = list.props.data.clinics[0].next.at(-1).value
    const chosen = { appointment_type: 'clinic', self_booked: 'true', slot }
    const afterSlot = await browser.post(clinicList, afterCity.to as string, chosen)
    return [START, afterPhone.to, afterCity.to, afterSlot.to] as string[]
  }

  test('the patient finds number and name filled in, and no URL contains them', async () => {
    const first = await browser.get(extPhone, START)
    expect(first).toMatchObject({ status: 200, to: null, props: { step: { values: { phone: '98000 00001' } } } })
    const start = await browser.get(clinicStart, '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=101')
    expect(start.props.step.values).toMatchObject({ phone: '98000 00001', name: 'Asha Rao' })
    const urls = await walk()
    const reviewed = await browser.get(review, urls.at(-1) as string)
    expect(reviewed.props.step.values).toMatchObject({ name: 'Asha Rao' })
    const confirmed = await browser.post(review, urls.at(-1) as string, { name: reviewed.props.step.values.name })
    const said = decodeURIComponent([...urls, confirmed.to].join(' '))
    for (const word of ['9800000001', '98000', 'Asha', 'Rao']) expect(said).not.toContain(word)
    expect(said).toContain('phone=~')
  })

  test('the patient finds the booking in the account, from any browser', async () => {
    const urls = await walk()
    const { to } = await browser.post(review, urls.at(-1) as string, { name: 'Another Person' })
    const reference = new URLSearchParams((to as string).split('?')[1]).get('booking')
    expect((await listBookings(deps(), { uid, phone: '' })).upcoming).toMatchObject([
      { reference, name: 'Another Person', pricePaise: 19_900 },
    ])
    const elsewhere = new PageBrowser()
    const page = `/manage/${reference}?reference=${reference}`
    expect((await elsewhere.get(manage, page)).status).toBe(404)
    holdSession(elsewhere.cookies, browser.cookies.get('__Host-session') as string)
    expect(await elsewhere.get(manage, page)).toMatchObject({ status: 200, props: { ticket: { reference } } })
  })

  test('after an offline sign-out the same browser shows neither the typed answers nor the booking', async () => {
    const urls = await walk()
    const { to } = await browser.post(review, urls.at(-1) as string, { name: 'Another Person' })
    expect((await browser.get(success, to as string)).status).toBe(200)
    browser.cookies.delete('signed-in')
    expect((await browser.get(success, to as string)).status).not.toBe(200)
    expect(JSON.stringify(await browser.get(review, urls.at(-1) as string))).not.toMatch(/98000|Another Person|Asha/)
  })

  test('a member sees the member price beside the usual one, before and after booking', async () => {
    const plain = (await browser.get(review, (await walk()).at(-1) as string)).props.data.price
    expect(plain).toEqual({
      price: 'Clinic visit: ₹199, pay at the visit',
      usualPrice: null,
      costs: [],
      priceNote: 'A checkup with a small X-ray and a written report.',
    })
    await activateMembership(deps(), { uid, language: 'en' })
    const free = {
      price: 'Clinic visit: free for you',
      usualPrice: '₹199',
      priceNote: expect.stringContaining('2 checkups'),
    }
    const lowered = {
      price: 'Clinic visit: ₹179, pay at the visit',
      usualPrice: '₹199',
      priceNote: 'Your member price, 10\u00a0% less',
    }
    for (const price of [free, free, lowered]) {
      const at = (await walk()).at(-1) as string
      expect((await browser.get(review, at)).props.data.price).toEqual({ ...price, costs: [] })
      const { to } = await browser.post(review, at, { name: 'Asha Rao', near: 'keep' })
      expect((await browser.get(success, to as string)).props.ticket).toMatchObject(price)
    }
  })

  test('a member sees the member price in the running summary from the first step, but not when booking for someone else', async () => {
    const summed = async (page: Pick<typeof selectCity, 'getServerSideProps'>, at: string) =>
      (await browser.get(page, at)).props.step.price
    const [, toCity = '', toList = '', toReview = ''] = await walk()
    const usual = 'Clinic visit: ₹199, pay at the visit'
    expect(await summed(selectCity, toCity)).toBe(usual)
    await activateMembership(deps(), { uid, language: 'en' })
    const free = 'Clinic visit: free with your membership'
    expect([await summed(selectCity, toCity), await summed(clinicList, toList)]).toEqual([free, free])
    expect(await summed(review, toReview.replace('self_booked=true', 'self_booked=false'))).toBe(usual)
    for (const _ of [1, 2])
      await browser.post(review, (await walk()).at(-1) as string, { name: 'Asha Rao', near: 'keep' })
    const lowered = 'Clinic visit: ₹179 with your membership, pay at the visit'
    expect(await summed(clinicList, (await walk())[2] ?? '')).toBe(lowered)
    const guest = await new PageBrowser().get(extPhone, START)
    expect(guest.props.step.price).toBe(usual)
  })

  test('a member sees the same price on every step, from any entry', async () => {
    const at = 'phone=9800000001&city=chennai'
    const aligner = `/unified-booking/ext/select-location?flow=PAID_ALIGNER&${at}&concern=gaps`
    const alignment = `/unified-booking/select-treatment?flow=ORGANIC&${at}&concern_category=alignment`
    const props = async (page: Parameters<PageBrowser['get']>[0], path: string) => {
      const { to, props: shown } = await browser.get(page, path)
      return shown ?? (await browser.get(page, to as string)).props
    }
    const told = async () => ({
      first: (await props(extPhone, START)).step.price,
      scan: (await props(extPhone, '/unified-booking/ext/input-phone?treatment=aligner')).step.price,
      campaign: (await props(extPhone, `${START}&utm_lead_type=paid`)).data.campaign.prices[0].price,
      clinic: (await props(selectLocation, aligner)).data.prices.clinic,
      card: (await props(selectTreatment, alignment)).data.treatments[0].aside,
    })
    expect(await told()).toEqual({
      first: 'Clinic visit: ₹199, pay at the visit',
      scan: 'Aligner scan: from ₹199, pay at the visit',
      campaign: '₹199',
      clinic: 'Aligner scan: ₹199, pay at the visit',
      card: 'Aligner scan from ₹199',
    })
    await activateMembership(deps(), { uid, language: 'en' })
    expect(await told()).toEqual({
      first: 'Clinic visit: free with your membership',
      scan: 'Aligner scan: from ₹179 with your membership, pay at the visit',
      campaign: 'Free',
      clinic: 'Aligner scan: ₹179 with your membership, pay at the visit',
      card: 'Aligner scan from ₹179 with your membership',
    })
  })

  test('a patient with the maximum number of upcoming visits reads the limit’s end and a number to call at the slots', async () => {
    const patients = await patientsOf(database())
    const { browser: busy } = await patients.signedIn()
    for (let n = 0; n < 20; n += 1) {
      const half = (at: number) => `${String(9 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`
      await patients.bookAt(half(Math.floor(n / 3)), half(Math.floor(n / 3) + 1), OWN, `owner ${n}`)
    }
    const clinic = '/unified-booking/ext/clinic-list?flow=PAID_CLINIC&phone=9800000001&city=chennai'
    const { to } = await busy.get(clinicList, clinic)
    const list = await busy.get(clinicList, to as string)
    const slot = list.props.data.clinics[0].next.at(-1).value
    const chosen = { appointment_type: 'clinic', self_booked: 'true', slot }
    const refused = await busy.post(clinicList, to as string, chosen)
    expect(refused).toMatchObject({ status: 429, props: { step: { causes: { slot: 'wait' } } } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_400)
    const { text, help } = refused.props.data.wait
    expect(text).toMatch(/already holds as many slots as we allow.* try again from \w{3} \d+ \w{3}, 9:00 am\./)
    expect(help.href).toMatch(/^tel:/)
    expect(list.props.data.wait).toBeNull()
  })
})

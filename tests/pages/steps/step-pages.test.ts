/// <reference types="vite/client" />
import { beforeAll, describe, expect, test } from 'vitest'
import { FLOWS, ROUTES } from '@/flows/table'
import { startOf } from '@/flows/walk'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import type * as landing from '@/pages/free-smile-consultation'
import * as questionnaire from '@/pages/free-smile-consultation/questionnaire'
import * as pprEnd from '@/pages/ppr/end'
import * as extPhone from '@/pages/unified-booking/ext/input-phone'
import * as extCity from '@/pages/unified-booking/ext/select-city'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE = '98765 43210'
const PAGES = import.meta.glob<typeof landing>('../../../pages/**/*.tsx')
const pageOf = (route: string): Promise<typeof landing> => {
  const load = PAGES[`../../../pages${route}.tsx`] ?? PAGES[`../../../pages${route}/index.tsx`]
  if (!load) throw new Error(`No page for ${route}`)
  return load()
}

describe('step pages', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const leads = () => database().reads.selectFrom('leads').selectAll().execute()

  const ENDS = ['/unified-booking/success', '/unified-booking/ext/success']
  const rows = FLOW_NAMES.flatMap((flow) => FLOWS[flow].rows.map(({ route }) => ({ flow, route })))
  test.each(rows.filter(({ route }) => !ENDS.includes(route)))(
    '$flow $route without answers leads to a step that asks',
    async ({ flow, route }) => {
      const clinic = flow === 'INDIVIDUAL_CLINIC_PAGE' ? '&cid=101' : ''
      const answer = await new PageBrowser().get(await pageOf(route), `${route}?flow=${flow}${clinic}`)
      expect(answer.headers['cache-control']).toBe('no-store')
      if (answer.to === null) return expect(answer.status).toBe(200)
      expect(answer.status).toBe(307)
      const [to] = answer.to.split('?')
      expect(ROUTES).toContain(to)
      // The first step without an answer is the start, or the one after it where the start asks nothing.
      expect([startOf(flow), '/free-smile-consultation/select-issue', '/member/input-phone']).toContain(to)
    },
  )

  test('a right answer leads on with 303, sealed, and saves a lead; a GET saves nothing', async () => {
    const browser = new PageBrowser()
    await browser.get(extPhone, '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&phone=9876543210')
    expect(await leads()).toEqual([])
    const answer = await browser.post(extPhone, '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&utm_source=bus', {
      phone: PHONE,
    })
    expect(answer.status).toBe(303)
    expect(answer.to).toMatch(/^\/unified-booking\/ext\/select-city\?flow=PAID_ALIGNER&phone=%7E[\w-]+&utm_source=bus$/)
    expect(await leads()).toMatchObject([
      { personal_phone: '+919876543210', flow: 'PAID_ALIGNER', attribution: { utm_source: 'bus' } },
    ])
  })

  test('a wrong answer shows the same page with 422, the cause and the typed value', async () => {
    const answer = await new PageBrowser().post(extPhone, '/unified-booking/ext/input-phone?flow=PAID_ALIGNER', {
      phone: '080 4123 4567',
    })
    expect(answer.status).toBe(422)
    expect(answer.props.step).toMatchObject({ causes: { phone: 'landline' }, values: { phone: '080 4123 4567' } })
    expect(await leads()).toEqual([])
  })

  test('a form posts to its page’s own address, and names it only beside an error', async () => {
    const url = '/unified-booking/ext/input-phone?flow=PAID_ALIGNER'
    const browser = new PageBrowser()
    expect((await browser.get(extPhone, url)).props.step.action).toBeNull()
    expect((await browser.post(extPhone, url, { phone: '12' })).props.step.action).toBe(url)
  })

  test.each(FLOW_NAMES.filter((flow) => FLOWS[flow].clinic !== 'given'))(
    'the first step of %s ignores unknown parameters in its address',
    async (flow) => {
      const page = await pageOf(startOf(flow))
      const told = async (more: string) =>
        (await new PageBrowser().get(page, `${startOf(flow)}?flow=${flow}${more}`)).props
      expect(await told('&fbid=12&_ga=2.1&x=%3Cb%3E')).toEqual(await told(''))
    },
  )

  test('each valid form with a number counts once, with and without scripts, and a link never counts', async () => {
    const url = '/unified-booking/ext/input-phone?flow=PAID_CLINIC'
    for (const phone of ['12', PHONE]) await new PageBrowser().post(extPhone, url, { phone })
    await new PageBrowser().post(extPhone, `${url}&treatment=braces`, { phone: PHONE }, { 'x-step': 'fetch' })
    await new PageBrowser().post(extPhone, url.replace('PAID_CLINIC', 'PAID_ALIGNER'), { phone: PHONE })
    const events = await database().reads.selectFrom('events').selectAll().orderBy('treatment').execute()
    expect(events).toMatchObject(
      ['/', 'Aligner', 'Braces'].map((treatment) => ({
        name: 'Phone Number Entered',
        path: '/unified-booking/ext/input-phone',
        treatment,
      })),
    )
    expect(JSON.stringify(events)).not.toContain('98765')
  })

  test('a fetch request gets the outcome instead of a redirect', async () => {
    const browser = new PageBrowser()
    const url = '/unified-booking/ext/input-phone?flow=PAID_ALIGNER'
    expect((await browser.post(extPhone, url, { phone: PHONE }, { 'x-step': 'fetch' })).status).toBe(200)
    expect((await browser.post(extPhone, url, { phone: '12' }, { 'x-step': 'fetch' })).status).toBe(422)
  })

  test('a readable phone in a link is sealed with a 303, and another browser cannot open it', async () => {
    const browser = new PageBrowser()
    const bare = await browser.get(extCity, '/unified-booking/ext/select-city?flow=PAID_ALIGNER&phone=98765%2043210')
    expect(bare.status).toBe(303)
    expect(bare.to).toMatch(/phone=%7E/)
    expect((await browser.get(extCity, bare.to as string)).status).toBe(200)
    const other = await new PageBrowser().get(extCity, bare.to as string)
    expect(other).toMatchObject({ status: 307, to: '/unified-booking/ext/input-phone?flow=PAID_ALIGNER' })
  })

  test('the step refuses long values with 400, other sites with 403 and other content types with 415', async () => {
    const browser = new PageBrowser()
    const url = '/unified-booking/ext/input-phone?flow=PAID_ALIGNER'
    expect((await browser.get(extPhone, `${url}&city=${'x'.repeat(301)}`)).status).toBe(400)
    expect((await browser.post(extPhone, url, { phone: PHONE }, { origin: 'https://elsewhere.example' })).status).toBe(
      403,
    )
    expect((await browser.post(extPhone, url, { phone: PHONE }, { 'content-type': 'application/json' })).status).toBe(
      415,
    )
  })

  test('the waiting list keeps the city of a visitor from elsewhere', async () => {
    const browser = new PageBrowser()
    const { to } = await browser.post(extPhone, '/unified-booking/ext/input-phone?flow=PAID_CLINIC', { phone: PHONE })
    const answer = await browser.post(extCity, to as string, { intent: 'waiting', other_city: 'Nagercoil' })
    expect(answer).toMatchObject({ status: 303, to: expect.stringMatching(/^\/waiting-list\?noted=%7E/) })
    expect(await leads()).toMatchObject([{ waiting_city: 'Nagercoil' }])
  })

  test('the questionnaire of PPR goes to the lead, and only then the last page opens', async () => {
    const browser = new PageBrowser()
    const query = 'flow=PPR&purpose=gaps&phone=9876543210&city=kochi&name=Asha'
    const { to: sealed } = await browser.get(questionnaire, `/free-smile-consultation/questionnaire?${query}`)
    const end = (sealed as string).replace('/free-smile-consultation/questionnaire', '/ppr/end')
    expect((await browser.get(pprEnd, end)).to).toMatch(/^\/free-smile-consultation\/questionnaire\?/)
    const answer = await browser.post(questionnaire, sealed as string, { pain_now: 'strong', best_time: '' })
    expect(answer.to).toBe(end)
    expect((await browser.get(pprEnd, end)).props.data).toMatchObject({ phone: PHONE, strongPain: true })
    expect(await leads()).toMatchObject([{ questionnaire: { pain_now: 'strong' }, personal_name: 'Asha' }])
  })
})

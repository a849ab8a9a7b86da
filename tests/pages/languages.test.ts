import { beforeAll, describe, expect, test } from 'vitest'
import { textsIn } from '@/lib/texts/languages'
import * as accountPage from '@/pages/account'
import getBooking from '@/pages/api/booking/u/get'
import * as clinics from '@/pages/clinics/[city]'
import * as deskHome from '@/pages/desk'
import * as treatmentPage from '@/pages/treatments/[key]'
import * as cityStep from '@/pages/unified-booking/ext/select-city'
import * as phoneStep from '@/pages/unified-booking/input-phone'
import * as locationStep from '@/pages/unified-booking/select-location'
import * as waitingPage from '@/pages/waiting-list'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

const PHONE_STEP = '/unified-booking/input-phone?flow=ORGANIC&utm_source=bus'

describe('the language of a page', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))

  test.each([
    ['ta', 'hi', '/hi/'],
    ['en', 'ta', '/ta/'],
    ['ta', 'en', '/unified-booking/'],
  ])('a step in %s opens in %s with all that was typed, and saves nothing', async (from, to, begins) => {
    const browser = new PageBrowser()
    const at = from === 'en' ? PHONE_STEP : `/${from}${PHONE_STEP}`
    const changed = await browser.post(phoneStep, at, { phone: '98765', intent: '', page_language: to })
    expect(changed.status).toBe(303)
    const target = String(changed.headers.location)
    expect(target.startsWith(begins)).toBe(true)
    expect(target).toContain('utm_source=bus')
    // The number is not readable in the address.
    expect(target).not.toContain('98765')
    const opened = await browser.get(phoneStep, target)
    expect([opened.status, opened.props.step.values.phone, opened.props.step.causes]).toEqual([200, '98765', {}])
    expect(await database().reads.selectFrom('leads').selectAll().execute()).toEqual([])
    // Another browser can't open what was typed.
    expect((await new PageBrowser().get(phoneStep, target)).props.step.values.phone).toBe('')
  })

  test('a step answers in its language, and leads on in it', async () => {
    const browser = new PageBrowser()
    const { status, to } = await browser.post(phoneStep, `/ta${PHONE_STEP}`, { phone: '98765 43210' })
    expect(status).toBe(303)
    expect(to).toMatch(/^\/ta\/unified-booking\/[\w/-]+\?flow=ORGANIC&phone=%7E/)
    const byScript = await browser.post(phoneStep, `/ta${PHONE_STEP}`, { phone: '98765 43210' }, { 'x-step': 'fetch' })
    expect(JSON.parse(String(byScript.sent))).toEqual({ next: expect.stringMatching(/^\/ta\/unified-booking\//) })
  })

  test('an unknown language is English, and a repeated change keeps what was typed last', async () => {
    const browser = new PageBrowser()
    const { headers } = await browser.post(phoneStep, `/ta${PHONE_STEP}`, { phone: '98765', page_language: 'xx' })
    const first = String(headers.location)
    expect(first).toMatch(/^\/unified-booking\/input-phone\?/)
    const again = await browser.post(phoneStep, first, { phone: '98765 4', page_language: 'hi' })
    const second = String(again.headers.location)
    expect(second.match(/typed=/g)).toHaveLength(1)
    expect((await browser.get(phoneStep, second)).props.step.values.phone).toBe('98765 4')
  })

  test('an answer that is no control of the step is kept too', async () => {
    const browser = new PageBrowser()
    const at = '/ta/unified-booking/ext/select-city?flow=PAID_CLINIC&phone=9876543210'
    const { to } = await browser.get(cityStep, at)
    const { headers } = await browser.post(cityStep, to ?? '', { other_city: 'Nashik', page_language: 'hi' })
    expect((await browser.get(cityStep, String(headers.location))).props.data.elsewhere).toBe('Nashik')
  })

  test('a long text fits into the change of language', async () => {
    const browser = new PageBrowser()
    const typed = 'அ'.repeat(400)
    const { headers, status } = await browser.post(phoneStep, `/ta${PHONE_STEP}`, { phone: typed, page_language: 'hi' })
    expect(status).toBe(303)
    expect((await browser.get(phoneStep, String(headers.location))).props.step.values.phone).toBe(typed)
  })

  test('a form outside the booking opens with all that was typed, and does nothing', async () => {
    const browser = new PageBrowser()
    const typed = { other_city: 'Nashik', phone: '98765 43210' }
    const sent = { ...typed, intent: 'leave', page_language: 'ta' }
    const { status, props, to } = await browser.post(waitingPage, '/ta/waiting-list?utm_source=bus', sent)
    expect([status, to, props.view]).toEqual([
      200,
      null,
      { kind: 'form', city: 'Nashik', phone: '98765 43210', problems: [] },
    ])
    expect(await database().reads.selectFrom('leads').selectAll().execute()).toEqual([])
  })

  test('a redirect stays in the language', async () => {
    const guest = await new PageBrowser().get(accountPage, '/ta/account')
    expect(guest.to).toMatch(/^\/ta\/sign-in\?/)
    const unanswered = await new PageBrowser().get(locationStep, '/hi/unified-booking/select-location?flow=ORGANIC')
    expect(unanswered.to).toMatch(/^\/hi\/unified-booking\//)
    const meant = await new PageBrowser().get(treatmentPage, '/ta/treatments/aligner_scan?key=aligner_scan')
    expect(meant.to).toMatch(/^\/ta\/treatments\//)
  })

  test('the pages of staff are English in every language', async () => {
    expect((await new PageBrowser().get(deskHome, '/ta/desk?at=calls')).to).toBe('/desk?at=calls')
  })

  test('names of the chain are in the language', async () => {
    const { props } = await new PageBrowser().get(clinics, '/ta/clinics/chennai?city=chennai')
    expect([props.view.name, props.view.state]).toEqual(['சென்னை', 'தமிழ்நாடு'])
    expect(props.view.clinics.map(({ locality }: { locality: string }) => locality)).toContain('அடையாறு')
    const english = await new PageBrowser().get(clinics, '/clinics/chennai?city=chennai')
    expect(english.props.view.name).toBe('Chennai')
  })

  test.each([
    ['ta-IN, en;q=0.8', 'ta'],
    ['hi', 'hi'],
    ['fr, hi;q=0.5', 'hi'],
    ['fr', 'en'],
  ] as const)('a call that accepts %s is refused in %s', async (accepted, tag) => {
    const { body } = await call(getBooking, { reference: 'K7PW3MXQ' }, { headers: { 'accept-language': accepted } })
    expect(body.error.message).toBe(textsIn(tag).api.REFUSALS.not_found)
  })
})

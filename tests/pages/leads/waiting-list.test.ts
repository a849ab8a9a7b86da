import { beforeAll, describe, expect, test } from 'vitest'
import * as clinics from '@/pages/clinics'
import * as extCity from '@/pages/unified-booking/ext/select-city'
import * as waiting from '@/pages/waiting-list'
import { PageBrowser, serveFrom } from '@/tests/support/browser/page-browser'
import { useDatabase } from '@/tests/support/servers/test-database'

const GIVEN = { intent: 'leave', other_city: ' Nagercoil ', phone: '98765 43210' }

describe('the waiting list', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const leads = () => database().reads.selectFrom('leads').selectAll().execute()
  const empty = { kind: 'form', city: '', phone: '', problems: [] }

  test('the page asks for city and number, and opening it stores nothing', async () => {
    const browser = new PageBrowser()
    const { status, props, headers } = await browser.get(waiting, '/waiting-list')
    expect([status, props.view]).toEqual([200, empty])
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(await leads()).toEqual([])
    expect(browser.cookies.size).toBe(0)
  })

  test('the form stores city and number with the campaign, and thanks only the browser that sent them', async () => {
    const browser = new PageBrowser()
    const { status, to } = await browser.post(waiting, '/waiting-list?utm_source=bus&city=kochi', GIVEN)
    expect([status, to]).toEqual([303, expect.stringMatching(/^\/waiting-list\?utm_source=bus&city=kochi&noted=%7E/)])
    expect(await leads()).toMatchObject([
      {
        waiting_city: 'Nagercoil',
        personal_phone: '+919876543210',
        attribution: { utm_source: 'bus' },
        consent_version: 'waiting-2026-11-28',
      },
    ])
    for (const _ of ['arrival', 'reload'])
      expect((await browser.get(waiting, to ?? '')).props.view).toEqual({ kind: 'noted', city: 'Nagercoil' })
    expect((await new PageBrowser().get(waiting, to ?? '')).props.view).toEqual(empty)
    const plain = await browser.get(waiting, '/waiting-list?noted=Nagercoil')
    expect(plain.props.view).toEqual(empty)
    expect(await leads()).toHaveLength(1)
  })

  test('the form refuses missing values with 422, names them and keeps what was typed', async () => {
    const browser = new PageBrowser()
    const { status, props } = await browser.post(waiting, '/waiting-list', {
      intent: 'leave',
      other_city: '',
      phone: '12',
    })
    expect(status).toBe(422)
    expect(props.view).toMatchObject({ kind: 'form', city: '', phone: '12' })
    expect(props.view.problems.map(({ control }: { control: string }) => control)).toEqual(['other_city', 'phone'])
    const long = await browser.post(waiting, '/waiting-list', { ...GIVEN, other_city: 'x'.repeat(61) })
    expect(long.props.view.problems).toEqual([
      { control: 'other_city', text: 'Enter a city name of 60 characters or fewer' },
    ])
    expect(await leads()).toEqual([])
  })

  test('for a served city the form shows its clinics, from the city step too', async () => {
    const { status, to } = await new PageBrowser().post(waiting, '/waiting-list', { ...GIVEN, other_city: 'Madras' })
    expect([status, to]).toEqual([303, '/clinics/chennai'])
    const browser = new PageBrowser()
    const url = '/unified-booking/ext/select-city?flow=PAID_CLINIC&phone=9876543210'
    const { to: sealed } = await browser.get(extCity, url)
    const answer = await browser.post(extCity, sealed ?? '', { intent: 'waiting', other_city: 'madras' })
    expect(answer.to).toMatch(/^\/unified-booking\/ext\/select-city\?flow=PAID_CLINIC&.*city=chennai/)
    expect(await leads()).toEqual([])
  })

  test('the page says when a network has sent too many, and keeps what was typed', async () => {
    const crowd = new PageBrowser('203.0.113.7')
    const form = (at: number) => ({
      intent: 'leave',
      other_city: 'Nagercoil',
      phone: `98765${String(at).padStart(5, '0')}`,
    })
    for (let at = 0; at < 100; at++) expect((await crowd.post(waiting, '/waiting-list', form(at))).status).toBe(303)
    const { status, props } = await crowd.post(waiting, '/waiting-list', form(100))
    expect([status, props.view]).toEqual([
      429,
      { kind: 'form', city: 'Nagercoil', phone: '9876500100', problems: [expect.objectContaining({ control: null })] },
    ])
  })

  test('the form starts with the words of an empty search, unless they are not a place name', async () => {
    const browser = new PageBrowser()
    const { waitingHref } = (await browser.get(clinics, '/clinics?q=delhi&utm_source=bus')).props.view
    expect(waitingHref).toBe('/waiting-list?utm_source=bus&q=delhi')
    expect((await browser.get(waiting, waitingHref)).props.view).toEqual({ ...empty, city: 'delhi' })
    expect((await browser.get(waiting, '/waiting-list?q=110001')).props.view).toEqual(empty)
  })
})

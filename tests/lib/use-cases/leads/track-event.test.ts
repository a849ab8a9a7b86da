import { describe, expect, test } from 'vitest'
import { LIMITS } from '@/lib/limits/rules'
import { eventBody } from '@/lib/page-handlers/calls/inputs'
import { trackEvent } from '@/lib/use-cases/leads/track-event'
import { depsOf, minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useDatabase } from '@/tests/support/servers/test-database'

const NETWORK = '192.0.2.1'

describe('the storage of events', () => {
  const database = useDatabase()
  const events = () => database().writes.selectFrom('events').selectAll().orderBy('path').orderBy('id').execute()

  test('an event is stored with page, treatment, experiment and time', async () => {
    const told = { name: 'Page View', path: '/treatments/braces', treatment: 'Braces', variant: 'ppr: variant_A' }
    expect(await trackEvent(depsOf(database()), NETWORK, told)).toEqual({ kind: 'tracked', tracked: true })
    const none = {
      campaign: null,
      source: null,
      medium: null,
      content: null,
      term: null,
      city: null,
      device: null,
      arrived: false,
      first_of_day: false,
      first_of_week: false,
    }
    expect(await events()).toEqual([{ id: expect.anything(), ...told, ...none, created_at: NOW }])
  })

  test('an event is stored with its campaign and source and the start of the visit', async () => {
    const view = { name: 'Page View', path: '/', arrived: true }
    await trackEvent(depsOf(database()), NETWORK, { ...view, campaign: ' Spring Sale', source: 'google' })
    await trackEvent(depsOf(database()), NETWORK, { ...view, campaign: 'asha@mail.example', source: '9810000001' })
    expect((await events()).map(({ campaign, source, arrived }) => [campaign, source, arrived])).toEqual([
      ['spring-sale', 'google', true],
      [null, null, true],
    ])
  })

  test('an event is stored with the kind of device and the page’s city of the chain, and no other city', async () => {
    const told = [
      { path: '/clinics/chennai/101', device: 'tablet' },
      { path: '/book', city: 'kochi', device: 'phone' },
      { path: '/book', city: 'asha@mail.example' },
      { path: '/clinics/9810000001' },
    ] as const
    for (const each of told) await trackEvent(depsOf(database()), NETWORK, { name: 'Page View', ...each })
    expect((await events()).map(({ path, city, device }) => [path, city, device])).toEqual([
      ['/book', 'kochi', 'phone'],
      ['/book', null, null],
      ['/clinics/9810000001', null, null],
      ['/clinics/chennai/101', 'chennai', 'tablet'],
    ])
  })

  test('an event is stored as its browser’s first of a day, or of a week and its day', async () => {
    for (const [path, first] of [
      ['/1', 'week'],
      ['/2', 'day'],
      ['/3', undefined],
    ] as const)
      await trackEvent(depsOf(database()), NETWORK, { name: 'Page View', path, arrived: true, first })
    expect((await events()).map((row) => [row.path, row.first_of_day, row.first_of_week])).toEqual([
      ['/1', true, true],
      ['/2', true, false],
      ['/3', false, false],
    ])
  })

  test('each event is stored separately, without missing values', async () => {
    for (const path of ['/', '/clinics', '/clinics'])
      await trackEvent(depsOf(database()), NETWORK, { name: 'Page View', path })
    expect((await events()).map(({ path, treatment, variant }) => [path, treatment, variant])).toEqual([
      ['/', null, null],
      ['/clinics', null, null],
      ['/clinics', null, null],
    ])
  })

  test('a network’s events are limited within an hour', async () => {
    const [{ stop }] = LIMITS.event
    const view = { name: 'Page View', path: '/' }
    const sent = (minutes: number, network: string) =>
      trackEvent(depsOf(database(), minutesAfter(minutes)), network, view).then(({ kind }) => kind)
    await sent(0, '192.0.2.9')
    await database().script(
      `INSERT INTO limit_hits (key, at) SELECT key, at FROM limit_hits, generate_series(2, ${stop})`,
    )
    expect([await sent(59, '192.0.2.9'), await sent(59, '192.0.2.8')]).toEqual(['busy_network', 'tracked'])
    expect(await events()).toHaveLength(2)
    expect(await sent(61, '192.0.2.9')).toBe('tracked')
  })

  test('an event has no column for a person, a browser or an address', async () => {
    await trackEvent(depsOf(database()), NETWORK, { name: 'Page View', path: '/' })
    const [event = {}] = await events()
    const columns =
      'arrived campaign city content created_at device first_of_day first_of_week id medium name path source term treatment variant'
    expect(Object.keys(event).sort()).toEqual(columns.split(' '))
  })
})

const body = (given: object = {}, properties: object = {}) => ({
  name: 'Page View',
  path: '/treatments/braces',
  properties: { 'Page Name': '/treatments/braces | Braces', 'Treatment Name': 'Braces', ...properties },
  ...given,
})
const isTaken = (given: unknown) => eventBody.safeParse(given).success

describe('the accepted events', () => {
  test.each([
    ['a page view', body()],
    ['a phone number given, about no treatment', body({ name: 'Phone Number Entered' }, { 'Treatment Name': '/' })],
    ['the experiment', body({}, { Variant: 'unified_booking: variant_B' })],
    ['the page without properties', { name: 'Page View', path: '/', properties: {} }],
    ['a booking’s page by its pattern', body({ path: '/manage/[reference]' })],
    ['the campaign of an arrival', body({ campaign: 'spring', source: 'google', arrived: true })],
    ['all that a link says', body({ medium: 'cpc', content: 'a', term: 'tooth pain', city: 'kochi', first: 'week' })],
    ['a treatment of two words with a sign', body({}, { 'Treatment Name': 'Scaling & Root Planing' })],
  ])('the call accepts %s', (_what, given) => {
    expect(isTaken(given)).toBe(true)
  })
})

describe('the refused events', () => {
  test.each([
    ['a query', body({ path: '/clinics?phone=9810000001' })],
    ['a fragment', body({ path: '/clinics#9810000001' })],
    ['another site', body({ path: 'https://other.example/' })],
    ['an escape', body({ path: '/clinics/%41' })],
    ['a number with its plus', body({ path: '/+919810000001' })],
    ['a path of no end', body({ path: `/${'a'.repeat(200)}` })],
    ['another name', body({ name: 'Purchase' })],
    ['another property', body({}, { Phone: '+919810000001' })],
    ['another field', body({ phone: '+919810000001' })],
    ['a treatment that the catalogue does not name', body({}, { 'Treatment Name': '9810000001' })],
    ['a treatment without a name', body({}, { 'Treatment Name': '' })],
    ['an experiment that there is not', body({}, { Variant: 'ppr: variant_C' })],
    ['a campaign of no end', body({ campaign: 'a'.repeat(501) })],
    ['no properties', { name: 'Page View', path: '/' }],
    ['nothing', {}],
    ['no object', null],
  ])('the call refuses %s', (_what, given) => {
    expect(isTaken(given)).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { ATTRIBUTION, LONGEST } from '@/flows/params'
import { bookHref, bookHrefOf, campaignOf, carriedTo, pageHref } from '@/lib/http/book-href'
import { sealFor } from '@/lib/http/cookies/sealed'
import { readStepQuery } from '@/lib/http/steps/step-query'

const seal = sealFor('s'.repeat(32), 'd'.repeat(22))

describe('the campaign of a page', () => {
  test('the campaign keeps every attribution parameter, the city, the treatment and the clinic, and no other', () => {
    const whole = Object.fromEntries(ATTRIBUTION.map((name, at) => [name, `value ${at}`]))
    const known = { city: 'kochi', treatment: 'braces', cid: '106' }
    const search = new URLSearchParams({ ...whole, ...known, phone: '9876543210', zz: '1' }).toString()
    expect(campaignOf(search)).toEqual({ ...whole, ...known })
  })

  test.each<[string, object]>([
    ['', {}],
    ['utm_source=a&utm_source=b', { utm_source: 'b' }],
    ['utm_source=%20%20', {}],
    [`gclid=${'x'.repeat(LONGEST.attribution)}`, { gclid: 'x'.repeat(LONGEST.attribution) }],
    [`gclid=${'x'.repeat(LONGEST.attribution + 1)}&ref=CF`, { ref: 'CF' }],
    ['city=Madras', { city: 'chennai' }],
    ['city=nowhere', {}],
    ['treatment=aligner&cid=a+b', { treatment: 'aligner_scan' }],
    [`treatment=${'x'.repeat(301)}&cid=${'1'.repeat(301)}`, {}],
  ])('the campaign of ?%s is read correctly', (search, expected) => {
    expect(campaignOf(search)).toEqual(expected)
  })
})

test.each([
  ['', '/unified-booking/input-phone?flow=ORGANIC'],
  ['treatment=nothing&cid=a+b', '/unified-booking/input-phone?flow=ORGANIC'],
  [
    'treatment=aligner&city=Cochin',
    '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&city=kochi&treatment=aligner_scan',
  ],
  ['treatment=implant', '/unified-booking/ext/input-phone?flow=PAID_IMPLANT&treatment=implant_scan'],
  ['treatment=smile_design', '/unified-booking/ext/input-phone?flow=SMILE_DESIGN&treatment=smile_design'],
  ['treatment=braces&utm_lead_type=x', '/unified-booking/input-phone?flow=ORGANIC&treatment=braces&utm_lead_type=x'],
  ['cid=106&treatment=braces', '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&treatment=braces&cid=106'],
  ['flow=PAID_ALIGNER&phone=~sealed&city=kochi', '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&city=kochi'],
  ['flow=PAID_CLINIC&treatment=braces', '/unified-booking/ext/input-phone?flow=PAID_CLINIC&treatment=braces'],
  ['flow=INDIVIDUAL_CLINIC_PAGE', '/unified-booking/input-phone?flow=ORGANIC'],
  ['flow=PPR&purpose=gaps', '/unified-booking/input-phone?flow=ORGANIC'],
])('the Book link of a page with ?%s is %s', (search, expected) => {
  expect(bookHrefOf(search)).toBe(expected)
})

describe('a link into a flow', () => {
  test('the link opens the flow’s start with the given answers, then the campaign', () => {
    const given = { concern_category: 'alignment', treatment: 'braces' } as const
    expect(bookHref('ORGANIC', given, { utm_source: 'bus & train' })).toBe(
      '/unified-booking/input-phone?flow=ORGANIC&concern_category=alignment&treatment=braces&utm_source=bus+%26+train',
    )
    expect(bookHref('PAID_ALIGNER', { treatment: 'aligner_scan' }, {})).toBe(
      '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&treatment=aligner_scan',
    )
    expect(bookHref('MEMBER_ACTIVATION', {}, {})).toBe('/member/activation?flow=MEMBER_ACTIVATION')
  })

  test('the link keeps only a treatment and a clinic that its flow can use', () => {
    const brought = { treatment: 'braces', cid: '106' } as const
    const taken = (flow: Parameters<typeof bookHref>[0], given = {}) =>
      bookHref(flow, given, brought).split('?')[1]?.replace(`flow=${flow}`, '')
    expect(taken('ORGANIC')).toBe('&treatment=braces')
    expect(taken('PAID_CLINIC')).toBe('&treatment=braces')
    expect(taken('PAID_ALIGNER')).toBe('')
    expect(taken('PPR')).toBe('')
    expect(taken('INDIVIDUAL_CLINIC_PAGE')).toBe('&treatment=braces&cid=106')
    expect(taken('INDIVIDUAL_CLINIC_PAGE', { cid: '101' })).toBe('&treatment=braces&cid=101')
    expect(taken('ORGANIC', { concern_category: 'emergency' })).toBe('&concern_category=emergency')
  })

  test('the step reads the link correctly, whatever the campaign contains', () => {
    const campaign = campaignOf(new URLSearchParams({ utm_campaign: '<b>&flow=PPR', ref: 'a b' }).toString())
    const [route = '', search = ''] = bookHref('PAID_IMPLANT', { treatment: 'implant_scan' }, campaign).split('?')
    expect(readStepQuery(route, search, seal)).toMatchObject({
      flow: 'PAID_IMPLANT',
      answers: { treatment: 'implant_scan' },
      attribution: { utm_campaign: '<b>&flow=PPR', ref: 'a b' },
      bare: false,
    })
  })
})

test.each([
  ['/treatments', {}, '/treatments'],
  ['/treatments', { utm_medium: 'sms' }, '/treatments?utm_medium=sms'],
])('the link to %s with %j is %s', (path, campaign, expected) => {
  expect(pageHref(path, campaign)).toBe(expected)
})

describe('the campaign parameters of the next links', () => {
  test.each<[string, object, string, string]>([
    ['', {}, '', '/unified-booking/input-phone?flow=ORGANIC'],
    [
      'utm_campaign=pongal&phone=9876543210&zz=1',
      {},
      'utm_campaign=pongal',
      '/unified-booking/input-phone?flow=ORGANIC&utm_campaign=pongal',
    ],
    [
      'flow=PAID_ALIGNER&phone=~sealed&utm_lead_type=paid',
      {},
      'utm_lead_type=paid',
      '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&utm_lead_type=paid',
    ],
    // A data request has the path's parts in its query. They belong to that page alone, so links leave them out.
    [
      'city=chennai&cid=103&treatment=braces&gclid=1',
      { city: 'chennai', cid: '103' },
      'gclid=1&treatment=braces',
      '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&treatment=braces&city=chennai&cid=103&gclid=1',
    ],
    [
      'utm_source=a',
      { city: 'kochi' },
      'utm_source=a',
      '/unified-booking/input-phone?flow=ORGANIC&city=kochi&utm_source=a',
    ],
    [
      'key=aligners',
      { key: 'aligners' },
      '',
      '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&treatment=aligner_scan',
    ],
    ['key=__proto__', { key: '__proto__' }, '', '/unified-booking/input-phone?flow=ORGANIC'],
  ])('a page at ?%s with %j passes on ?%s, and its Book link is %s', (search, params, query, book) => {
    expect(carriedTo(search, params as Record<string, string>)).toEqual({ query, book })
  })
})

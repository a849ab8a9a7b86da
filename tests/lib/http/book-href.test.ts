// Links into the flows: the right start, what is given, the campaign, and nothing else.
import { describe, expect, test } from 'vitest'
import { ATTRIBUTION, LONGEST } from '@/flows/params'
import { bookHref, bookHrefOf, campaignOf, pageHref } from '@/lib/http/book-href'
import { sealFor } from '@/lib/http/sealed'
import { readStepQuery } from '@/lib/http/step-query'

const seal = sealFor('s'.repeat(32), 'd'.repeat(22))

describe('the campaign of a page', () => {
  test('is every parameter of the attribution set and the city, and no other', () => {
    const whole = Object.fromEntries(ATTRIBUTION.map((name, at) => [name, `value ${at}`]))
    const search = new URLSearchParams({ ...whole, phone: '9876543210', city: 'kochi', zz: '1' }).toString()
    expect(campaignOf(search)).toEqual({ ...whole, city: 'kochi' })
  })

  test.each<[string, object]>([
    ['', {}],
    ['utm_source=a&utm_source=b', { utm_source: 'b' }],
    ['utm_source=%20%20', {}],
    [`gclid=${'x'.repeat(LONGEST.attribution)}`, { gclid: 'x'.repeat(LONGEST.attribution) }],
    [`gclid=${'x'.repeat(LONGEST.attribution + 1)}&ref=CF`, { ref: 'CF' }],
    ['city=Madras', { city: 'chennai' }],
    ['city=nowhere', {}],
  ])('of ?%s', (search, expected) => {
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
  ['cid=106&treatment=braces', '/unified-booking/input-phone?flow=INDIVIDUAL_CLINIC_PAGE&cid=106'],
])('a page reached with ?%s books at %s', (search, expected) => {
  expect(bookHrefOf(search)).toBe(expected)
})

describe('a link into a flow', () => {
  test('opens its start with what is given, then the campaign', () => {
    const given = { concern_category: 'alignment', treatment: 'braces' } as const
    expect(bookHref('ORGANIC', given, { utm_source: 'bus & train' })).toBe(
      '/unified-booking/input-phone?flow=ORGANIC&concern_category=alignment&treatment=braces&utm_source=bus+%26+train',
    )
    expect(bookHref('PAID_ALIGNER', { treatment: 'aligner_scan' }, {})).toBe(
      '/unified-booking/ext/input-phone?flow=PAID_ALIGNER&treatment=aligner_scan',
    )
    expect(bookHref('MEMBER_ACTIVATION', {}, {})).toBe('/member/activation?flow=MEMBER_ACTIVATION')
  })

  test('is read by the step as it was meant, whatever the campaign holds', () => {
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
])('a link to %s with %j is %s', (path, campaign, expected) => {
  expect(pageHref(path, campaign)).toBe(expected)
})

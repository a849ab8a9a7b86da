// A step's query: what is read of it, what is dropped, what is refused.
import { describe, expect, test } from 'vitest'
import { type Answers, ATTRIBUTION, LONGEST, PERSONAL } from '@/flows/params'
import { sealFor } from '@/lib/http/cookies/sealed'
import { readStepQuery, type StepQuery, sealAnswers, VIEW } from '@/lib/http/steps/step-query'

const ROUTE = '/unified-booking/ext/select-city'
const seal = sealFor('s'.repeat(32), 'd'.repeat(22))
const others = sealFor('s'.repeat(32), 'e'.repeat(22))

const read = (search: string, route: string = ROUTE): StepQuery => {
  const query = readStepQuery(route, search, seal)
  if (query === 'too_long') throw new Error('The query is too long')
  return query
}
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

describe('read', () => {
  test('canonical answers, the campaign and the view', () => {
    const search = query({
      flow: 'PAID_IMPLANT',
      city: 'Madras',
      treatment: 'implant',
      utm_source: ' a ',
      q: seal.seal('q', 'Adyar'),
      notice: 'expired',
    })
    expect(read(search)).toEqual({
      flow: 'PAID_IMPLANT',
      answers: { city: 'chennai', treatment: 'implant_scan' },
      attribution: { utm_source: 'a' },
      view: { q: 'Adyar', notice: 'expired' },
      bare: false,
    })
  })

  test('the last of a repeated parameter, and nothing of the ones before it', () => {
    expect(read('city=chennai&city=kochi').answers).toEqual({ city: 'kochi' })
    expect(read('city=chennai&city=Delhi').answers).toEqual({})
    expect(read('flow=ORGANIC&flow=PAID_CLINIC').flow).toBe('PAID_CLINIC')
    expect(read(`city=${'x'.repeat(5_000)}&city=kochi`).answers).toEqual({ city: 'kochi' })
  })

  test('nothing that is invalid, unknown, or said about who is signed in', () => {
    const search = query({
      city: 'Delhi',
      location: 'moon',
      isLoggedIn: 'true',
      admin: '1',
      __proto__: 'x',
      constructor: 'x',
      date: '2026-02-30',
    })
    expect(read(search)).toEqual({ flow: 'PAID_CLINIC', answers: {}, attribution: {}, view: {}, bare: false })
  })

  test('a concern in its own flow alone', () => {
    expect(read('flow=PAID_ALIGNER&concern=gaps').answers).toEqual({ concern: 'gaps' })
    expect(read('flow=SMILE_DESIGN&concern=gaps').answers).toEqual({})
    expect(read('treatment=aligner&concern=gaps')).toMatchObject({ flow: 'PAID_ALIGNER', answers: { concern: 'gaps' } })
  })

  test('the flow that the rest of the query leads to, where none is named', () => {
    expect(read('cid=adyar', '/unified-booking/input-phone').flow).toBe('INDIVIDUAL_CLINIC_PAGE')
    expect(read('cid=a+b', '/unified-booking/input-phone').flow).toBe('ORGANIC')
    expect(read('treatment=implant').flow).toBe('PAID_IMPLANT')
  })

  test('a campaign without control characters, and none that is empty', () => {
    expect(read('utm_source=a%0D%0Ab&ref=%00&gclid=').attribution).toEqual({ utm_source: 'a b' })
  })
})

describe('a personal value', () => {
  test.each(PERSONAL)('%s is opened where it is sealed', (param) => {
    const value = {
      name: 'Asha',
      phone: '+919876543210',
      pincode: '600020',
      latLng: '13.00000,80.00000',
      address: '14 Lake Road',
      landmark: 'Park',
      apartmentNumber: '2B',
    }[param]
    expect(read(query({ [param]: seal.seal(param, value) }))).toMatchObject({
      answers: { [param]: value },
      bare: false,
    })
    expect(read(query({ [param]: value }))).toMatchObject({ answers: { [param]: value }, bare: true })
  })

  test('is missing when another browser sealed it, or as another parameter, or when it is none', () => {
    for (const phone of [others.seal('phone', '+919876543210'), seal.seal('name', '+919876543210'), '~', '~x']) {
      expect(read(query({ phone }))).toMatchObject({ answers: {}, bare: false })
    }
  })

  test('that is sealed but wrong is missing', () => {
    expect(read(query({ phone: seal.seal('phone', '123') })).answers).toEqual({})
  })

  test('that stands bare and wrong is led away from too', () => {
    expect(read('phone=123')).toMatchObject({ answers: {}, bare: true })
    expect(read('q=Asha')).toMatchObject({ view: { q: 'Asha' }, bare: true })
    expect(read('phone=&q=')).toMatchObject({ answers: {}, view: {}, bare: false })
  })
})

describe('the length of a value', () => {
  const limits: [string, number][] = [
    ...['flow', 'city', 'phone', 'name', ...VIEW].map((name): [string, number] => [name, LONGEST.plain]),
    ...ATTRIBUTION.map((name): [string, number] => [name, LONGEST.attribution]),
  ]

  test.each(limits)('of %s is at most %i', (name, most) => {
    expect(readStepQuery(ROUTE, query({ [name]: 'x'.repeat(most) }), seal)).not.toBe('too_long')
    expect(readStepQuery(ROUTE, query({ [name]: 'x'.repeat(most + 1) }), seal)).toBe('too_long')
  })

  test.each([...PERSONAL, 'q'])('of %s may be longer where it is sealed', (name) => {
    expect(readStepQuery(ROUTE, query({ [name]: `~${'A'.repeat(LONGEST.sealed - 1)}` }), seal)).not.toBe('too_long')
    expect(readStepQuery(ROUTE, query({ [name]: `~${'A'.repeat(LONGEST.sealed)}` }), seal)).toBe('too_long')
  })

  test('of an unknown one is nobody’s business', () => {
    expect(readStepQuery(ROUTE, query({ evil: 'x'.repeat(10_000), city: 'kochi' }), seal)).toMatchObject({
      answers: { city: 'kochi' },
    })
  })
})

describe('written answers', () => {
  test('are sealed where they are personal, and read again as they were', () => {
    const answers: Answers = { phone: '+919876543210', name: 'அகிலா', city: 'chennai', address: '14 Lake View Road' }
    const sealed = sealAnswers(answers, seal)
    expect(sealed.city).toBe('chennai')
    expect(Object.entries(sealed).filter(([param, value]) => param !== 'city' && !value.startsWith('~'))).toEqual([])
    expect(read(query(sealed as Record<string, string>)).answers).toEqual(answers)
  })

  test('leave out what is taken back', () => {
    expect(sealAnswers({ city: 'chennai', pincode: undefined, zone: undefined }, seal)).toEqual({ city: 'chennai' })
  })
})

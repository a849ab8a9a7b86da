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

describe('the query of a step', () => {
  test('the reader returns canonical answers, the campaign and the view', () => {
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

  test('the reader uses the last of a repeated parameter and ignores the others', () => {
    expect(read('city=chennai&city=kochi').answers).toEqual({ city: 'kochi' })
    expect(read('city=chennai&city=Delhi').answers).toEqual({})
    expect(read('flow=ORGANIC&flow=PAID_CLINIC').flow).toBe('PAID_CLINIC')
    expect(read(`city=${'x'.repeat(5_000)}&city=kochi`).answers).toEqual({ city: 'kochi' })
  })

  test('the reader drops invalid and unknown parameters and any claim to be signed in', () => {
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

  test('the reader keeps a concern in its own flow alone', () => {
    expect(read('flow=PAID_ALIGNER&concern=gaps').answers).toEqual({ concern: 'gaps' })
    expect(read('flow=SMILE_DESIGN&concern=gaps').answers).toEqual({})
    expect(read('treatment=aligner&concern=gaps')).toMatchObject({ flow: 'PAID_ALIGNER', answers: { concern: 'gaps' } })
  })

  test('the reader chooses the flow from the rest of the query when it names none', () => {
    expect(read('cid=adyar', '/unified-booking/input-phone').flow).toBe('INDIVIDUAL_CLINIC_PAGE')
    expect(read('cid=a+b', '/unified-booking/input-phone').flow).toBe('ORGANIC')
    expect(read('treatment=implant').flow).toBe('PAID_IMPLANT')
  })

  test('the reader removes control characters from a campaign and drops empty values', () => {
    expect(read('utm_source=a%0D%0Ab&ref=%00&gclid=').attribution).toEqual({ utm_source: 'a b' })
  })
})

describe('a personal value', () => {
  test.each(PERSONAL)('the reader opens the sealed value of %s', (param) => {
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

  test('a value is missing when another browser sealed it, as another parameter or not at all', () => {
    for (const phone of [others.seal('phone', '+919876543210'), seal.seal('name', '+919876543210'), '~', '~x']) {
      expect(read(query({ phone }))).toMatchObject({ answers: {}, bare: false })
    }
  })

  test('a value that is sealed but invalid is missing', () => {
    expect(read(query({ phone: seal.seal('phone', '123') })).answers).toEqual({})
  })

  test('a readable invalid value is removed from the address too', () => {
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

  test.each(limits)('the value of %s has at most %i characters', (name, most) => {
    expect(readStepQuery(ROUTE, query({ [name]: 'x'.repeat(most) }), seal)).not.toBe('too_long')
    expect(readStepQuery(ROUTE, query({ [name]: 'x'.repeat(most + 1) }), seal)).toBe('too_long')
  })

  test('the typed form may be longer still when it is sealed', () => {
    expect(readStepQuery(ROUTE, query({ typed: `~${'A'.repeat(LONGEST.typed - 1)}` }), seal)).not.toBe('too_long')
    expect(readStepQuery(ROUTE, query({ typed: `~${'A'.repeat(LONGEST.typed)}` }), seal)).toBe('too_long')
  })

  test.each([...PERSONAL, 'q'])('the value of %s may be longer when it is sealed', (name) => {
    expect(readStepQuery(ROUTE, query({ [name]: `~${'A'.repeat(LONGEST.sealed - 1)}` }), seal)).not.toBe('too_long')
    expect(readStepQuery(ROUTE, query({ [name]: `~${'A'.repeat(LONGEST.sealed)}` }), seal)).toBe('too_long')
  })

  test('an unknown parameter may have any length', () => {
    expect(readStepQuery(ROUTE, query({ evil: 'x'.repeat(10_000), city: 'kochi' }), seal)).toMatchObject({
      answers: { city: 'kochi' },
    })
  })
})

describe('written answers', () => {
  test('personal answers are sealed and can be read again', () => {
    const answers: Answers = { phone: '+919876543210', name: 'அகிலா', city: 'chennai', address: '14 Lake View Road' }
    const sealed = sealAnswers(answers, seal)
    expect(sealed.city).toBe('chennai')
    expect(Object.entries(sealed).filter(([param, value]) => param !== 'city' && !value.startsWith('~'))).toEqual([])
    expect(read(query(sealed as Record<string, string>)).answers).toEqual(answers)
  })

  test('removed answers are left out', () => {
    expect(sealAnswers({ city: 'chennai', pincode: undefined, zone: undefined }, seal)).toEqual({ city: 'chennai' })
  })
})

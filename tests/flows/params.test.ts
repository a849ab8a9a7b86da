import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ATTRIBUTION,
  formatSlot,
  isPersonal,
  PARAMS,
  type Param,
  PERSONAL,
  parseParam,
  parseSlot,
} from '@/flows/params'
import { CONCERN_CATEGORY_KEYS, CONCERNS, ISSUES, PURPOSE_KEYS } from '@/lib/catalogue/treatments/concerns'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import { HOSTILE } from '@/tests/flows/hostile'
import { REFUSED } from '@/tests/flows/refused'

/** Typed values with their canonical values; a plain string is canonical as typed. */
const ACCEPTED: Record<Param, readonly (string | readonly [typed: string, value: string])[]> = {
  name: [
    'A',
    'Asha Rao',
    'M. S. Subbulakshmi',
    'Kumar R.',
    ['R.Kumar', 'R. Kumar'],
    ['M.G.R', 'M. G. R'],
    ['கே.சுரேஷ்', 'கே. சுரேஷ்'],
    "D'Souza",
    'O’Brien',
    'Anna-Maria',
    'அகிலா',
    'सुनीता शर्मा',
    'ക്ഷേമ',
    'क्‍ष',
    ['  Asha \t Rao\n', 'Asha Rao'],
    ['\u202aAsha\u202c', 'Asha'],
    ['Jose\u0301', 'José'],
    'ம'.repeat(100),
  ],
  phone: [
    ['98765 43210', '+919876543210'],
    ['+91-98765-43210', '+919876543210'],
  ],
  city: [
    'chennai',
    ['Chennai', 'chennai'],
    ['Madras', 'chennai'],
    [' BANGALORE ', 'bengaluru'],
    ['Hubli - Dharwad', 'hubballi-dharwad'],
  ],
  treatment: [
    ...TREATMENT_KEYS,
    ['aligner', 'aligner_scan'],
    ['Root Canal', 'root_canal'],
    ['veneer', 'dental_veneers'],
  ],
  concern: CONCERNS.PAID_ALIGNER,
  concern_category: CONCERN_CATEGORY_KEYS,
  location: ['at_home', 'clinic'],
  pincode: [
    '600020',
    ['600 020', '600020'],
    ['600-020', '600020'],
    ['６０００２０', '600020'],
    ['६०००२०', '600020'],
    ['௬௦௦௦௨௦', '600020'],
    ['۶۰۰۰۲۰', '600020'],
    ['꯶꯰꯰꯰꯲꯰', '600020'],
  ],
  latLng: [
    ['13.0827, 80.2707', '13.08270,80.27070'],
    ['-0.5,0', '-0.50000,0.00000'],
    ['90,-180', '90.00000,-180.00000'],
    ['13.123456789,80.1', '13.12346,80.10000'],
  ],
  address: ['12 A/4', '14, Lake View Road', 'ராஜா தெரு 12', '😀'.repeat(200), ['  14   Lake\u0000View ', '14 Lake View']],
  landmark: ['P', 'x'.repeat(100)],
  apartmentNumber: ['2', '4th floor, #2B'],
  start: ['00:00', '10:30', '23:59'],
  end: ['00:30', '24:00'],
  date: ['2026-11-23', '2028-02-29'],
  zone: ['chennai-south', 'Z1'],
  appointment_type: ['clinic', 'video'],
  self_booked: ['true', 'false'],
  cid: ['adyar', 'kochi-2'],
  purpose: PURPOSE_KEYS,
  issue: ISSUES,
  isLoggedIn: ['true', 'false'],
  skip_video: ['true', 'false'],
  sid: ['6f2d4e1c-0000-4000-8000-000000000000', '6F2D4E1C-0000-4000-8000-00000000000a'],
}

const accepted = PARAMS.flatMap((param) =>
  ACCEPTED[param].map(
    (row) => (typeof row === 'string' ? [param, row, row] : [param, ...row]) as [Param, string, string],
  ),
)
const refused = PARAMS.flatMap((param) => REFUSED[param].map((row) => [param, ...row] as [Param, string, string]))

describe('valid values', () => {
  test.each(accepted)('%s accepts %j as %j, and reads it again unchanged', (param, typed, value) => {
    expect(parseParam(param, typed, 'PAID_ALIGNER')).toEqual({ value })
    expect(parseParam(param, value, 'PAID_ALIGNER')).toEqual({ value })
  })

  test.each(Object.entries(CONCERNS))('only %s accepts its own concerns', (flow, concerns) => {
    for (const concern of concerns) expect(parseParam('concern', concern, flow)).toEqual({ value: concern })
    for (const other of ['', 'ORGANIC', 'PPR', '__proto__', 'constructor']) {
      expect(parseParam('concern', concerns[0], other)).toEqual({ cause: 'unknown' })
    }
  })
})

describe('invalid values', () => {
  test.each(refused)('%s refuses %j: %s', (param, typed, cause) => {
    expect(parseParam(param, typed, 'PAID_ALIGNER')).toEqual({ cause })
  })

  test('a flow refuses another flow’s concern', () => {
    expect(parseParam('concern', 'veneers', 'PAID_ALIGNER')).toEqual({ cause: 'unknown' })
  })
})

describe('arbitrary input', () => {
  const reads = (param: Param, typed: string) => {
    const parsed = parseParam(param, typed, 'PAID_ALIGNER')
    if ('value' in parsed) {
      expect(parsed.value).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/u)
      expect(parsed.value.length).toBeGreaterThan(0)
      expect(parsed.value.length).toBeLessThanOrEqual(400)
      expect(parseParam(param, parsed.value, 'PAID_ALIGNER')).toEqual(parsed)
    } else expect(parsed.cause).toMatch(/^[a-z]+$/)
  }

  test.each(PARAMS)('%s gives a value or a cause for hostile input', (param) => {
    for (const typed of HOSTILE) reads(param, typed)
  })

  test.each(PARAMS)('%s gives a value or a cause for any string', (param) => {
    const near = fc.constantFrom(...ACCEPTED[param].flat())
    const bent = fc.tuple(near, fc.string({ unit: 'binary', maxLength: 4 }), fc.nat(40)).map(([value, more, at]) => {
      return value.slice(0, at) + more + value.slice(at)
    })
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), near, bent)
    fc.assert(
      fc.property(typed, (each) => reads(param, each)),
      { numRuns: 300, seed: 20_261_123 },
    )
  })
})

describe('a slot', () => {
  const slot = { date: '2026-11-23', start: '10:30', end: '11:00', at: 'chennai-south' }

  test('a slot reads back as it was written', () => {
    expect(formatSlot(slot)).toBe('2026-11-23T10:30/11:00@chennai-south')
    expect(parseSlot(formatSlot(slot))).toEqual(slot)
    expect(parseSlot('2026-11-23T23:30/24:00@adyar')).toMatchObject({ start: '23:30', end: '24:00' })
  })

  test.each([
    ...HOSTILE,
    '2026-11-23T10:30/11:00@',
    '2026-11-23T10:30/11:00',
    '2026-11-23T11:00/10:30@adyar',
    '2026-11-23T10:30/10:30@adyar',
    '2026-02-30T10:30/11:00@adyar',
    '2026-11-23T10:60/11:00@adyar',
    '2026-11-23T10:30/25:00@adyar',
    '2026-11-23 10:30/11:00@adyar',
    '2026-11-23T10:30/11:00@a b',
    `2026-11-23T10:30/11:00@${'a'.repeat(41)}`,
    '2026-11-23T10:30/11:00@adyar\n',
  ])('%j is not a slot', (value) => {
    expect(parseSlot(value)).toBeNull()
  })
})

test('the list of personal parameters is complete', () => {
  expect([...PERSONAL].sort()).toEqual(
    ['name', 'phone', 'pincode', 'latLng', 'address', 'landmark', 'apartmentNumber'].sort(),
  )
  expect(PARAMS.filter(isPersonal).sort()).toEqual([...PERSONAL].sort())
})

test('the list of campaign parameters has exactly nine names', () => {
  expect([...ATTRIBUTION].sort()).toEqual(
    'fbclid gclid ref utm_campaign utm_content utm_lead_type utm_medium utm_source utm_term'.split(' '),
  )
})

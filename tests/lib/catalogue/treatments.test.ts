// The expected values are transcribed from spec sections 3 and 4.
import { describe, expect, test } from 'vitest'
import { FLOW_NAMES, type FlowName } from '@/lib/catalogue/flow-names'
import {
  isTreatmentKey,
  SCAN_KINDS,
  SHORT_NAMES,
  selectProcedure,
  selectTreatmentKey,
  TREATMENT_KEYS,
  treatmentKeyOf,
  treatmentNameOf,
} from '@/lib/catalogue/treatments/treatment-names'
import type { Treatment } from '@/lib/catalogue/treatments/treatment-record'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

const CATALOGUE = [
  ['aligner_scan', 'Aligner', 'aligner', 'aligner'],
  ['smile_design', 'Smile Design', 'smile_design', 'smile_design'],
  ['aligner_attachment', 'Attachment', 'other', 'aligner'],
  ['braces', 'Braces', 'clinic', 'braces'],
  ['root_canal', 'Root Canal', 'clinic', 'canal'],
  ['bridges', 'Bridges', 'clinic', 'bridge'],
  ['dental_bonding', 'Dental Bonding', 'clinic', 'bonding'],
  ['tooth_extraction', 'Tooth Extraction', 'clinic', 'extraction'],
  ['dental_jewellery', 'Dental Jewellery', 'clinic', 'jewellery'],
  ['complete_dentures', 'Complete Dentures', 'clinic', 'dentures'],
  ['scaling_root_planing', 'Scaling & Root Planing', 'clinic', 'scaling'],
  ['dental_veneers', 'Dental Veneers', 'clinic', 'veneers'],
  ['implant_scan', 'Implants', 'implant', 'implant'],
  ['teeth_whitening', 'Teeth Whitening', 'clinic', 'whitening'],
  ['aligner_rescan', 'Aligner Rescan', 'aligner', 'aligner'],
  ['implant_rescan', 'Implant Rescan', 'implant', 'implant'],
  ['overbite', 'Overbite', 'clinic', 'overbite'],
  ['crossbite', 'Crossbite', 'clinic', 'crossbite'],
  ['clinic_visit', '', 'clinic', 'other'],
  ['teeth_cleaning', 'Teeth Cleaning', 'clinic', 'teeth_cleaning'],
  ['routine_checkup', 'Routine checkup', 'clinic', 'routine_checkup'],
  ['other', "I don't know the treatment name", 'other', 'other'],
] as const

const PROCEDURES: Partial<Record<TreatmentKey, string>> = {
  aligner_scan: 'aligner',
  braces: 'braces',
  dental_veneers: 'veneers',
  teeth_whitening: 'whitening',
  other: 'other',
}

const SHORT = [
  ['aligner', 'aligner_scan'],
  ['braces', 'braces'],
  ['canal', 'root_canal'],
  ['bridge', 'bridges'],
  ['bonding', 'dental_bonding'],
  ['extraction', 'tooth_extraction'],
  ['jewellery', 'dental_jewellery'],
  ['dentures', 'complete_dentures'],
  ['scaling', 'scaling_root_planing'],
  ['veneer', 'dental_veneers'],
  ['implant', 'implant_scan'],
  ['whitening', 'teeth_whitening'],
  ['overbite', 'overbite'],
  ['crossbite', 'crossbite'],
  ['other', 'other'],
] as const

const UNKNOWN = ['', '  ', 'veneers2', 'clinic', 'ALIGNER_SCAN', 'constructor', '__proto__', 'toString', 'valueOf']

describe('the catalogue', () => {
  test('the catalogue has the specification’s 22 treatments in its order', () => {
    expect(TREATMENT_KEYS).toEqual(CATALOGUE.map(([key]) => key))
  })

  test.each(CATALOGUE)(
    'the treatment %s has the specification’s values',
    (key, label, treatmentType, treatmentInterested) => {
      const procedure = PROCEDURES[key]
      const record: Treatment = TREATMENTS[key]
      const entry = [record.label, record.treatmentType, record.treatmentInterested, record.procedure]
      expect(entry).toEqual([label, treatmentType, treatmentInterested, procedure])
    },
  )

  test('the scan kinds are those of the specification', () => {
    expect(SCAN_KINDS).toEqual(['aligner_rescan', 'aligner_scan', 'aligner_attachment'])
  })

  test('the short names are in the specification’s order', () => {
    expect([...SHORT_NAMES]).toEqual(SHORT)
  })
})

describe('treatmentKeyOf', () => {
  test.each(CATALOGUE)('treatmentKeyOf finds %s by its key', (key) => {
    expect(treatmentKeyOf(key)).toBe(key)
    expect(isTreatmentKey(key)).toBe(true)
  })

  test.each(SHORT)('treatmentKeyOf finds the short name %s as %s', (name, key) => {
    expect(treatmentKeyOf(name)).toBe(key)
    expect(treatmentKeyOf(` ${name}\n`)).toBe(key)
  })

  test.each(CATALOGUE.filter(([, label]) => label !== ''))(
    'treatmentKeyOf finds %s by its label %j in any case',
    (key, label) => {
      expect(treatmentKeyOf(label)).toBe(key)
      expect(treatmentKeyOf(label.toUpperCase())).toBe(key)
      expect(treatmentKeyOf(` ${label.toLowerCase()} `)).toBe(key)
    },
  )

  test.each([
    ['veneers', 'dental_veneers'],
    ['smile_design', 'smile_design'],
    ['teeth_cleaning', 'teeth_cleaning'],
    ['aligner', 'aligner_scan'],
    ['implant', 'implant_scan'],
    ['other', 'other'],
  ])('treatmentKeyOf finds %s as treatmentInterested of %s', (name, key) => {
    expect(treatmentKeyOf(name)).toBe(key)
  })

  test.each(UNKNOWN)('treatmentKeyOf does not find %j', (name) => {
    expect(treatmentKeyOf(name)).toBeNull()
    expect(isTreatmentKey(name)).toBe(false)
    expect(treatmentNameOf(name)).toBe('')
  })

  test.each([null, undefined, 1, {}, ['braces']])('isTreatmentKey rejects %j', (value) => {
    expect(isTreatmentKey(value)).toBe(false)
  })
})

test.each([
  ['aligner_scan', 'Aligner'],
  ['veneer', 'Dental Veneers'],
  ['whitening', 'Teeth Whitening'],
  ['clinic_visit', ''],
  [null, ''],
  [undefined, ''],
])('the analytics name of %j is %j', (param, label) => {
  expect(treatmentNameOf(param)).toBe(label)
})

describe('selectTreatmentKey', () => {
  test.each<[string, FlowName, boolean, TreatmentKey]>([
    ['veneer', 'SMILE_DESIGN', true, 'aligner_scan'],
    ['implant_scan', 'SMILE_DESIGN', true, 'aligner_scan'],
    ['nonsense', 'SMILE_DESIGN', true, 'aligner_scan'],
    ['veneer', 'ORGANIC', true, 'dental_veneers'],
    ['Root Canal', 'PAID_CLINIC', true, 'root_canal'],
    ['aligner', 'PAID_ALIGNER', true, 'aligner_scan'],
    ['implant_rescan', 'PAID_IMPLANT', true, 'implant_rescan'],
    ['clinic_visit', 'PAID_CLINIC', true, 'clinic_visit'],
    ['nonsense', 'ORGANIC', true, 'other'],
    ['__proto__', 'ORGANIC', true, 'other'],
    ['aligner', 'PAID_ALIGNER', false, 'aligner_scan'],
    ['Aligner', 'ORGANIC', false, 'aligner_scan'],
    ['aligner_scan', 'SMILE_DESIGN', false, 'aligner_scan'],
    ['aligner_rescan', 'ORGANIC', false, 'aligner_rescan'],
    ['aligner_attachment', 'ORGANIC', false, 'aligner_attachment'],
    ['implant', 'PAID_IMPLANT', false, 'implant_scan'],
    ['Implants', 'ORGANIC', false, 'implant_scan'],
    ['implant_rescan', 'ORGANIC', false, 'implant_rescan'],
    ['smile_design', 'SMILE_DESIGN', false, 'clinic_visit'],
    ['braces', 'ORGANIC', false, 'clinic_visit'],
    ['other', 'ORGANIC', false, 'clinic_visit'],
    ['nonsense', 'ORGANIC', false, 'clinic_visit'],
    ['', 'SMILE_DESIGN', false, 'clinic_visit'],
  ])('selectTreatmentKey selects for %j in %s with the flag %s: %s', (name, flow, flag, key) => {
    expect(selectTreatmentKey(name, flow, flag)).toBe(key)
  })
})

describe('selectProcedure', () => {
  test.each([
    ['aligner_scan', 'aligner'],
    ['aligner', 'aligner'],
    ['Aligner Rescan', 'aligner'],
    ['braces', 'braces'],
    ['veneer', 'veneers'],
    ['veneers', 'veneers'],
    ['whitening', 'whitening'],
    ['other', 'other'],
    ['clinic_visit', 'other'],
    ['bonding', null],
    ['smile_design', null],
    ['implant', null],
    ['nonsense', null],
    ['constructor', null],
  ])('selectProcedure selects for %j in SMILE_DESIGN: %j', (name, procedure) => {
    expect(selectProcedure(name, 'SMILE_DESIGN')).toBe(procedure)
  })

  test.each(FLOW_NAMES.filter((flow) => flow !== 'SMILE_DESIGN'))('selectProcedure selects nothing in %s', (flow) => {
    expect(TREATMENT_KEYS.map((key) => selectProcedure(key, flow)).every((procedure) => procedure === null)).toBe(true)
  })
})

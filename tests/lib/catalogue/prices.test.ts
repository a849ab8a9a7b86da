// Prices are in paise.
import { expect, test } from 'vitest'
import { isPriced, pricePaise, pricesPaise } from '@/lib/catalogue/treatments/prices'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'

const SERVICES: [TreatmentKey, number, number | null][] = [
  ['aligner_scan', 19_900, 49_900],
  ['implant_scan', 49_900, 49_900],
  ['smile_design', 99_900, 99_900],
  ['clinic_visit', 19_900, null],
]
const OTHERS = TREATMENT_KEYS.filter((key) => SERVICES.every(([service]) => service !== key))

test.each(SERVICES)('the treatment %s costs %i at a clinic and %j at home', (treatment, clinic, home) => {
  expect([pricePaise(treatment, 'clinic'), pricePaise(treatment, 'at_home')]).toEqual([clinic, home])
  expect(isPriced(treatment)).toBe(true)
})

test('every other treatment begins with a free consultation at a clinic', () => {
  expect(OTHERS).toHaveLength(18)
  for (const treatment of OTHERS) {
    expect([pricePaise(treatment, 'clinic'), pricePaise(treatment, 'at_home')]).toEqual([0, null])
    expect(isPriced(treatment)).toBe(false)
  }
})

test('a treatment’s prices are listed once each, the lowest first', () => {
  expect(
    ['aligner_scan', 'implant_scan', 'clinic_visit', 'braces'].map((key) => pricesPaise(key as TreatmentKey)),
  ).toEqual([[19_900, 49_900], [49_900], [19_900], [0]])
})

// The expected entries are transcribed from spec section 3.
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { consultationOf, PUBLIC_CONSULTATIONS } from '@/lib/catalogue/treatments/public-consultations'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'
import { textsIn } from '@/lib/texts/languages'

const { SHORT_DESCRIPTION, TREATMENT_TEXTS } = textsIn(DEFAULT_LANGUAGE).treatments

const SPEC = [
  ['aligners', 'aligner_scan', 4.7],
  ['braces', 'braces', 5],
  ['dental_veneers', 'dental_veneers', 4],
  ['teeth_whitening', 'teeth_whitening', 4.7],
  ['dental_jewellery', 'dental_jewellery', 4.7],
  ['implant_scan', 'implant_scan', 4.7],
  ['root_canal', 'root_canal', 4.7],
  ['complete_dentures', 'complete_dentures', 4.7],
  ['bridges', 'bridges', 4.7],
  ['dental_bonding', 'dental_bonding', 4.7],
  ['tooth_extraction', 'tooth_extraction', 4.7],
  ['scaling_root_planing', 'scaling_root_planing', 4.7],
  ['teeth_cleaning', 'teeth_cleaning', 4.5],
  ['routine_checkup', 'routine_checkup', 4.5],
  ['emergency', 'routine_checkup', 4.5],
] as const

test('the catalogue has the specification’s entries in its order', () => {
  expect(PUBLIC_CONSULTATIONS.map(({ id, treatment, rating }) => [id, treatment, rating])).toEqual(SPEC)
})

describe.each(SPEC)('the entry %s', (id) => {
  const consultation = consultationOf(id)

  test('the entry is a free consultation for a treatment of the catalogue and has a picture', () => {
    expect(consultation?.image).toBe(`treatments/${id}`)
    expect(isTreatmentKey(consultation?.treatment)).toBe(true)
    expect(TREATMENT_TEXTS[id].name).not.toBe('')
  })

  test('the entry has a plain description of one or two sentences (teeth_cleaning has none)', () => {
    const { description } = TREATMENT_TEXTS[id]
    const sentences = description.split(/(?<=\.)\s+/).filter(Boolean)
    expect(sentences.length > 0).toBe(id !== 'teeth_cleaning')
    expect(sentences.length).toBeLessThanOrEqual(2)
    expect(description).not.toMatch(/!|\b(best|leading|world-class|amazing|perfect|guarantee\w*|painless)\b/i)
  })
})

test('the catalogue calls aligner_scan Aligners and each entry a Free Consultation', () => {
  expect(TREATMENT_TEXTS.aligners.name).toBe('Aligners')
  expect(SHORT_DESCRIPTION).toBe('Free Consultation')
})

test('each entry has its own position', () => {
  expect(PUBLIC_CONSULTATIONS.map(({ position: place }) => place)).toEqual(SPEC.map((_entry, at) => at + 1))
})

test.each(['', 'aligner_scan', 'constructor', '__proto__'])('the catalogue has no entry %j', (id) => {
  expect(consultationOf(id)).toBeUndefined()
})

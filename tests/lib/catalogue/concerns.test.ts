import { describe, expect, test } from 'vitest'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import * as concerns from '@/lib/catalogue/treatments/concerns'
import { offeredIn, treatmentFor, treatmentPicture } from '@/lib/catalogue/treatments/offered-treatments'
import { PUBLIC_CONSULTATIONS } from '@/lib/catalogue/treatments/public-consultations'
import { recordOf, TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'

const { CONCERN_CATEGORY_KEYS, CONCERNS, ISSUES, PURPOSE_KEYS } = concerns

const words = (list: string) => list.split(', ')

describe('the choices on offer', () => {
  test.each<[string, readonly string[], string]>([
    [
      'purpose',
      PURPOSE_KEYS,
      'crooked_teeth, gaps, missing_teeth, discoloured_teeth, tooth_pain, bleeding_gums, smile_makeover, check_up, ' +
        'other',
    ],
    [
      'issue',
      ISSUES,
      'tooth_pain, bleeding_gums, sensitivity, crooked_teeth, missing_teeth, discoloured_teeth, check_up, other',
    ],
    [
      'concern_category',
      CONCERN_CATEGORY_KEYS,
      'emergency, cosmetic, alignment, missing, gums, hygiene, children, not_sure',
    ],
    [
      'concern of PAID_ALIGNER',
      CONCERNS.PAID_ALIGNER,
      'crooked, gaps, overbite, crossbite, crowding, relapse, not_sure',
    ],
    [
      'concern of PAID_IMPLANT',
      CONCERNS.PAID_IMPLANT,
      'one_missing, several_missing, all_missing, loose_denture, failed_implant, not_sure',
    ],
    ['concern of SMILE_DESIGN', CONCERNS.SMILE_DESIGN, 'veneers, whitening, bonding, aligners, braces'],
  ])('the values of %s are those of the list, in order', (_parameter, values, list) => {
    expect(values).toEqual(words(list))
  })

  test.each<[string, readonly string[]]>([
    ['HOW_LONG', concerns.HOW_LONG],
    ['TRIED_BEFORE', concerns.TRIED_BEFORE],
    ['PAIN_NOW', concerns.PAIN_NOW],
    ['AGE_BAND', concerns.AGE_BAND],
    ['BEST_TIME', concerns.BEST_TIME],
  ])('the values of %s are unique and well formed', (_question, values) => {
    expect(values.length).toBeGreaterThan(1)
    expect(new Set(values).size).toBe(values.length)
    for (const value of values) expect(value).toMatch(/^[a-z][a-z0-9_]{1,30}$/)
  })
})

describe('the treatments of the choices', () => {
  test.each<[concerns.Purpose, TreatmentKey]>([
    ['crooked_teeth', 'aligner_scan'],
    ['gaps', 'aligner_scan'],
    ['missing_teeth', 'implant_scan'],
    ['discoloured_teeth', 'teeth_whitening'],
    ['tooth_pain', 'routine_checkup'],
    ['bleeding_gums', 'scaling_root_planing'],
    ['smile_makeover', 'smile_design'],
    ['check_up', 'routine_checkup'],
    ['other', 'other'],
  ])('the purpose %s leads to %s', (purpose, key) => {
    expect(treatmentFor(purpose)).toBe(key)
  })

  test('each purpose leads to one treatment', () => {
    expect(TREATMENT_KEYS.flatMap((key) => recordOf(key).purposes ?? []).sort()).toEqual([...PURPOSE_KEYS].sort())
  })

  test.each<[concerns.ConcernCategory, string]>([
    ['emergency', 'routine_checkup, root_canal, tooth_extraction, other'],
    ['cosmetic', 'smile_design, dental_veneers, teeth_whitening, dental_bonding, dental_jewellery'],
    ['alignment', 'aligner_scan, braces, other'],
    ['missing', 'implant_scan, bridges, complete_dentures'],
    ['gums', 'scaling_root_planing, teeth_cleaning, routine_checkup'],
    ['hygiene', 'teeth_cleaning, routine_checkup, scaling_root_planing'],
    ['children', 'routine_checkup, teeth_cleaning, braces, other'],
    ['not_sure', 'routine_checkup, root_canal, tooth_extraction, other'],
  ])('the category %s offers %s, in this order', (category, list) => {
    expect(offeredIn(category)).toEqual(words(list))
  })

  test.each(CONCERN_CATEGORY_KEYS)('each treatment has its own position in category %s', (category) => {
    const places = offeredIn(category).map((key) => recordOf(key).categories?.[category])
    expect(places).toEqual(places.map((_place, at) => at + 1))
  })

  test('each treatment except “other” has its own drawing', () => {
    expect(TREATMENT_KEYS.filter((key) => treatmentPicture(key) === 'concerns/not_sure')).toEqual(['other'])
  })

  test('a patient reaches every public consultation without choosing an emergency', () => {
    const calm = CONCERN_CATEGORY_KEYS.filter((category) => category !== 'emergency').flatMap(offeredIn)
    expect(PUBLIC_CONSULTATIONS.filter(({ treatment }) => !calm.includes(treatment))).toEqual([])
  })

  test('the categories never offer treatments for patients in treatment', () => {
    const never: TreatmentKey[] = ['clinic_visit', 'aligner_rescan', 'aligner_attachment', 'implant_rescan']
    expect(CONCERN_CATEGORY_KEYS.flatMap(offeredIn).filter((key) => never.includes(key))).toEqual([])
  })

  test('only flows of the specification have concerns', () => {
    expect(Object.keys(CONCERNS).every((flow) => (FLOW_NAMES as readonly string[]).includes(flow))).toBe(true)
  })
})

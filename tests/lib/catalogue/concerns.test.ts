// Holds the choices, transcribed, and proves that each leads to treatments that exist.
import { describe, expect, test } from 'vitest'
import * as concerns from '@/lib/catalogue/concerns'
import { FLOW_NAMES } from '@/lib/catalogue/flow-names'
import { PUBLIC_CONSULTATIONS } from '@/lib/catalogue/public-consultations'
import { isTreatmentKey, type TreatmentKey } from '@/lib/catalogue/treatments'

const { CONCERN_CATEGORIES, CONCERN_CATEGORY_KEYS, CONCERNS, ISSUES, PURPOSE_KEYS, PURPOSES } = concerns

const words = (list: string) => list.split(', ')
const offered = (category: concerns.ConcernCategory): readonly TreatmentKey[] => CONCERN_CATEGORIES[category]

describe('the values offered', () => {
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
  ])('%s', (_parameter, values, list) => {
    expect(values).toEqual(words(list))
  })

  test.each<[string, readonly string[]]>([
    ['HOW_LONG', concerns.HOW_LONG],
    ['TRIED_BEFORE', concerns.TRIED_BEFORE],
    ['PAIN_NOW', concerns.PAIN_NOW],
    ['AGE_BAND', concerns.AGE_BAND],
    ['BEST_TIME', concerns.BEST_TIME],
  ])('%s', (_question, values) => {
    expect(values.length).toBeGreaterThan(1)
    expect(new Set(values).size).toBe(values.length)
    for (const value of values) expect(value).toMatch(/^[a-z][a-z0-9_]{1,30}$/)
  })
})

describe('treatments', () => {
  test.each(Object.entries(PURPOSES))('purpose %s leads to %s', (_purpose, key) => {
    expect(isTreatmentKey(key)).toBe(true)
  })

  test.each(CONCERN_CATEGORY_KEYS)('category %s offers treatments that exist, each once', (category) => {
    const keys = offered(category)
    expect(keys.length).toBeGreaterThan(0)
    expect(keys.filter((key) => !isTreatmentKey(key))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test.each<[concerns.ConcernCategory, TreatmentKey]>([
    ['alignment', 'aligner_scan'],
    ['missing', 'implant_scan'],
    ['not_sure', 'routine_checkup'],
    ['not_sure', 'other'],
  ])('category %s offers %s', (category, key) => {
    expect(offered(category)).toContain(key)
  })

  test('the emergency step offers its four', () => {
    expect(offered('emergency')).toEqual(['routine_checkup', 'root_canal', 'tooth_extraction', 'other'])
  })

  test('every public consultation can be reached without an emergency', () => {
    const calm = CONCERN_CATEGORY_KEYS.filter((category) => category !== 'emergency').flatMap(offered)
    expect(PUBLIC_CONSULTATIONS.filter(({ treatment }) => !calm.includes(treatment))).toEqual([])
  })

  test('what only a patient in treatment books is never offered', () => {
    const never: TreatmentKey[] = ['clinic_visit', 'aligner_rescan', 'aligner_attachment', 'implant_rescan']
    expect(CONCERN_CATEGORY_KEYS.flatMap(offered).filter((key) => never.includes(key))).toEqual([])
  })

  test('only flows of the specification have concerns', () => {
    expect(Object.keys(CONCERNS).every((flow) => (FLOW_NAMES as readonly string[]).includes(flow))).toBe(true)
  })
})

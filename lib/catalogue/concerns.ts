// The values a patient can choose for purpose, issue, concern_category and concern, the PPR questionnaire's answers,
// and the treatments they lead to. Keys only: the words shown are the pages'.
import type { FlowName } from '@/lib/catalogue/flow-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import { keysOf } from '@/lib/typed/keys'

// Pain is not yet a diagnosis, so it leads to a check-up, as the emergency entry of spec section 3 does.
export const PURPOSES = {
  crooked_teeth: 'aligner_scan',
  gaps: 'aligner_scan',
  missing_teeth: 'implant_scan',
  discoloured_teeth: 'teeth_whitening',
  tooth_pain: 'routine_checkup',
  bleeding_gums: 'scaling_root_planing',
  smile_makeover: 'smile_design',
  check_up: 'routine_checkup',
  other: 'other',
} as const satisfies Record<string, TreatmentKey>

export type Purpose = keyof typeof PURPOSES
export const PURPOSE_KEYS: readonly Purpose[] = keysOf(PURPOSES)

export const ISSUES = [
  'tooth_pain',
  'bleeding_gums',
  'sensitivity',
  'crooked_teeth',
  'missing_teeth',
  'discoloured_teeth',
  'check_up',
  'other',
] as const

// Rescans, attachments and clinic_visit are for patients in treatment and are never offered. A patient who was told
// elsewhere that a tooth needs a root canal or has to go, and is in no emergency, finds both under not_sure.
export const CONCERN_CATEGORIES = {
  emergency: ['routine_checkup', 'root_canal', 'tooth_extraction', 'other'],
  cosmetic: ['smile_design', 'dental_veneers', 'teeth_whitening', 'dental_bonding', 'dental_jewellery'],
  alignment: ['aligner_scan', 'braces', 'overbite', 'crossbite'],
  missing: ['implant_scan', 'bridges', 'complete_dentures'],
  gums: ['scaling_root_planing', 'teeth_cleaning', 'routine_checkup'],
  hygiene: ['teeth_cleaning', 'routine_checkup', 'scaling_root_planing'],
  children: ['routine_checkup', 'teeth_cleaning', 'braces', 'other'],
  not_sure: ['routine_checkup', 'root_canal', 'tooth_extraction', 'other'],
} as const satisfies Record<string, readonly [TreatmentKey, ...TreatmentKey[]]>

export type ConcernCategory = keyof typeof CONCERN_CATEGORIES
export const CONCERN_CATEGORY_KEYS: readonly ConcernCategory[] = keysOf(CONCERN_CATEGORIES)

export const CONCERNS = {
  PAID_ALIGNER: ['crooked', 'gaps', 'overbite', 'crossbite', 'crowding', 'relapse', 'not_sure'],
  PAID_IMPLANT: ['one_missing', 'several_missing', 'all_missing', 'loose_denture', 'failed_implant', 'not_sure'],
  SMILE_DESIGN: ['veneers', 'whitening', 'bonding', 'aligners', 'braces'],
} as const satisfies Partial<Record<FlowName, readonly string[]>>

export const HOW_LONG = ['days', 'weeks', 'months', 'years', 'not_sure'] as const
export const TRIED_BEFORE = ['nothing', 'home_care', 'saw_dentist', 'started_treatment', 'finished_treatment'] as const
export const PAIN_NOW = ['none', 'mild', 'strong'] as const
export const AGE_BAND = ['under_18', 'from_18_to_29', 'from_30_to_44', 'from_45_to_59', 'from_60'] as const
export const BEST_TIME = ['any_time', 'morning', 'afternoon', 'evening'] as const

import type { FlowName } from '@/lib/catalogue/flow-names'
import { isOneOf } from '@/lib/types/keys'

export const PURPOSE_KEYS = [
  'crooked_teeth',
  'gaps',
  'missing_teeth',
  'discoloured_teeth',
  'tooth_pain',
  'bleeding_gums',
  'smile_makeover',
  'check_up',
  'other',
] as const
export type Purpose = (typeof PURPOSE_KEYS)[number]

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

export const CONCERN_CATEGORY_KEYS = [
  'emergency',
  'cosmetic',
  'alignment',
  'missing',
  'gums',
  'hygiene',
  'children',
  'not_sure',
] as const
export type ConcernCategory = (typeof CONCERN_CATEGORY_KEYS)[number]

export const CONCERNS = {
  PAID_ALIGNER: ['crooked', 'gaps', 'overbite', 'crossbite', 'crowding', 'relapse', 'not_sure'],
  PAID_IMPLANT: ['one_missing', 'several_missing', 'all_missing', 'loose_denture', 'failed_implant', 'not_sure'],
  SMILE_DESIGN: ['veneers', 'whitening', 'bonding', 'aligners', 'braces'],
} as const satisfies Partial<Record<FlowName, readonly string[]>>

export type SmilePart = (typeof CONCERNS.SMILE_DESIGN)[number]

export const isSmilePart = (value: unknown): value is SmilePart => isOneOf(CONCERNS.SMILE_DESIGN, value)

export const HOW_LONG = ['days', 'weeks', 'months', 'years', 'not_sure'] as const
export const TRIED_BEFORE = ['nothing', 'home_care', 'saw_dentist', 'started_treatment', 'finished_treatment'] as const
export const PAIN_NOW = ['none', 'mild', 'strong'] as const
export const AGE_BAND = ['under_18', 'from_18_to_29', 'from_30_to_44', 'from_45_to_59', 'from_60'] as const
export const BEST_TIME = ['any_time', 'morning', 'afternoon', 'evening'] as const

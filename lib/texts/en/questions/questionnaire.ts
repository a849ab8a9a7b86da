// The questions before a call.
import type { Sentences } from '@/flows/causes'
import type { PostedValue } from '@/flows/rules'
import type { Choices } from '@/lib/texts/choices'
import { BUSY_NETWORK } from '@/lib/texts/en/limits'

const UNKNOWN = 'Choose one of the answers shown'

export const QUESTIONNAIRE = {
  title: 'A few questions before we call',
  hint: 'All questions are optional. Each answer helps the dentist.',
  how_long: 'How long have you had this problem?',
  tried_before: 'What have you tried so far?',
  pain_now: 'Is there any pain now?',
  age_band: 'How old is the patient?',
  best_time: 'When is the best time to call?',
  submit: 'Ask for a call',
  /** The hours of a best time to call. */
  hours: '{from} to {until}',
  options: {
    how_long: {
      days: { label: 'A few days' },
      weeks: { label: 'A few weeks' },
      months: { label: 'A few months' },
      years: { label: 'A year or more' },
      not_sure: { label: 'I am not sure' },
    } satisfies Choices<PostedValue<'how_long'>>,
    tried_before: {
      nothing: { label: 'Nothing yet' },
      home_care: { label: 'Home remedies' },
      saw_dentist: { label: 'I saw a dentist' },
      started_treatment: { label: 'I started treatment' },
      finished_treatment: { label: 'I finished treatment' },
    } satisfies Choices<PostedValue<'tried_before'>>,
    pain_now: {
      none: { label: 'No pain' },
      mild: { label: 'A little' },
      strong: { label: 'Strong pain' },
    } satisfies Choices<PostedValue<'pain_now'>>,
    age_band: {
      under_18: { label: 'Under 18' },
      from_18_to_29: { label: '18 to 29' },
      from_30_to_44: { label: '30 to 44' },
      from_45_to_59: { label: '45 to 59' },
      from_60: { label: '60 or over' },
    } satisfies Choices<PostedValue<'age_band'>>,
    best_time: {
      any_time: { label: 'Any time' },
      morning: { label: 'Morning' },
      afternoon: { label: 'Afternoon' },
      evening: { label: 'Evening' },
    } satisfies Choices<PostedValue<'best_time'>>,
  },
  causes: {
    how_long: { unknown: UNKNOWN, busy_network: BUSY_NETWORK },
    tried_before: { unknown: UNKNOWN },
    pain_now: { unknown: UNKNOWN },
    age_band: { unknown: UNKNOWN },
    best_time: { unknown: UNKNOWN },
  } satisfies Sentences<'how_long' | 'tried_before' | 'pain_now' | 'age_band' | 'best_time'>,
} as const

// Asks what the patient would like to change.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'Choose one of the answers shown'

export const PURPOSE = {
  title: 'What would you like to change?',
  legend: 'Choose one',
  /** What the answer is called where it is shown. */
  row: 'Reason',
  options: {
    crooked_teeth: { label: 'Crooked teeth', line: 'Straighten teeth that stand out of line' },
    gaps: { label: 'Gaps', line: 'Close spaces between teeth' },
    missing_teeth: { label: 'Missing teeth', line: 'Replace one tooth, several or all' },
    discoloured_teeth: { label: 'Discoloured teeth', line: 'Lighten stains and yellowing' },
    tooth_pain: { label: 'Tooth pain', line: 'Find out where it comes from' },
    bleeding_gums: { label: 'Bleeding gums', line: 'Have gums looked at and cleaned' },
    smile_makeover: { label: 'A new smile', line: 'Plan shape, colour and line together' },
    check_up: { label: 'Routine checkup', line: 'See that all is well' },
    other: { label: 'Something else', line: 'Tell the dentist when we call' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'Choose what you would like to change', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const

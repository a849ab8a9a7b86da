// Asks what the patient wants to change.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'Choose one of the answers shown'

export const PURPOSE = {
  title: 'What can we help you with?',
  legend: 'Choose one',
  /** The label of the answer in a summary. */
  row: 'Reason',
  options: {
    crooked_teeth: { label: 'Crooked teeth', line: 'Straighten teeth that are out of line' },
    gaps: { label: 'Gaps', line: 'Close spaces between teeth' },
    missing_teeth: { label: 'Missing teeth', line: 'Replace one tooth, several or all' },
    discoloured_teeth: { label: 'Discoloured teeth', line: 'Lighten stains and yellowing' },
    tooth_pain: { label: 'Tooth pain', line: 'Find out the cause' },
    bleeding_gums: { label: 'Bleeding gums', line: 'Get your gums checked and cleaned' },
    smile_makeover: { label: 'A new smile', line: 'Plan the shape and shade of your teeth' },
    check_up: { label: 'Routine checkup', line: 'Make sure all is well' },
    other: { label: 'Something else', line: 'Tell the dentist when we call' },
  } satisfies Choices<Value<'purpose'>>,
  causes: {
    purpose: { empty: 'Choose what we can help you with', unknown: UNKNOWN },
  } satisfies Sentences<'purpose'>,
} as const

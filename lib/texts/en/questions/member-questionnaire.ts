// Asks a member what matters most.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

const UNKNOWN = 'Choose one of the answers shown'

export const ISSUE = {
  title: 'What matters most to you now?',
  legend: 'Choose one',
  options: {
    tooth_pain: { label: 'Tooth pain' },
    bleeding_gums: { label: 'Bleeding gums' },
    sensitivity: { label: 'Sensitive teeth' },
    crooked_teeth: { label: 'Crooked teeth' },
    missing_teeth: { label: 'Missing teeth' },
    discoloured_teeth: { label: 'Discoloured teeth' },
    check_up: { label: 'Routine checkup' },
    other: { label: 'Something else' },
  } satisfies Choices<Value<'issue'>>,
  causes: {
    issue: { empty: 'Choose what matters most to you now', unknown: UNKNOWN },
  } satisfies Sentences<'issue'>,
} as const

// Asks whether the patient wants to speak to a dentist first.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'Would you like to speak to a dentist first?',
  legend: 'Choose one',
  /** The label of the answer in a summary. */
  row: 'How',
  options: {
    false: { label: 'Video call with a dentist', line: 'On your phone, at the next free time' },
    true: { label: 'Come to a clinic', line: 'At the earliest slot' },
  } satisfies Choices<Value<'skip_video'>>,
  nextChair: 'Next: {place}, {when}',
  nextCall: 'Next: {when}. A dentist will call you',
  causes: {
    skip_video: { empty: 'Choose the video call or the clinic', unknown: 'Choose the video call or the clinic' },
  } satisfies Sentences<'skip_video'>,
} as const

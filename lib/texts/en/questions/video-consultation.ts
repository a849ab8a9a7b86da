// Asks whether to speak to a dentist first.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const VIDEO = {
  title: 'Would you like to speak to a dentist first?',
  legend: 'Choose one',
  treatment: 'What is it about?',
  unknown: 'Something hurts, I do not know why',
  /** What the answer is called where it is shown. */
  row: 'Video call first',
  options: {
    false: { label: 'Video call with a dentist', line: 'At the next free time, on your phone' },
    true: { label: 'Skip the call, see a clinic', line: 'Choose a clinic and a time' },
  } satisfies Choices<Value<'skip_video'>>,
  causes: {
    skip_video: { empty: 'Choose the video call or the clinic', unknown: 'Choose the video call or the clinic' },
  } satisfies Sentences<'skip_video'>,
} as const

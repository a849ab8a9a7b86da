// Asks the treatment.
import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'Which treatment is it about?',
  legend: 'Choose one',
  /** What the answer is called where it is shown. */
  row: 'Treatment',
  causes: {
    treatment: { empty: 'Choose a treatment', unknown: 'We do not offer this treatment. Choose one of the list' },
  } satisfies Sentences<'treatment'>,
} as const

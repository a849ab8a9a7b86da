// Asks for the treatment.
import type { Sentences } from '@/flows/causes'

export const TREATMENT = {
  title: 'Which treatment do you need?',
  legend: 'Choose one',
  /** The label of the answer in a summary. */
  row: 'Treatment',
  causes: {
    treatment: { empty: 'Choose a treatment', unknown: 'We don’t offer this treatment. Choose one from the list' },
  } satisfies Sentences<'treatment'>,
} as const

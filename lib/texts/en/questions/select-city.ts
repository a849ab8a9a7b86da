// Asks the city; whoever lives elsewhere leaves its name.
import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/en/limits'

export const CITY = {
  title: 'Which city are you in?',
  legend: 'Your city',
  elsewhere: 'My city is not here',
  otherLabel: 'The name of your city',
  otherHint: 'We tell you when we open there',
  waitingButton: 'Tell me when you open there',
  /** What the answer is called where it is shown. */
  row: 'City',
  causes: {
    city: { empty: 'Choose your city', unknown: 'We are not in this city yet. Choose one of the list' },
    other_city: {
      empty: 'Enter the name of your city',
      long: 'A city name can have at most 60 characters',
      busy_network: BUSY_NETWORK,
    },
  } satisfies Sentences<'city' | 'other_city'>,
} as const

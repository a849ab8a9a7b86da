// Asks the city; whoever lives elsewhere leaves its name.
import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/en/limits'

export const CITY = {
  title: 'Which city are you in?',
  legend: 'Your city',
  search: 'Find your city',
  find: 'Find',
  found: { one: '{count} city for “{typed}”', other: '{count} cities for “{typed}”' },
  /** Of a name that is spelt otherwise. */
  respelt: 'No city of ours is called “{typed}”. Showing “{meant}”',
  none: 'We are not in “{typed}” yet. Leave its name below and we tell you',
  popular: 'Most asked for',
  others: 'All our other cities',
  near: 'Use where I am',
  nearest: 'Nearest to you: {city}, {km} km',
  nearStates: {
    locating: 'Asking your phone where it is',
    notLocated: 'Your phone did not say where it is. Choose your city below',
    nowhere: 'We have no clinic within 100 km of you yet',
  },
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

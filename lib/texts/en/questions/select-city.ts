// Asks for the city; patients of other cities can join a waiting list.
import type { Sentences } from '@/flows/causes'
import { BUSY_NETWORK } from '@/lib/texts/en/limits'

export const CITY = {
  title: 'Which city are you in?',
  legend: 'Your city',
  search: 'Find your city',
  find: 'Find',
  found: { one: '{count} city for “{typed}”', other: '{count} cities for “{typed}”' },
  /** For a misspelt name. */
  respelt: 'We found no city called “{typed}”. Showing “{meant}”',
  none: 'We’re not in “{typed}” yet. Leave its name below and we’ll tell you when we open there',
  popular: 'Popular cities',
  others: 'Other cities',
  near: 'Use my location',
  nearest: 'Nearest to you: {city}, {km} km',
  nearStates: {
    locating: 'Finding your location',
    notLocated: 'We couldn’t find your location. Choose your city below',
    nowhere: 'We have no clinic within 100 km of you yet',
  },
  elsewhere: 'Your city isn’t listed?',
  otherLabel: 'Name of your city',
  otherHint: 'We’ll tell you when we open there',
  waitingButton: 'Tell me when you open there',
  /** The label of the answer in a summary. */
  row: 'City',
  causes: {
    city: { empty: 'Choose your city', unknown: 'We’re not in this city yet. Choose one from the list' },
    other_city: {
      empty: 'Enter the name of your city',
      long: 'Enter a city name of 60 characters or fewer',
      busy_network: BUSY_NETWORK,
    },
  } satisfies Sentences<'city' | 'other_city'>,
} as const

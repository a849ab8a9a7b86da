// Asks for the place: at home or at a clinic.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'Where should the dentist see you?',
  legend: 'Choose one',
  /** In a city without home visits: why there is no choice, and what comes next. */
  clinicOnly: 'We’ll see you at a clinic in {city}',
  noHome: 'We don’t visit homes in {city} yet. Continue to see the times at our clinics.',
  /** The label of the answer in a summary. */
  row: 'Where',
  options: {
    at_home: { label: 'At home' },
    clinic: { label: 'At a clinic' },
  } satisfies Choices<Value<'location'>>,
  lines: {
    scanner: 'A dentist comes with a scanner for about 30 minutes. Please have a well-lit table ready.',
    at_home: 'A dentist comes to you for about 30 minutes. Please have a well-lit table ready.',
    clinic: 'See the dentist at the clinic, with all the equipment.',
  },
  causes: {
    location: {
      empty: 'Choose where the dentist should see you',
      unknown: 'Choose a home visit or a clinic',
      not_at_home: 'We can’t do this at home. Choose a clinic',
    },
  } satisfies Sentences<'location'>,
} as const

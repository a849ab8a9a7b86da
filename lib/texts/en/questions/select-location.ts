// Asks where: at home or at a clinic.
import type { Sentences } from '@/flows/causes'
import type { Value } from '@/flows/params'
import type { Choices } from '@/lib/texts/choices'

export const LOCATION = {
  title: 'Where would you like to be seen?',
  legend: 'Choose one',
  /** Where there is nothing to choose: why, and what comes next. */
  clinicOnly: 'We see you at a clinic in {city}',
  noHome: 'We do not visit homes in {city} yet. Continue to see the free times there.',
  /** What the answer is called where it is shown. */
  row: 'Where',
  options: {
    at_home: { label: 'At home' },
    clinic: { label: 'At a clinic' },
  } satisfies Choices<Value<'location'>>,
  /** What happens there. */
  lines: {
    scanner: 'A dentist comes with a scanner: about 30 minutes, in good light, at a table.',
    at_home: 'A dentist comes to you: about 30 minutes, in good light, at a table.',
    clinic: 'A dentist sees you in the chair, with all equipment at hand.',
  },
  causes: {
    location: {
      empty: 'Choose where you would like to be seen',
      unknown: 'Choose a home visit or a clinic',
      not_at_home: 'We can’t do this at home. Choose a clinic',
    },
  } satisfies Sentences<'location'>,
} as const

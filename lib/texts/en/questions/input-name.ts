// Asks for the name.
import type { Sentences } from '@/flows/causes'

export const NAME = {
  title: 'What is your name?',
  label: 'Full name',
  hint: 'The name the clinic should use',
  /** For a booking for somebody else. */
  patient: {
    label: 'Patient’s name',
    hint: 'The person who will see the dentist. We’ll call you on {phone} about the visit',
  },
  /** When the patient is a child. */
  child: {
    label: 'Child’s name',
    hint: 'A parent or guardian needs to be with the child. We’ll call you on {phone} about the visit',
    age: 'Child’s age in years',
  },
  /** For every patient under 18. */
  guardian: 'A parent or guardian needs to be with the child.',
  /** The age of a patient who is not the person booking. */
  age: { label: 'Patient’s age in years', hint: 'Enter 0 for a baby under one year' },
  /** The patient of a booking for somebody else; `years` is one of the next two texts. */
  comes: '{name}, {years}',
  baby: 'under 1 year',
  years: { one: '{count} year', other: '{count} years' },
  patientRow: 'Patient',
  callRow: 'We’ll call',
  /** The label of the answer in a summary. */
  row: 'Name',
  causes: {
    name: {
      empty: 'Enter the patient’s full name',
      long: 'Enter a name of 100 characters or fewer',
      link: 'Enter a name without a web or e-mail address. Put a space after a dot, like R. Kumar',
      digits: 'Enter the name in letters, without digits',
      characters: 'Enter the name in letters. Spaces, dots, hyphens and apostrophes are fine',
    },
    age: {
      empty: 'Enter the patient’s age',
      characters: 'Enter the age in years as a number, like 8 or 63',
      range: 'Enter an age from 0 to 120',
    },
  } satisfies Sentences<'name' | 'age'>,
} as const

/** When account holders enter their own names. */
export const OWN_NAME = {
  name: { ...NAME.causes.name, empty: 'Enter your full name' },
} as const satisfies Sentences<'name'>

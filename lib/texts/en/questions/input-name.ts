// Asks the name.
import type { Sentences } from '@/flows/causes'

export const NAME = {
  title: 'What is your name?',
  label: 'Full name',
  hint: 'As you would like to be called',
  /** Where somebody else is booked for. */
  patient: {
    label: 'Patient’s name',
    hint: 'Who comes to the dentist. About the visit we call you, on {phone}',
  },
  /** Where the patient is a child. */
  child: {
    label: 'Child’s name',
    hint: 'A parent or guardian comes along. About the visit we call you, on {phone}',
    age: 'Child’s age in years',
  },
  /** Of every patient under 18. */
  guardian: 'A parent or guardian comes along.',
  /** How old the one is who is booked for. */
  age: { label: 'Patient’s age in years', hint: '0 for a baby under one year' },
  /** Who comes, where somebody else booked; `years` is one of the next. */
  comes: '{name}, {years}',
  baby: 'under 1 year',
  years: { one: '{count} year', other: '{count} years' },
  patientRow: 'Patient',
  callRow: 'We call',
  /** What the answer is called where it is shown. */
  row: 'Name',
  causes: {
    name: {
      empty: 'Enter the full name of the patient',
      long: 'A name can have at most 100 characters',
      link: 'A name has no web or e-mail address. Put a space after a dot, like R. Kumar',
      digits: 'A name has no digits. Enter the name in letters',
      characters: 'Enter the name in letters. Spaces, dots, hyphens and apostrophes are fine',
    },
    age: {
      empty: 'Enter the age of the patient',
      characters: 'Enter the age in years as a number, like 8 or 63',
      range: 'An age is a number from 0 to 120',
    },
  } satisfies Sentences<'name' | 'age'>,
} as const

/** Where the holder of an account enters their own. */
export const OWN_NAME = {
  name: { ...NAME.causes.name, empty: 'Enter your full name' },
} as const satisfies Sentences<'name'>

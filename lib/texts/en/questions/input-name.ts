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
  /** What the answer is called where it is shown. */
  row: 'Name',
  causes: {
    name: {
      empty: 'Enter the full name of the patient',
      long: 'A name can have at most 100 characters',
      digits: 'A name has no digits. Enter the name in letters',
      characters: 'Enter the name in letters. Spaces, dots, hyphens and apostrophes are fine',
    },
  } satisfies Sentences<'name'>,
} as const

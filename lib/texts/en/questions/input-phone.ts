// Asks for the mobile number, with the consent notice.
import type { Sentences } from '@/flows/causes'

export const PHONE = {
  title: 'What is your mobile number?',
  label: 'Mobile number',
  hint: '10 digits, like 98765 43210',
  /** Why we need the number. */
  why: 'We’ll use it to hold your slot and text you the details.',
  whyCall: 'A dentist will call you on this number.',
  account: 'Have an account? Sign in',
  consent: 'By continuing, you agree that we may call or message you about this request, even if you don’t finish it.',
  /** Changes with the text of `consent`. */
  consentVersion: 'phone-2026-11-28',
  privacy: 'How we use your data',
  /** The label of the answer in a summary. */
  row: 'Mobile number',
  causes: {
    phone: {
      empty: 'Enter a 10-digit mobile number, like 98765 43210',
      letters: 'Enter digits only, like 98765 43210',
      short: 'This number is too short. Enter 10 digits, like 98765 43210',
      long: 'This number is too long. Enter 10 digits, like 98765 43210',
      landline: 'This is a landline number. Enter a mobile number so we can text you',
      series: 'Indian mobile numbers begin with 6, 7, 8 or 9. Check the first digit',
      foreign: 'This number is from another country. Enter an Indian mobile number, like 98765 43210',
    },
  } satisfies Sentences<'phone'>,
} as const

// Asks the mobile number, with the consent notice.
import type { Sentences } from '@/flows/causes'

export const PHONE = {
  title: 'What is your mobile number?',
  label: 'Mobile number',
  hint: '10 digits, like 98765 43210',
  /** Why it is asked. */
  why: 'To hold your time and send you the details.',
  whyCall: 'So that a dentist can call you.',
  account: 'Have an account? Sign in and we fill this in',
  consent: 'By continuing you agree that we call or message you about this request, also when you do not finish it.',
  consentVersion: 'phone-2026-11-23',
  privacy: 'How we use your data',
  /** What the answer is called where it is shown. */
  row: 'Mobile number',
  causes: {
    phone: {
      empty: 'Enter a 10-digit mobile number, like 98765 43210',
      letters: 'A mobile number has digits only. Enter one like 98765 43210',
      short: 'This number has too few digits. A mobile number has 10, like 98765 43210',
      long: 'This number has too many digits. A mobile number has 10, like 98765 43210',
      landline: 'This is a landline number. Enter a mobile number, so that we can send you a message',
      series: 'Indian mobile numbers begin with 6, 7, 8 or 9. Check the first digit',
      foreign: 'This number is from another country. Enter an Indian mobile number, like 98765 43210',
    },
  } satisfies Sentences<'phone'>,
} as const

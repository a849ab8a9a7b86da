// Texts of the code that proves the number at the review, and of waiting.
import type { Sentences } from '@/flows/causes'

export const PROOF = {
  title: 'Confirm your number',
  why: 'Before you book, we check your number. We’ll text a 6-digit code to the number ending in {ending}.',
  send: 'Send me the code',
  sent: 'We’re texting a 6-digit code to the number ending in {ending}. It is valid for 5 minutes.',
  late: 'Our SMS are delayed right now. We keep trying to text a 6-digit code to the number ending in {ending}. If it doesn’t come in a minute, call us.',
  label: '6-digit code',
  hint: 'It is in the SMS from [brand]',
  again: 'Send a new code',
  from: 'You can ask for a new code from {when}.',
  call: 'Didn’t get a code? Call us and we’ll book for you:',
  waitNetwork:
    'Many people on your internet connection have booked just now. Your answers are saved. You can book from {when}.',
  waitNumber:
    'This number already holds as many slots as we allow. Confirm or cancel one of them, or try again from {when}.',
  waitCall: 'Or call us and we’ll book for you:',
  causes: {
    code: {
      needed: 'Confirm your number first. We’ll text you a code',
      empty: 'Enter the 6-digit code we texted you',
      letters: 'Enter digits only, like 048213',
      length: 'Enter 6 digits, like 048213',
      wrong_code: 'This code is not right. Check our latest SMS and enter its code',
      code_tries: 'The code was wrong three times. Ask for a new one',
      code_expired: 'This code has expired. Ask for a new one',
      often: 'We can’t send more codes to this number right now. See below when you can ask again',
    },
  } satisfies Sentences<'code'>,
} as const

// Proving the number at the review, and having to wait.
import type { Sentences } from '@/flows/causes'

export const PROOF = {
  title: 'Confirm your number',
  why: 'Many times are being asked for right now. So that they go to people who come, we send a code of 6 digits to the number that ends in {ending}.',
  send: 'Send me the code',
  sent: 'A code of 6 digits is on its way to the number that ends in {ending}. It is good for 5 minutes.',
  late: 'Our SMS are delayed right now. We keep trying to send a code of 6 digits to the number that ends in {ending}. If it does not come in a minute, call us.',
  label: '6-digit code',
  hint: 'It is in the SMS from [brand]',
  again: 'Send another code',
  from: 'Another code can be sent from {when}.',
  call: 'No code? Call us and we book for you:',
  waitNetwork:
    'From your internet connection more appointments were booked in the last hour than we take from one. Your answers are kept: you can book from {when}.',
  waitNumber:
    'This number holds, or has booked, as many times as one number can. Confirm or cancel one, or go on from {when}.',
  waitCall: 'Or call us and we book for you:',
  causes: {
    code: {
      needed: 'Confirm your number first: we send a code to it',
      empty: 'Enter the 6-digit code that we sent',
      letters: 'The code has digits only, like 048213',
      length: 'The code has 6 digits, like 048213',
      wrong_code: 'This is not the code that we sent. Check the newest message and enter its code',
      code_tries: 'The code was entered wrongly three times. Ask for another one',
      code_expired: 'The code is no longer good. Ask for another one',
      often: 'No more codes can be sent to this number just now. Below it says from when on',
    },
  } satisfies Sentences<'code'>,
} as const

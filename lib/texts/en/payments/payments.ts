// Texts about paying online, on the review, on the payment’s own page and on the booking’s pages.

/** On the review. The first button books without paying. */
export const PAY_NOW = {
  later: 'Book, pay at the visit',
  now: 'Book and pay {amount} now',
  /** Where the chain wants the money before the visit. */
  first: 'Book and pay {amount}',
  /** Before that line, for a number with no-shows. Its patient has proved it. */
  missedLine:
    'Visits booked with this number were missed in the last six months, so please pay for this one now. If you can’t pay online, call us and we’ll book for you.',
  firstLine: 'You pay on the next page. The appointment is yours for 20 minutes, and stays yours once you have paid.',
} as const

/** On the payment’s own page. Its link leads to the payment company. */
export const PAY = {
  title: 'Pay for your visit',
  /** `what`: the time and the place of the visit. */
  facts: '{amount} for your visit: {what}',
  button: 'Pay {amount}',
  buttonLine:
    'This opens the page of our payment partner, for UPI, card or net banking. Afterwards you come back here.',
  code: 'Or scan this code with your phone.',
  codePicture: 'Code that opens the payment page',
  until: 'You can pay here until {until}.',
  first: 'Pay by {until} to keep this appointment. Otherwise we cancel it, and others can book the time.',
  rule: 'If the appointment is cancelled, by you or by us, the whole amount goes back to you. You don’t need to ask for it.',
  missed: {
    kept: 'If you don’t come, it isn’t refunded.',
    refunded: 'If you don’t come, it is refunded too.',
  },
  later: 'Pay at the visit instead',
  waits: 'We haven’t heard from the bank yet',
  waitsLine:
    'This usually takes a few seconds. You can close this page: as soon as we hear from the bank, your booking shows the payment.',
  check: 'Check again',
  paid: 'Thank you, we’ve received your payment',
  paidLine: 'You have paid {amount}.',
  receipt: 'Receipt',
  booking: 'See your booking',
  back: 'Your money is on its way back',
  backLine: '{amount} goes back to the account that you paid from. Banks need up to 7 working days.',
  backDone: 'Your money has gone back',
  backDoneLine: '{amount} has gone back to the account that you paid from.',
  ended: 'This payment page has ended',
  endedLine: 'We have received no payment here. Your appointment is booked.',
  again: 'Pay {amount} online',
  away: 'Online payment isn’t working at the moment',
  awayLine: 'You have paid nothing. Your appointment is booked, and you can also pay at the visit.',
  awayFirst: 'You have paid nothing. Try again by {until}, or call us:',
  gone: 'There is nothing to pay',
  goneLine: 'The appointment is cancelled. If you paid only just now, the whole amount goes back to you.',
  settled: 'There is nothing to pay',
  settledLine: 'Nothing is due for this appointment.',
  unknown: 'This link doesn’t work',
  unknownLine: 'The link is incomplete. Open your booking, or call us:',
} as const

/** On the booking’s own page. */
export const MONEY = {
  title: 'Payment',
  due: 'You can pay online now, or at the visit.',
  first: 'Pay {amount} by {until} to keep this appointment.',
  pay: 'Pay {amount} now',
  unpaid: 'Pay to keep this appointment',
  surplus: 'We still have to give {amount} back to you. Ask for it at the clinic, or call us.',
} as const

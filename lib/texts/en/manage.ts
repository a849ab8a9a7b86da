// The words of a booking's own page.

export const MANAGE = {
  title: 'Your booking',
  cancel: 'Cancel this appointment',
  cancelLine: 'The place goes to someone else at once.',
  move: 'Move to another time',
  moveButton: 'Move to this time',
  moved: 'Your appointment is moved. The reference stays the same.',
  cancelled: 'This appointment is cancelled.',
  past: 'This appointment is in the past.',
  tooLate: 'It is less than 2 hours to the appointment, so it can’t be changed here any more. Call us and we help.',
  link: 'The link to this booking',
  linkLine:
    'Whoever has it can open, move and cancel this booking, until 30 days after the visit. Did somebody get it who should not? We close it and send a new one by SMS to {phone}.',
  linkButton: 'Make a new link',
  linkSent: 'The link is closed. A new one is on its way by SMS to the number of the booking.',
  linkRefused: 'The link of this booking can’t be made anew here any more. Call us and we help.',
  ways: 'Open it by the newest link in our SMS, or sign in with the number that you booked with.',
  signIn: 'Sign in',
  again: 'Book another appointment',
  /** Why a booking can't be moved, beyond what is wrong with a time. */
  causes: {
    too_late: 'It is less than 2 hours to the appointment. Call us and we help',
    not_found: 'This booking is no longer there to be moved',
    prove:
      'Many times of this day are taken by numbers that nobody has confirmed. Open your booking by the link of our SMS, choose another day, or call us',
    moved_often:
      'Very many appointments were moved from your internet connection within the hour. Try again in an hour, or call us',
  },
} as const

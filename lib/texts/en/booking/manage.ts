// The words of a booking's own page, and of the question before it is cancelled.

export const MANAGE = {
  photoRemoved: 'The photo is removed.',
  title: 'Your booking',
  change: 'Change the time',
  changeLine: 'The place, the price and the reference stay.',
  moveButton: 'Move to this time',
  cancel: 'Cancel the appointment',
  cancelLine: 'You are asked once more before anything happens.',
  moved: 'Your appointment is moved. The reference stays the same.',
  same: 'Your appointment is at this time already. Nothing was changed.',
  undone: 'Your appointment stands again: the same reference, and the time below.',
  past: 'This appointment is in the past.',
  tooLate:
    'It can’t be changed here any more: changes end 2 hours before the time, or when the visit begins. Call us and we help.',
  link: 'The link to this booking',
  linkLine:
    'Anyone who has the link of our SMS can open, move and cancel this booking, until 30 days after the visit. Does someone have it who should not? Then we close it and send a new one to {phone}.',
  linkButton: 'Make a new link',
  linkSent: 'The link is closed. A new one is on its way by SMS to the number of the booking.',
  linkRefused: 'The link of this booking can’t be made anew here any more. Call us and we help.',
  reminders: 'Stop or start reminders',
  ways: 'Open it by the newest link in our SMS, or get a code on your mobile.',
  again: 'Book another appointment',
  replaced: 'You booked another appointment in its place.',
  replacedBy: 'See it: {reference}',
  /** Why a booking can't be moved, beyond what is wrong with a time; and why a cancellation can't be undone. */
  causes: {
    too_late: 'Changes end 2 hours before the time, or when the visit begins. Call us and we help',
    not_found: 'This booking is no longer there to be moved',
    prove:
      'Many times of this day are taken by numbers that nobody has confirmed. Open your booking by the link of our SMS, choose another day, or call us',
    moved_often:
      'Very many appointments were moved from your internet connection within the hour. Try again in an hour, or call us',
    undo_taken: 'Somebody else has this time by now. It stays cancelled',
    undo_closed: 'This time is not on offer any more. It stays cancelled',
    undo_over: 'The time to undo is over, and it stays cancelled. Book it again below, or call us',
    undo_limited: 'This time has gone to others. Book another one below, or call us and we help',
  },
} as const

/** Who comes with the patient. */
export const TOGETHER = {
  title: 'Together with',
  bring: 'Bring family: more people in the times beside yours',
  brought: 'Your family is booked, each under a reference of their own: see them below.',
} as const

/** Asked shortly before a visit. */
export const COMING = {
  title: { clinic: 'Do you come?', at_home: 'Are you at home then?', video: 'Can we call you then?' },
  button: { clinic: 'Yes, I come', at_home: 'Yes, I am at home', video: 'Yes, call me' },
  line: 'If not, move or cancel the appointment below: then someone else can have the time.',
  said: {
    clinic: 'Thank you: you have told us that you come. We look forward to seeing you.',
    at_home: 'Thank you: you have told us that you are at home. Our team comes at this time.',
    video: 'Thank you: you have told us that you are there. A dentist calls you.',
  },
} as const

/** The clinic can't keep the time: why, and what instead. */
export const AFFECTED = {
  title: 'We can’t see you at this time',
  why: {
    dentist_away: 'We are sorry: the dentist is away on {when}.',
    chair_down: 'We are sorry: the dental chair can’t be used on {when}.',
    no_power: 'We are sorry: the clinic has no power or water on {when}.',
    holiday: 'We are sorry: the clinic is closed on {when}.',
    weather: 'We are sorry: because of the weather we can’t see you on {when}.',
    works: 'We are sorry: there is building work at the clinic on {when}.',
    new_hours: 'We are sorry: our times have changed, and we can’t see you on {when}.',
    other: 'We are sorry: we can’t see you on {when}.',
  },
  offered: 'One tap moves your appointment to a free time. The price and the reference stay.',
  take: 'Move to ',
  at: '{time}, {place}',
  none: 'No other time is free here in the next 30 days. Call us, and we find one.',
  more: 'None of these? Change the time or cancel below, or call us:',
} as const

export const CANCELLING = {
  title: 'Cancel your appointment?',
  instead: 'Would another time do?',
  insteadLine: 'One tap moves your appointment. The reference stays the same.',
  moveTo: 'Move to ',
  all: 'All times of the next 30 days',
  keep: 'Keep it',
  cancel: 'Yes, cancel',
  line: 'The place goes to someone else at once. For one minute you can undo it.',
  displacedLine: 'We can’t see you at this time, so you can’t have it back afterwards.',
  together: 'Also cancel who comes with me: {names}',
} as const

export const UNDO = {
  title: 'Changed your mind?',
  line: 'For one minute you can have the same time back, if nobody else takes it meanwhile.',
  left: 'You can undo it for {seconds} more seconds.',
  button: 'Undo the cancellation',
  others: 'The nearest free times',
  othersLine: 'One tap, and your appointment stands at this time, under the same reference.',
} as const

/** Finding a booking whose link is lost. */
export const FINDING = {
  title: 'Find my appointment',
  lead: 'Tell us the reference and the mobile number that you booked with. We send a code to that number, and the code opens the booking.',
  reference: 'Reference',
  referenceHint: '8 letters and digits, from our SMS or the page after booking',
  phone: 'Mobile number of the booking',
  send: 'Get a code on your mobile',
  open: 'Open my booking',
  empty: 'Enter the reference of your booking',
  unreadable: 'A reference has 8 letters and digits, like CFHJ 3479. Check it in our SMS',
  often: 'No more codes can be sent for now. The next one can be sent from {when}, or call us',
  none: 'We have no booking with this reference for your number. Check the reference, sign in, or call us',
  other: 'No reference at hand?',
  otherLine: 'Sign in with the mobile number that you booked with: your account lists your appointments.',
  signIn: 'Sign in',
  call: 'Or call us and we look for it:',
} as const

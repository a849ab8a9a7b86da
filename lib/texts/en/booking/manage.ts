// Texts of the pages that show, reschedule, cancel and find a booking.

export const MANAGE = {
  photoRemoved: 'Photo removed.',
  title: 'Your booking',
  change: 'Reschedule',
  changeLine: 'Only the time changes. The price and reference stay the same.',
  moveButton: 'Confirm new time',
  cancel: 'Cancel appointment',
  cancelLine: 'We’ll ask you once more before we cancel.',
  moved: 'Your appointment is rescheduled. The reference stays the same.',
  same: 'Your appointment is already at this time. Nothing has changed.',
  undone: 'Your appointment is booked again, at the time below. The reference is the same.',
  past: 'This appointment is over.',
  tooLate:
    'It’s too late to change this online. You can reschedule or cancel up to [changeHours] hours before the appointment. Please call us:',
  link: 'Your booking link',
  linkLine:
    'Anyone with the link in our SMS can open, reschedule or cancel this booking, until 30 days after the visit. Shared it by mistake? We’ll stop the old link and text a new one to {phone}.',
  linkButton: 'Get a new link',
  linkSent: 'The old link no longer works. We’re texting a new one to the number on this booking.',
  linkRefused: 'You can’t get a new link here any more. Please call us:',
  reminders: 'Stop or start reminders',
  ways: 'Open the link in our latest SMS, or enter your details below and we’ll text you a code.',
  again: 'Book another appointment',
  replaced: 'You booked another appointment instead.',
  replacedBy: 'See it: {reference}',
  /** Why a booking can't be rescheduled (reasons about the slot itself are in select-slot.ts), or a cancellation undone. */
  causes: {
    too_late: 'You can reschedule or cancel up to [changeHours] hours before the appointment. Please call us',
    not_found: 'This booking can’t be rescheduled any more',
    prove:
      'To book this day, first open the link in our SMS, so we know the number is yours. Or choose another day, or call us',
    recall:
      'We can’t remind you of your next visit, because you stopped our reminders. Start them again at the end of this page, or call us',
    moved_often: 'Many people on your internet connection have rescheduled just now. Try again in an hour, or call us',
    undo_taken: 'Someone else has taken this slot. Your appointment stays cancelled',
    undo_closed: 'This slot is no longer available. Your appointment stays cancelled',
    undo_over: 'The minute to undo is over. Your appointment stays cancelled. Book again below, or call us',
    undo_limited: 'We can’t give you this slot back. Book another one below, or call us',
    not_here:
      'You can say “I’m here” only around the time of the visit. If you’re at the clinic, please tell the front desk',
  },
} as const

/** People who were booked with the patient. */
export const TOGETHER = {
  title: 'Also coming',
  bring: 'Book for family or friends too',
  brought: 'Your family or friends are booked. Each person has their own reference, shown below.',
} as const

/** Asked shortly before a visit. */
export const COMING = {
  title: { clinic: 'Are you coming?', at_home: 'Will you be at home?', video: 'Can we call you?' },
  button: { clinic: 'Yes, I’ll be there', at_home: 'Yes, I’ll be at home', video: 'Yes, call me' },
  line: 'If not, please reschedule or cancel below, so someone else can use the slot.',
  said: {
    clinic: 'Thank you for confirming. We look forward to seeing you.',
    at_home: 'Thank you for confirming. Our team will come at this time.',
    video: 'Thank you for confirming. A dentist will call you at this time.',
  },
} as const

/** Around the time of a visit to the clinic. The last sentence is for every visit. */
export const ARRIVAL = {
  title: 'Are you at the clinic?',
  button: 'I’m here',
  line: 'Tap once you’ve arrived, so the front desk knows.',
  known: 'The clinic knows that you’re here, since {time}.',
  late: 'Running about {minutes} minutes late. Your appointment will begin at about {time}.',
} as const

/** The clinic can't see the patient at the booked time: why, and other slots. */
export const AFFECTED = {
  title: 'Sorry, we can’t keep your appointment time',
  why: {
    dentist_away: 'Sorry, the dentist is away on {when}.',
    chair_down: 'Sorry, the dental chair can’t be used on {when}.',
    no_power: 'Sorry, the clinic has no power or water on {when}.',
    holiday: 'Sorry, the clinic is closed on {when}.',
    weather: 'Sorry, we can’t see you on {when} because of the weather.',
    works: 'Sorry, there is repair work at the clinic on {when}.',
    new_hours: 'Sorry, our opening hours have changed and we can’t see you on {when}.',
    other: 'Sorry, we can’t see you on {when}.',
  },
  /** A reason of the chain's own. */
  ownReason: 'Sorry, we can’t see you on {when}. The reason: {reason}.',
  offered: 'Tap a time to reschedule. The price and reference stay the same.',
  take: 'Reschedule to ',
  at: '{time}, {place}',
  none: 'No other slots are left here in the next [windowDays] days. Call us and we’ll look for one.',
  more: 'You can also reschedule or cancel below, or call us:',
} as const

export const CANCELLING = {
  title: 'Cancel your appointment?',
  instead: 'Would another time suit you?',
  insteadLine: 'Tap a time to reschedule. The reference stays the same.',
  moveTo: 'Reschedule to ',
  all: 'All times in the next [windowDays] days',
  keep: 'No, keep it',
  cancel: 'Yes, cancel',
  line: 'Others can book your slot right away. You can undo this for one minute.',
  displacedLine: 'The clinic can’t keep this slot, so you can’t get it back after you cancel.',
  together: 'Also cancel for: {names}',
} as const

export const UNDO = {
  title: 'Changed your mind?',
  line: 'For one minute, you can have the same slot back if nobody else has taken it.',
  left: 'You can undo this for {seconds} more seconds.',
  button: 'Undo cancellation',
  others: 'Nearest available times',
  othersLine: 'Tap a time to book it with the same reference.',
} as const

/** For a patient who has lost the link to a booking. */
export const FINDING = {
  title: 'Find my appointment',
  lead: 'Enter the reference and the mobile number you booked with. We’ll text a code to that number. Enter the code to open the booking.',
  reference: 'Reference',
  referenceHint: '8 letters and digits, in our SMS or on the page after booking',
  phone: 'Mobile number you booked with',
  send: 'Send me a code',
  open: 'Open my booking',
  empty: 'Enter your booking reference',
  unreadable: 'Enter 8 letters and digits, like CFHJ 3479. You’ll find them in our SMS',
  often: 'We can’t send more codes right now. You can ask for a new one from {when}, or call us',
  none: 'We can’t find a booking with this reference for your number. Check the reference, sign in, or call us',
  other: 'Don’t have the reference?',
  otherLine: 'Sign in with the mobile number you booked with. Your account lists your appointments.',
  signIn: 'Sign in',
  call: 'Or call us and we’ll find it:',
} as const

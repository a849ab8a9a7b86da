// Texts of the page where a patient stops reminders.

export const REMINDERS = {
  title: 'Visit reminders',
  on: 'We send a reminder to {phone} one day before each visit, and again [remindHours] hours before. The day after, we ask how it was.',
  off: 'We don’t send reminders to {phone}, and we don’t ask how visits went.',
  still:
    'You’ll still get messages when a visit is booked, rescheduled or cancelled, and when we can’t keep your time.',
  stop: 'Stop reminders',
  start: 'Send reminders again',
  mayNot: 'To change this, open the link in one of our SMS, or sign in.',
  unknown: 'This link doesn’t work',
  unknownLine:
    'The link is incomplete or has expired. Open the link in our latest SMS, or find your booking with its reference.',
  find: 'Find my appointment',
  booking: 'See your booking',
} as const

// The words of the page that stops reminders.

export const REMINDERS = {
  title: 'Reminders by message',
  on: 'We remind {phone} of each visit a day and three hours before, and ask the day after how it was.',
  off: 'We send no reminders to {phone}, and don’t ask how a visit was.',
  still:
    'What you have to know we still tell you: that a visit is booked, moved or cancelled, and when we need another time.',
  stop: 'Stop the reminders',
  start: 'Send reminders again',
  mayNot: 'To change this, open it by the link in an SMS of ours, or sign in.',
  unknown: 'This link does not open',
  unknownLine:
    'The link is not whole, or over: open it again from our newest SMS, or find your booking by its reference.',
  find: 'Find my appointment',
  booking: 'To your booking',
} as const

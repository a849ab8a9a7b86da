// Texts about the reminder of the next visit, for which a patient asks after a visit.

export const RECALL = {
  title: 'Your next visit',
  /** Beside the button, which is the consent. */
  line: 'We’ll send you an SMS in that month, and one more 30 days later if you haven’t booked. After that, we may call you once more. You can stop this whenever you like.',
  /** A new version says that the line above has changed. */
  consentVersion: 'recall-2026-11-29',
  ask: { one: 'Remind me in {count} month', other: 'Remind me in {count} months' },
  planned: 'We’ll remind you in {month}.',
  asked: 'We reminded you in {month}.',
  plannedLine: 'If you book before then, you won’t get a reminder.',
  stop: 'Don’t remind me',
  stopped: 'We won’t remind you of your next visit.',
} as const

/** On the page that the link in a reminder opens. */
export const RECALLED = {
  title: 'Time for your next visit',
  lead: 'You asked us to remind you. Choose a time at {place}.',
  book: 'Choose a time',
  stopLine: 'Don’t want these reminders?',
  stop: 'Stop these reminders',
  ended: 'No more reminders',
  endedLine: 'We won’t remind you of this visit any more. You can still book whenever you like.',
  unknown: 'This link doesn’t work',
  unknownLine: 'The link is incomplete or has expired. To book a visit, call us:',
} as const

// Asks for the time.
import type { Sentences } from '@/flows/causes'

export const SLOT = {
  title: 'When would you like to come?',
  homeTitle: 'When should we visit?',
  days: 'Days',
  earlier: 'Earlier days',
  later: 'Later days',
  /** The note on a day without a free slot. */
  dayStates: { full: 'Full', over: 'No slots left', closed: 'Closed' },
  free: { one: '{count} slot', other: '{count} slots' },
  parts: { early: 'Early morning', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
  held: 'held for you',
  own: 'your time',
  lead: 'Continue with the time you chose, or choose another one.',
  lost: {
    taken: 'Someone else has taken the time you chose. Choose another one. Your other answers are saved.',
    closed: 'The time you chose is no longer available. Choose another one. Your other answers are saved.',
  },
  /** The titles of the dialog about a slot that is no longer free. */
  lostTitles: {
    taken: 'Someone else took this time',
    expired: 'This time is no longer available',
    closed: 'This time is no longer available',
  },
  /** Closes that dialog and shows other slots. */
  others: 'See other times',
  nearest: 'Nearest available times',
  none: 'No slots left on this day. Choose another day.',
  tellEarlier: 'Text me if an earlier slot opens',
  noneAtAll: 'No slots left here in the next [windowDays] days. Call us and we’ll look for a slot.',
  causes: {
    slot: {
      empty: 'Choose a time',
      unknown: 'We couldn’t read this time. Choose one of the times shown',
      taken: 'Someone else has just taken this slot. Choose another one',
      closed: 'This time is not available. Choose one of the times shown',
      wait: 'You can’t book right now. See below when you can try again, or call us',
    },
  } satisfies Sentences<'slot'>,
} as const

/** Wishes for a dentist where the clinic is given. The rota decides, and it may change. */
export const DENTIST_WISHES = {
  choose: 'Prefer a certain dentist?',
  any: 'Any dentist',
  woman: 'Woman dentist',
  /** For a patient who has been there. */
  last: '{name} (planned at the last visit)',
  womanTimes: 'Next times with a woman dentist, as planned',
  times: 'Next times when {name} is in, as planned',
  none: 'None of these is free in the next [windowDays] days. All free times are below.',
} as const

/** Texts of a hold. */
export const HOLD = {
  held: '{when} is held for you until {until}.',
  left: '{time} left',
  keep: 'Give me more time',
  soon: 'Less than two minutes left. Continue now, or ask for more time.',
  soonLast: 'Less than two minutes left. Please continue now.',
  over: 'This time is no longer held for you. Tap Continue. You can still book it if nobody else has taken it.',
  /** The dialog when a hold has ended. */
  overTitle: 'We can’t hold this time any longer',
  overLine: '{when} is no longer held for you. Tap Continue. You can still book it if nobody else has taken it.',
  goOn: 'Continue',
} as const

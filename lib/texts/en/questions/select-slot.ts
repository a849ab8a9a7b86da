// Asks the time.
import type { Sentences } from '@/flows/causes'

export const SLOT = {
  title: 'When would you like to come?',
  homeTitle: 'When shall we come?',
  days: 'Days',
  earlier: 'Earlier days',
  later: 'Later days',
  /** What a day says that has no free time. */
  dayStates: { full: 'Full', over: 'None left', closed: 'Closed' },
  free: { one: '{count} free', other: '{count} free' },
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  held: 'held for you',
  own: 'your time',
  lead: 'Continue with the time that you chose, or choose another one.',
  lost: {
    taken: 'Someone else has taken the time that you chose. Choose another one: all your other answers are kept.',
    closed: 'The time that you chose is no longer on offer. Choose another one: all your other answers are kept.',
  },
  /** The heads of the dialog that says it. */
  lostTitles: { taken: 'This time is gone', expired: 'This time is gone', closed: 'This time is no longer on offer' },
  /** Closes that dialog, and leads there. */
  others: 'See other times',
  nearest: 'The nearest free times',
  none: 'No free times on this day. Choose another day.',
  tellEarlier: 'Tell me when an earlier time is free',
  noneAtAll: 'Nothing is free here in the next 30 days. Call us and we look for a place.',
  causes: {
    slot: {
      empty: 'Choose a time',
      unknown: 'This time could not be read. Choose one of the times shown',
      taken: 'Someone else has just taken this time. Choose another one',
      closed: 'This time is not on offer. Choose one of the times shown',
      wait: 'This can’t be done just now. Below it says until when, and how we help',
    },
  } satisfies Sentences<'slot'>,
} as const

/** A time that is held, for as long as it is. */
export const HOLD = {
  held: '{when} is held for you until {until}.',
  left: '{time} left',
  keep: 'Keep it longer',
  soon: 'Less than two minutes are left. Go on now, or keep the time longer.',
  soonLast: 'Less than two minutes are left. Go on now.',
  over: 'We hold this time for you no longer. Go on: if it is still free, it is yours.',
  /** The dialog that says so. */
  overTitle: 'Your time ran out',
  overLine: 'We hold {when} for you no longer. Go on now: if it is still free, it is yours.',
  goOn: 'Go on',
} as const

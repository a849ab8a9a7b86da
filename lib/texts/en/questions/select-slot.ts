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
  nearest: 'The nearest free times',
  none: 'No free times on this day. Choose another day.',
  noneAtAll: 'Nothing is free here in the next 30 days. Call us and we look for a place.',
  causes: {
    slot: {
      empty: 'Choose a time',
      unknown: 'This time could not be read. Choose one of the times shown',
      taken: 'Someone else has just taken this time. The nearest free times come first',
      closed: 'This time is not on offer. Choose one of the times shown',
      wait: 'This can’t be done just now. Below it says until when, and how we help',
    },
  } satisfies Sentences<'slot'>,
} as const

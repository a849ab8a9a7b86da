/** The language of these texts, for plural rules and formats. */
export const LANGUAGE = 'en-IN'

/** The name of the language in itself, and the offer to a visitor whose browser prefers it. */
export const NAME = 'English'
export const OFFER = 'Read in English'

/** Shown where a call is promised, if nobody who calls speaks the language of the page. */
export const CALLS_IN = 'When we call, we speak {languages}.'

/** Names of near days, shown before the date or in its place. */
export const NEAR_DAYS = { today: 'Today', tomorrow: 'Tomorrow' }

/** Names of weekdays and months are short in `day`, and long in `longDay`. */
export const DATES = {
  day: '{weekday} {day} {month}',
  longDay: '{weekday} {day} {month} {year}',
} as const

/** A period is the part of the day. They begin at 20, 16, 12, 6, 4 and 0 o’clock. */
export const TIMES = {
  pattern: '{time} {period}',
  periods: { late: 'pm', evening: 'pm', afternoon: 'pm', morning: 'am', dawn: 'am', night: 'am' },
} as const

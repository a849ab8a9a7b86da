// Texts about slots that change while the page is open.

export const LIVE = {
  /** Beside times from the response cache, a few seconds old at most. */
  asOf: 'Times checked at {time}',
  /** On the slot itself. */
  gone: 'taken',
  taken: '{time} is no longer available.',
  chosen: 'The time you chose, {time}, is no longer available. Please choose another one.',
  free: '{time} is available again.',
  news: { one: 'Show {count} new time', other: 'Show {count} new times' },
  /** On pages that show only the chosen time. */
  lost: 'This time is no longer available. Your other answers are saved.',
  others: 'See available times',
} as const

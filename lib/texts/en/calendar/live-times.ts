// What changes of the times while a page is looked at.

export const LIVE = {
  /** Beside times that were looked up for everybody, seconds ago at most. */
  asOf: 'Free times as of {time}',
  /** On the time itself. */
  gone: 'gone',
  taken: '{time} is no longer free.',
  chosen: 'The time that you chose, {time}, is no longer free. Please choose another one.',
  free: '{time} is free again.',
  news: { one: 'A new time: show it', other: '{count} new times: show them' },
  /** Where the chosen time alone is shown. */
  lost: 'This time is no longer free. Your other answers are kept.',
  others: 'See the free times',
} as const

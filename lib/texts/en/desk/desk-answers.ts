// The texts of the feedback page, which managers read.
export const ANSWERS = {
  title: 'Feedback',
  summary: {
    one: 'Last {days} days: {count} answer. Average score: {average} of 5. Scores of 1 or 2: {unhappy}.',
    other: 'Last {days} days: {count} answers. Average score: {average} of 5. Scores of 1 or 2: {unhappy}.',
  },
  none: 'No answers in the last {days} days.',
  when: 'Answered',
  score: 'Score of 5',
  words: 'Comment',
  visit: 'Visit',
  place: 'Clinic',
  booking: 'Booking',
  all: 'All clinics',
  show: 'Show',
  nothing: 'No feedback yet. We text patients a question the day after their visit.',
  more: 'Earlier answers',
} as const

// The words of the page of what patients answered, which managers read.
export const ANSWERS = {
  title: 'How it was',
  summary: {
    one: 'In the last {days} days {count} patient answered, on average {average} of 5. {unhappy} gave 1 or 2.',
    other: 'In the last {days} days {count} patients answered, on average {average} of 5. {unhappy} gave 1 or 2.',
  },
  none: 'Nobody has answered in the last {days} days.',
  when: 'Answered',
  score: 'Of 5',
  words: 'In their words',
  visit: 'Visit',
  place: 'Clinic',
  booking: 'Booking',
  all: 'All clinics',
  show: 'Show',
  nothing: 'There is no answer here yet. Patients are asked the day after their visit.',
  more: 'Earlier answers',
} as const

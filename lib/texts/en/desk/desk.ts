// The words of the frame around the front desk's pages, which staff read.
export const DESK = {
  title: 'Front desk',
  navigation: 'Front desk',
  place: 'Clinic',
  all: 'Choose a clinic',
  go: 'Go',
  map: 'on the map',
  choose: 'Which clinic are you at?',
  find: 'Find by name, last four digits or reference',
  findButton: 'Find',
  ways: {
    day: 'Day',
    bookings: 'Bookings',
    calls: 'Calls',
    closures: 'Closures',
    setUp: 'Set-up',
    funnel: 'Funnel',
    answers: 'How it was',
    events: 'Audit',
    staff: 'Staff',
  },
  acts: { hide: 'Hide names', show: 'Show names', lock: 'Lock', leave: 'Leave the desk' },
} as const

/** The screen that went blank by itself. */
export const BLANK = {
  title: 'The desk is locked',
  pin: 'PIN',
  open: 'Open the desk',
  wrong: 'That is not right. Try again',
  wait: 'That was wrong too often. Try again from {until}',
  lost: 'The site did not answer. Try again, or enter anew',
  anew: 'Enter anew: what was not sent is lost',
} as const

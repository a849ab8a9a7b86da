// The texts of the frame around the front desk's pages.
export const DESK = {
  title: 'Front desk',
  navigation: 'Front desk',
  place: 'Clinic',
  all: 'Choose a clinic',
  go: 'Go',
  map: 'on the map',
  choose: 'Which clinic are you at?',
  find: 'Name, last four digits or reference',
  findButton: 'Find',
  ways: {
    day: 'Day',
    bookings: 'Bookings',
    calls: 'Call list',
    money: 'Money',
    closures: 'Closures',
    setUp: 'Set-up',
    funnel: 'Funnel',
    answers: 'Feedback',
    events: 'Audit',
    staff: 'Staff',
  },
  acts: { hide: 'Hide names', show: 'Show names', lock: 'Lock', leave: 'Sign out' },
} as const

/** The screen that locks after some minutes without use. */
export const BLANK = {
  title: 'The desk is locked',
  pin: 'PIN',
  open: 'Unlock',
  wrong: 'That isn’t correct. Try again',
  wait: 'Too many wrong tries. Try again at {until}',
  lost: 'The site didn’t answer. Try again',
  anew: 'Start again (unsaved entries are lost)',
} as const

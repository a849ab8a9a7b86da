// The words of the frame around the front desk's pages, which staff read.
export const DESK = {
  title: 'Front desk',
  navigation: 'Front desk',
  place: 'Clinic',
  all: 'Choose a clinic',
  go: 'Go',
  choose: 'Which clinic are you at?',
  ways: {
    day: 'Day',
    bookings: 'Bookings',
    calls: 'Calls',
    closures: 'Closures',
    setUp: 'Set-up',
    funnel: 'Funnel',
    events: 'Audit',
    staff: 'Staff',
  },
  acts: { hide: 'Hide names', show: 'Show names', lock: 'Lock', leave: 'Leave the desk' },
} as const

// The words of the account: what the server renders. What is changed in the browser stands in account-changes.ts.

export const ACCOUNT = {
  title: 'My account',
  navigation: 'My account',
  overview: 'Overview',
  profile: 'Your details',
  security: 'Security',
  signOut: 'Sign out',
  greeting: 'Hello, {name}',
  number: 'Signed in with {phone}',
  noScript: 'This part needs JavaScript. Switch it on in your browser, or call us and we help:',
} as const

export const APPOINTMENTS = {
  upcoming: 'Your appointments',
  past: 'Past appointments',
  where: 'Where',
  price: 'Price',
  patient: 'For',
  reference: 'Reference',
  kinds: { clinic: 'Clinic visit', video: 'Video call', at_home: 'Home visit' },
  atHome: 'At your address',
  saved: '{amount} less, as a member',
  byPhone: 'Video call. A dentist calls your mobile number.',
  cancelled: 'Cancelled',
  change: 'Change',
  changeOf: ' the appointment on {when}',
  cancel: 'Cancel',
  directions: 'Open in maps',
  calendar: 'Add to your calendar',
  tooLate: 'Changes end 2 hours before the time, or when the visit begins. Call us to change it:',
  again: 'Book again',
  againOf: ' {treatment}, as on {when}',
  none: 'You have no appointment ahead of you.',
  noneLine: 'Choose a treatment, a clinic and a time. What you book with this mobile number is shown here.',
  book: 'Book an appointment',
  bookAnother: 'Book another appointment',
  nonePast: 'Nothing here yet. After your first visit you can book the same again from here.',
  elsewhere: 'What was booked with another mobile number is not shown here. Its reference and a code open it.',
} as const

export const MEMBERSHIP_CARD = {
  title: 'Membership',
  number: 'Membership number',
  validUntil: 'Valid until',
  ended: 'Your membership ended on {day}. Activating it again is free, and you keep your number.',
  left: 'Left this year',
  benefits: { check_up: 'Checkups', cleaning: 'Cleanings', price: 'Members’ price' },
  leftOf: '{left} of {of}',
  atClinic: '{count} a year, counted at the clinic',
  off: '{percent}\u00a0% off scans, smile design and further visits',
  saved: 'Saved so far',
  use: 'Book a checkup',
  none: 'Not a member yet',
  noneLine: 'One year of regular care for one patient. Free to activate.',
  activate: 'Activate membership',
  activateAgain: 'Activate again',
} as const

export const REFERRAL_CARD = {
  title: 'Invite a friend',
  line: 'Send someone your link, or let them scan your code.',
  open: 'My link and code',
} as const

export const PROFILE = {
  title: 'Your details',
  lead: 'What we call you, and how we reach you.',
  name: 'Name',
  fullName: 'Full name',
  nameHint: 'As the clinic shall call you. It is filled in when you book.',
  saveName: 'Save the name',
  nameSaved: 'Your name is saved.',
} as const

export const SECURITY = {
  title: 'Security',
  lead: 'How you sign in, and where you are signed in.',
} as const

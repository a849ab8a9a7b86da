// Texts of the account that the server renders. Texts of changes in the browser are in account-changes.ts.

export const ACCOUNT = {
  title: 'My account',
  navigation: 'My account',
  overview: 'Overview',
  profile: 'Your details',
  security: 'Security',
  signOut: 'Sign out',
  greeting: 'Hello, {name}',
  number: 'Signed in with {phone}',
  noScript: 'This part needs JavaScript. Turn it on in your browser, or call us:',
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
  saved: 'You save {amount} as a member',
  byPhone: 'Video call. A dentist will call your mobile number.',
  cancelled: 'Cancelled',
  change: 'Reschedule',
  changeOf: ' the appointment on {when}',
  cancel: 'Cancel',
  directions: 'Open in maps',
  calendar: 'Add to your calendar',
  tooLate:
    'You can reschedule or cancel here up to [changeHours] hours before the appointment. To change it now, call us:',
  again: 'Book again',
  againOf: ' {treatment}, as on {when}',
  none: 'No upcoming appointments',
  noneLine: 'Choose a treatment, a clinic and a time. Appointments booked with this mobile number show up here.',
  book: 'Book an appointment',
  bookAnother: 'Book another appointment',
  nonePast: 'Nothing here yet. After your first visit, you can book the same again from here.',
  elsewhere:
    'Booked with another mobile number? Open that booking with its reference. We’ll text a code to that number.',
} as const

export const MEMBERSHIP_CARD = {
  title: 'Membership',
  number: 'Membership number',
  validUntil: 'Valid until',
  ended:
    'Your membership ended on {day}. You can activate it again for [membershipPrice|[membershipPrice], paid at the clinic,|free] and keep your number.',
  left: 'Left this year',
  benefits: { check_up: 'Checkups', cleaning: 'Cleanings', price: 'Member price' },
  leftOf: '{left} of {of}',
  atClinic: '{count} a year. The clinic keeps count.',
  off: '{percent}\u00a0% off scans, smile design and extra checkups',
  saved: 'Saved so far',
  use: 'Book a checkup',
  none: 'Not a member yet',
  noneLine:
    '[membershipPrice|Checkups and cleanings for one patient, for one year. It costs [membershipPrice], paid at the clinic on your first visit.|Free checkups and cleanings for one patient, for one year. Joining is free.]',
  activate: 'Activate membership',
  activateAgain: 'Activate again',
} as const

export const REFERRAL_CARD = {
  title: 'Invite a friend',
  line: 'Send someone your link, or let them scan your QR code.',
  open: 'My link and QR code',
} as const

export const PROFILE = {
  title: 'Your details',
  lead: 'Your name, and how we reach you.',
  name: 'Name',
  fullName: 'Full name',
  nameHint: 'The name the clinic will use. We fill it in when you book.',
  saveName: 'Save name',
  nameSaved: 'Your name is saved.',
} as const

export const SECURITY = {
  title: 'Security',
  lead: 'How you sign in, and where you are signed in.',
} as const

// Texts of every page’s header and footer.

export const SITE = {
  skip: 'Skip to main content',
  menu: 'Menu',
  /** The name of the list of languages, for screen readers. */
  languages: 'Languages',
  treatments: 'Treatments',
  clinics: 'Clinics',
  emergencyCare: 'Emergency care',
  consultation: 'Free smile consultation',
  cities: 'Our cities',
  patients: 'For patients',
  about: 'About this site',
  terms: 'Terms',
  accessibility: 'Accessibility',
  membership: 'Membership',
  account: 'Account',
  /** Replaces `account` for a guest. */
  signIn: 'Sign in',
  yourAccount: 'Your account',
  book: 'Book',
  findBooking: 'Find my appointment',
  call: 'Call',
  /** Replaces `call` while the help line is closed. */
  urgent: 'Emergency',
  bookOrCall: 'Book or call',
  callNumber: ' {phone}',
  help: 'Help',
  emergency: 'In an emergency:',
  national: 'Call {number}',
  ambulance: 'Ambulance {number}',
  privacy: 'Privacy',
  titleOf: '{title} – {brand}',
} as const

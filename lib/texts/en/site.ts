// The words of every page: its head and its foot.

export const SITE = {
  skip: 'Skip to the main part',
  menu: 'Menu',
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
  /** The same for a guest. */
  signIn: 'Sign in',
  yourAccount: 'Your account',
  book: 'Book',
  findBooking: 'Find my appointment',
  call: 'Call',
  /** In its place while nobody answers. */
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

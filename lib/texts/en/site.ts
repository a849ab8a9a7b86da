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
  yourAccount: 'Your account',
  book: 'Book',
  help: 'Help',
  helpHours: 'Every day, 8 am to 9 pm',
  emergency: 'In an emergency call {national}, or {ambulance} for an ambulance.',
  privacy: 'Privacy',
  titleOf: '{title} – {brand}',
} as const

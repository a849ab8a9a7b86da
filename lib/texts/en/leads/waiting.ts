// Texts of the waiting list for a clinic in another city.

export const WAITING = {
  title: 'Where would you like a clinic?',
  lead: 'Leave your city and mobile number, and we’ll tell you when a [brand] clinic opens there.',
  city: 'Your city or town',
  consent: 'By sending this, you agree that we may call or message you about a clinic near you.',
  /** Changes with the text of `consent`. */
  consentVersion: 'waiting-2026-11-28',
  privacy: 'How we use your data',
  button: 'Tell me when you open there',
  noted: 'We have noted {city}',
  line: 'We’ll use your number to tell you when a [brand] clinic opens there. Until then, you’re welcome at any of our clinics.',
  link: 'See our clinics',
} as const

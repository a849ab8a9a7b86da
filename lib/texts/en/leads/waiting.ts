// The words of the waiting list for a clinic in another city.

export const WAITING = {
  title: 'Where would you like a clinic?',
  lead: 'Leave your city and mobile number, so that we can tell you when a [brand] clinic opens there.',
  city: 'Your city or town',
  consent: 'By sending this you agree that we call or message you about a clinic near you.',
  /** Changes with the words of `consent`. */
  consentVersion: 'waiting-2026-11-24',
  privacy: 'How we use your data',
  button: 'Tell me when you open there',
  noted: 'We have noted {city}',
  line: 'We keep your number to tell you when a [brand] clinic opens there. Until then you are welcome at any of our clinics.',
  link: 'See our clinics',
} as const

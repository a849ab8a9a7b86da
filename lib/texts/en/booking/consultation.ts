// Texts of the free smile consultation.

export const PPR_LANDING = {
  title: 'Free smile consultation by phone',
  lead: 'Tell us what is troubling you. A dentist will call you, answer your questions and explain what can be done.',
  short: 'Give us your number and a dentist will call you for free.',
  who: 'Who it’s for',
  whoLine: 'For anyone who wants a dentist’s advice before starting treatment. Nothing to pay, nothing to sign.',
  how: 'How it works',
  howAsked: 'Give us your number, your city and your name',
  howMore: {
    one: 'Answer {count} short question (optional)',
    other: 'Answer up to {count} short questions (all optional)',
  },
  howThen: ['A dentist calls you at the time you choose', 'You decide if you want to visit'],
  start: 'Start',
  cards: 'Or choose your problem',
} as const
export const PPR_END = {
  title: 'Thank you. A dentist will call you',
  when: 'When',
  who: 'Who will call',
  whoLine: 'A dentist from {brand}',
  whom: 'We’ll call',
  whomLine: '{name}, {phone}',
  from: 'Our number',
  bySms: 'You’ll also get the day and time by SMS.',
  change: 'Change the time or an answer',
  rather: 'Would you rather come to a clinic?',
  chair: 'Next available slot in your city: {place}, {when}. {price}.',
  take: 'Choose this time',
  orCall: 'Or call us:',
  strong: 'You said you are in severe pain. Please don’t wait for our call. Book an emergency visit, or call us.',
  emergency: 'Book an emergency visit',
  home: 'Go to the home page',
} as const
/** The hours of the call. */
export const WHEN = {
  between: '{day}, {from} to {until}',
  before: '{day}, before {until}',
} as const

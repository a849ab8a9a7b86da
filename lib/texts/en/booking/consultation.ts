// Texts of the free smile consultation.

export const PPR_LANDING = {
  title: 'Free smile consultation',
  lead: 'Tell us what you would like to change. A dentist will call you, answer your questions and explain what can be done.',
  short: 'Leave your number and a dentist will call you for free.',
  who: 'Who it’s for',
  whoLine: 'For anyone considering treatment who wants a dentist’s advice first. Nothing to pay, nothing to sign.',
  how: 'How it works',
  howAsked: 'Leave your number, your city and your name',
  howMore: {
    one: 'Answer {count} short question (optional)',
    other: 'Answer up to {count} short questions (all optional)',
  },
  howThen: ['A dentist calls you at the time you choose', 'You decide if you want to visit'],
  start: 'Start',
  cards: 'Or pick your concern',
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
  rather: 'Prefer to visit?',
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

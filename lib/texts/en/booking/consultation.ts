// The words of the free smile consultation.

export const PPR_LANDING = {
  title: 'Free smile consultation',
  lead: 'Tell us what you would like to change. A dentist calls you, answers your questions and says what can be done.',
  short: 'Leave your number and a dentist calls you, free of charge.',
  who: 'For whom',
  whoLine:
    'For everyone who thinks about a treatment and would like to hear a dentist before deciding. Nothing to pay, nothing to sign.',
  how: 'How it goes',
  howAsked: 'You leave your number, your city and your name',
  howMore: {
    one: 'You answer what you like of {count} short question',
    other: 'You answer what you like of {count} short questions',
  },
  howThen: ['A dentist calls you at the time you choose', 'You decide whether to come'],
  start: 'Start',
  cards: 'Or begin with what bothers you',
} as const
export const PPR_END = {
  title: 'Thank you. A dentist calls you',
  when: 'When',
  who: 'Who calls',
  whoLine: 'A dentist of {brand}',
  whom: 'Whom we call',
  whomLine: '{name}, {phone}',
  from: 'The number you see',
  bySms: 'We send you the day and the time by SMS, too.',
  change: 'Change the time or an answer',
  rather: 'Would you rather come?',
  chair: 'The next free chair in your city: {place}, {when}. {price}.',
  take: 'Take this time',
  orCall: 'Or call us:',
  strong: 'You said that it hurts badly. You need not wait for us: book an emergency visit, or call.',
  emergency: 'Book an emergency visit',
  home: 'Back to the start',
} as const
/** When a dentist calls. */
export const WHEN = {
  between: '{day}, {from} to {until}',
  before: '{day}, before {until}',
} as const

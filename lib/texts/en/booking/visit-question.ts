// The words of the page that asks how a visit was.

export const VISIT_QUESTION = {
  title: 'How was your visit?',
  lead: 'Your visit on {day}. Your answer goes to the clinic, and nowhere else.',
  legend: 'How was it?',
  scores: { 5: 'Very good', 4: 'Good', 3: 'All right', 2: 'Not good', 1: 'Bad' },
  words: 'What should we know? (You need not write anything)',
  wordsHint: 'Write nothing about your health here. In pain? Call us: {help}',
  send: 'Send',
  empty: 'Choose how it was',
  long: 'Write 300 characters at most',
  thanks: 'Thank you: you have told us',
  thanksLine: 'The clinic reads it. There is nothing more to do. In pain, or a question? Call us:',
  unknown: 'There is nothing to answer here',
  unknownLine: 'The link is not whole, or over. Do you want to tell us something? Call us:',
  stop: 'Want no more of these messages?',
  booking: 'To your booking',
} as const

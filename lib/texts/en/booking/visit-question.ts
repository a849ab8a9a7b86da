// Texts of the page that asks how a visit was.

export const VISIT_QUESTION = {
  title: 'How was your visit?',
  lead: 'Tell us about your visit on {day}. Your answer goes only to the clinic.',
  legend: 'How was it?',
  scores: { 5: 'Very good', 4: 'Good', 3: 'All right', 2: 'Not good', 1: 'Bad' },
  words: 'Anything we should know? (optional)',
  wordsHint: 'Please don’t write about your health here. In pain? Call us: {help}',
  send: 'Send',
  empty: 'Choose how your visit was',
  long: 'Enter 300 characters or fewer',
  thanks: 'Thank you for telling us',
  thanksLine: 'The clinic will read your answer. In pain, or have a question? Call us:',
  unknown: 'This link has expired or is incomplete',
  unknownLine: 'Want to tell us something? Call us:',
  stop: 'Want to stop these messages?',
  booking: 'See your booking',
} as const

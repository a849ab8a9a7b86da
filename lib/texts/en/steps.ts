// Texts that every step page loads.

export const STEP = {
  continue: 'Continue',
  /** On a step of cards, where an answer is already known. */
  continueWith: 'Continue: {choice}',
  chosen: 'Your choice',
  back: 'Back',
  change: 'Change',
  price: 'Price',
  booking: 'Your booking',
  bookingLine: {
    one: 'Your booking: {count} answer',
    other: 'Your booking: {count} answers',
  },
  /** In a flow that books no appointment. */
  request: 'Your request',
  requestLine: {
    one: 'Your request: {count} answer',
    other: 'Your request: {count} answers',
  },
  problem: 'There is a problem',
  check: 'Check this answer',
  errorTitle: 'Error: {title}',
  stage: 'Step {at} of {of} · {name}',
  optional: '{label} (optional)',
  lost: 'We can’t reach our server. Your answer is still here. Please try again in a moment.',
  notices: {
    expired: 'Your hold has ended and this time is no longer free. Choose another one. Your other answers are saved.',
    taken: 'This time is no longer free. Choose another one. Your other answers are saved.',
    closed: 'This time is no longer available. Choose another one. Your other answers are saved.',
  },
} as const

/** On every step where the patient may have an emergency. */
export const URGENT = {
  signs: 'Trouble breathing, heavy bleeding or a hard blow to the head? Call now.',
  national: 'Call {number}',
  ambulance: 'Ambulance {number}',
} as const

/** The names of a flow's stages, in order. */
export const STAGES = {
  PPR: ['About you', 'A few questions', 'Done'],
  MEMBER_ACTIVATION: ['Your number', 'A few questions', 'Activated'],
  booking: ['About you', 'Where and when', 'Review', 'Booked'],
} as const

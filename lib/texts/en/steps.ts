// The words that every step page loads. Plain, warm, short; no exclamation marks, no blame.

export const STEP = {
  continue: 'Continue',
  /** On a step whose answer is known, which its cards answer. */
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
  /** Of a walk that books nothing. */
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
  lost: 'We could not reach our server. Your answer is still here: try again in a moment.',
  notices: {
    expired:
      'We could not hold this time any longer, and it is no longer free. Choose another one: all your other answers are kept.',
    taken: 'This time is no longer free. Choose another one: all your other answers are kept.',
    closed: 'This time is no longer on offer. Choose another one: all your other answers are kept.',
  },
} as const

/** On every step that may be about an emergency. */
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

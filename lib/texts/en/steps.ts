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
  answersLine: 'Your answers so far: {count}',
  /** In a flow that books no appointment. */
  request: 'Your request',
  problem: 'There is a problem',
  check: 'Check this answer',
  errorTitle: 'Error: {title}',
  stage: 'Step {at} of {of} · {name}',
  optional: '{label} (optional)',
  lost: 'We can’t reach our server. Your answer is still here. Please try again in a moment.',
  notices: {
    expired:
      'We could not hold this time any longer, and someone else has taken it. Choose another time. Your other answers are saved.',
    taken: 'Someone else has taken this time. Choose another time. Your other answers are saved.',
    closed: 'This time is no longer available. Choose another time. Your other answers are saved.',
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

// The database stores these strings.

/** `unproved`: a booking with an unproved number. `closure`: an affected booking without an answer. */
export const CALL_KINDS = ['lead', 'unproved', 'closure', 'unhappy', 'earlier', 'recall', 'waiting'] as const
export type CallKind = (typeof CALL_KINDS)[number]

/** Scores up to this one, of 5, mean an unhappy patient. */
export const UNHAPPY_SCORE = 2

/** `settled`: somebody spoke to the patient, and nothing is left to do. */
const OUTCOMES = ['booked', 'settled', 'no_answer', 'later', 'wrong_number', 'dont_call'] as const
export type CallOutcome = (typeof OUTCOMES)[number]

/** `later`: at another hour or day. `claimed`: somebody is calling. */
export const CALL_STATES = ['due', 'later', 'claimed'] as const
export type CallState = (typeof CALL_STATES)[number]

export const CALL_NOTICES = [
  'taken',
  'none',
  'outside_hours',
  'not_found',
  'put_back',
  'ended',
  'again',
  'when',
  'lost',
] as const
export type CallNotice = (typeof CALL_NOTICES)[number]

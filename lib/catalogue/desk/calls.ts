// Whom the front desk calls, and what may come of a call. The database holds these words.

/**
 * Who left a number and booked nothing; whose number nobody has shown to be theirs before a visit; whom a closure meets that have
 * not answered; who waits for an earlier time, and who for a city; who was not happy with their visit.
 */
export const CALL_KINDS = ['lead', 'unproved', 'closure', 'unhappy', 'earlier', 'waiting'] as const
export type CallKind = (typeof CALL_KINDS)[number]

/** Who gave so much or less of 5, asked how their visit was, was not happy. */
export const UNHAPPY_SCORE = 2

/** `settled`: spoken to, and nothing is left to do. */
const OUTCOMES = ['booked', 'settled', 'no_answer', 'later', 'wrong_number', 'dont_call'] as const
export type CallOutcome = (typeof OUTCOMES)[number]

/** `due`: may be called now. `later`: at another hour or day. `claimed`: somebody is calling. */
export const CALL_STATES = ['due', 'later', 'claimed'] as const
export type CallState = (typeof CALL_STATES)[number]

/** The notices of the call list: about a call that somebody asked for, or that ended. */
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

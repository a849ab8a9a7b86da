// Every limit on what strangers may do, in one table. The decision over it is decide.ts', counting is check.ts' business; no
// limit feeds another: each counts its own act by its own key.
import type { LimitRule } from '@/lib/limits/rule'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GIB = 1024 ** 3

/** The live holds of one number: so many unproved ones, and as many proved. */
const HOLDS_OF_NUMBER = 10
const BOOKINGS_OF_NUMBER: readonly LimitRule[] = [
  { by: 'number', within: 'ahead', code: 5 },
  { by: 'number', within: 'ahead', proved: true, stop: 20 },
]
/** What is never proved takes two fifths of a place's day, and of one network a fifth. */
const SHARES_OF_DAY: readonly LimitRule[] = [
  { by: 'site', within: 'day', code: { share: 0.4, least: 4 } },
  { by: 'network', within: 'day', code: { share: 0.2, least: 1 } },
]

/** Nothing is sent beyond the day's budget. */
const BUDGET: LimitRule = { by: 'site', within: 'all_sent', stop: { share: 1, least: 1 } }
const ACTION_BUDGET: LimitRule = { ...BUDGET, within: 'sent_day' }
/**
 * What an act of strangers may spend of the day's budget, and a fifth of that in an hour: whoever burns it has to go on for
 * hours. What is left of the whole is for those who are known, whatever strangers do.
 */
const spending = (share: number): readonly LimitRule[] => [
  { by: 'site', within: 'sent_hour', stop: { share: share / 5, least: 1 } },
  { by: 'site', within: 'sent_day', stop: { share, least: 1 } },
  BUDGET,
]
/** When codes run short, no network gets many of what is left: three networks could burn an hour's, now it takes a crowd. */
const PRESSED: LimitRule = { by: 'network', within: HOUR, pressed: true, stop: 20 }

/** Whom a number's own limits count: strangers by the network too, a browser that knows the number, its user. */
const REQUESTERS = ['number_and_network', 'browser', 'user'] as const
/** What each of them may in a minute, a quarter of an hour and a day. */
const perRequester = ({ minute, quarter, day }: { minute: number; quarter: number; day: number }): LimitRule[] =>
  REQUESTERS.flatMap((by) => [
    { by, within: MINUTE, stop: minute },
    { by, within: 15 * MINUTE, stop: quarter },
    { by, within: DAY, stop: day },
  ])
/** What a patient may be told in a day about a visit that comes: a family of five on one day, each twice. */
const REMINDERS_OF_NUMBER: LimitRule = { by: 'number', within: DAY, stop: 12 }
/** A PIN of four digits is not guessed at this pace within a year. */
const TRIES_AT_DESK: readonly LimitRule[] = [
  { by: 'user', within: 15 * MINUTE, stop: 5 },
  { by: 'user', within: DAY, stop: 20 },
]
const CODES_PER_REQUESTER = perRequester({ minute: 1, quarter: 3, day: 6 })

/**
 * Wide enough for a carrier: hundreds to thousands of patients stand behind one IPv4 address, and of a chain of 43 clinics
 * with 500 bookings in its busiest hour some 50 come from one of them. Decisions 36, 38 and 46 say how the limits affect one
 * attacker and such a crowd.
 */
export const LIMITS = {
  /** A hold that is begun; past `code` the walk goes on without a hold. */
  hold: [
    { by: 'network', within: HOUR, code: 120 },
    { by: 'network', within: 'live', code: 30 },
    { by: 'number', within: 'live', code: HOLDS_OF_NUMBER },
    { by: 'number', within: 'live', proved: true, stop: HOLDS_OF_NUMBER },
    ...BOOKINGS_OF_NUMBER,
    ...SHARES_OF_DAY,
  ],
  /** A confirmation. */
  booking: [
    { by: 'network', within: HOUR, code: 60, stop: 300 },
    { by: 'network', within: DAY, code: 300 },
    ...BOOKINGS_OF_NUMBER,
  ],
  /** A move to another time; it gives up what it had, so that it only takes its share of the new day. */
  move: [{ by: 'network', within: HOUR, stop: 300 }, ...SHARES_OF_DAY],
  /** A code by SMS that proves a number for a booking. Strangers to a number, from elsewhere, leave it some. */
  booking_code: [
    { by: 'number_and_network', within: MINUTE, stop: 1 },
    { by: 'number_and_network', within: 15 * MINUTE, stop: 3 },
    { by: 'number_and_network', within: DAY, stop: 10 },
    { by: 'number', within: 15 * MINUTE, stop: 10 },
    { by: 'number', within: DAY, stop: 30 },
    { by: 'network', within: 15 * MINUTE, stop: 100 },
    { by: 'network', within: DAY, stop: 1000 },
    PRESSED,
    ...spending(0.2),
  ],
  /** A new lead: a patient leaves one a day, and nobody else can prove that they may. */
  lead: [
    { by: 'network', within: HOUR, stop: 100 },
    { by: 'network', within: DAY, stop: 500 },
  ],
  /** A lead that is called first, as an emergency; beyond that it is called like any other, unless its number is known. */
  urgent_lead: [{ by: 'network', within: DAY, stop: 5 }],
  /** A photo that is kept with a draft: three a patient, of whom one in three adds any; what is kept in all has an end too. */
  photo: [
    { by: 'draft', within: HOUR, stop: 20 },
    { by: 'network', within: HOUR, stop: 200 },
    { by: 'network', within: DAY, stop: 1000 },
    { by: 'site', within: 'draft_bytes', stop: 2 * GIB },
    { by: 'site', within: 'all_bytes', stop: 40 * GIB },
  ],
  /** A second of work that a network's photos took. One as a phone takes it counts for none. */
  photo_work: [{ by: 'network', within: HOUR, stop: 120 }],
  /** A counted page view or the like: fifty patients an hour and ten times as many who only look. */
  event: [{ by: 'network', within: HOUR, stop: 5000 }],
  /** A code of the user pool, to a number that nobody has too. Who asks from one network leaves the number some. */
  code: [
    ...CODES_PER_REQUESTER,
    { by: 'number', within: DAY, stop: 10 },
    { by: 'network', within: 15 * MINUTE, stop: 100 },
    { by: 'network', within: DAY, stop: 1000 },
    PRESSED,
    ...spending(0.3),
  ],
  /** A code that a known browser asks for, or a user for what is theirs. Nothing of strangers counts here. */
  own_code: [
    ...CODES_PER_REQUESTER,
    { by: 'number', within: DAY, stop: 20 },
    { by: 'network', within: HOUR, stop: 300 },
    { by: 'network', within: DAY, stop: 2000 },
    BUDGET,
  ],
  /** A wrong password, or a wrong code of a second factor. */
  password: [
    ...perRequester({ minute: 5, quarter: 10, day: 30 }),
    { by: 'number', within: DAY, stop: 60 },
    { by: 'network', within: 15 * MINUTE, stop: 60 },
    { by: 'network', within: DAY, stop: 600 },
  ],
  /** A sign-up without a password, which sends nothing; every sign-in by code begins with one. */
  sign_up: [
    { by: 'network', within: 15 * MINUTE, stop: 150 },
    { by: 'network', within: DAY, stop: 1000 },
  ],
  /** A call of the user pool by somebody who is not signed in. A sign-in takes two to six. */
  call: [
    { by: 'network', within: 5 * MINUTE, stop: 400 },
    { by: 'browser', within: 5 * MINUTE, stop: 60 },
  ],
  /**
   * A message about visits that anybody may have booked for the number; the rest waits as one summary. By network counts
   * what is told after the confirmation, which the bounds on bookings count: no flood of moves keeps one from its patient.
   */
  notice: [
    { by: 'number', within: HOUR, stop: 5 },
    { by: 'number', within: DAY, stop: 8 },
    { by: 'network', within: HOUR, stop: 60 },
    { by: 'network', within: DAY, stop: 300 },
    ...spending(0.3),
  ],
  /** A message about what the number's owner did: signed in, or having proved it. */
  own_notice: [
    { by: 'number', within: HOUR, stop: 12 },
    { by: 'number', within: DAY, stop: 24 },
    { by: 'network', within: HOUR, stop: 600 },
    { by: 'network', within: DAY, stop: 3000 },
    BUDGET,
  ],
  /** A try at the code or the PIN of a member of staff who is signed in; a right one forgets them. */
  desk_code: TRIES_AT_DESK,
  desk_pin: TRIES_AT_DESK,
  /**
   * A reminder of a visit that anybody may have booked for the number, and of one whose number is proved: each has a budget of its
   * own, so that strangers' visits take no reminder from those who are known. By network twice what it may book in a day.
   */
  reminder: [REMINDERS_OF_NUMBER, { by: 'network', within: DAY, stop: 600 }, ACTION_BUDGET],
  own_reminder: [REMINDERS_OF_NUMBER, { by: 'network', within: DAY, stop: 3000 }, ACTION_BUDGET],
  /** Asking how a visit was; staff have said that it was kept. */
  question: [{ by: 'number', within: DAY, stop: 2 }, ACTION_BUDGET],
  /** An earlier time that is held for a number of the waiting list: strangers choose when one comes free. By the waiting booking's network. */
  offer: [
    { by: 'number', within: DAY, stop: 3 },
    { by: 'network', within: DAY, stop: 60 },
    { by: 'site', within: 'sent_day', stop: { share: 0.2, least: 1 } },
  ],
  /** A time that the clinic itself gave, changed or can't keep. Staff alone cause one, and its patient has to know: nothing holds it back. */
  clinic_notice: [],
  /** A line in the log about the budget. */
  alarm: [{ by: 'line', within: DAY, stop: 1 }],
} as const satisfies Record<string, readonly LimitRule[]>

export type LimitName = keyof typeof LIMITS
export type Rules = Record<LimitName, readonly LimitRule[]>

/** The longest that a mark counts. */
export const LONGEST_WINDOW_MS = DAY

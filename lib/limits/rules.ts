// Limits are independent: each counts one act.
import type { LimitRule } from '@/lib/limits/rule'

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GIB = 1024 ** 3

/** Per number: so many unproved live holds, and as many proved ones. */
const HOLDS_OF_NUMBER = 10
const BOOKINGS_OF_NUMBER: readonly LimitRule[] = [
  { by: 'number', within: 'ahead', code: 5 },
  { by: 'number', within: 'ahead', proved: true, stop: 20 },
]
/** Unproved bookings take at most two fifths of a place's day, and those of one network a fifth. */
const SHARES_OF_DAY: readonly LimitRule[] = [
  { by: 'site', within: 'day', code: { share: 0.4, least: 4 } },
  { by: 'network', within: 'day', code: { share: 0.2, least: 1 } },
]

const BUDGET: LimitRule = { by: 'site', within: 'all_sent', stop: { share: 1, least: 1 } }
const ACTION_BUDGET: LimitRule = { ...BUDGET, within: 'sent_day' }
/**
 * Anonymous acts spend at most `share` of the day's budget, a fifth of it in an hour. Known patients keep the
 * rest.
 */
const spending = (share: number): readonly LimitRule[] => [
  { by: 'site', within: 'sent_hour', stop: { share: share / 5, least: 1 } },
  { by: 'site', within: 'sent_day', stop: { share, least: 1 } },
  BUDGET,
]
/** Applies once half of the hour's share is used: otherwise three networks could use it up. */
const PRESSED: LimitRule = { by: 'network', within: HOUR, pressed: true, stop: 20 }

/** The requesters that a number's limits count: unknown browsers by network, known browsers, and the number's user. */
const REQUESTERS = ['number_and_network', 'browser', 'user'] as const
const perRequester = ({ minute, quarter, day }: { minute: number; quarter: number; day: number }): LimitRule[] =>
  REQUESTERS.flatMap((by) => [
    { by, within: MINUTE, stop: minute },
    { by, within: 15 * MINUTE, stop: quarter },
    { by, within: DAY, stop: day },
  ])
/** Sized for a family of five on one day, with two reminders each. */
const REMINDERS_OF_NUMBER: LimitRule = { by: 'number', within: DAY, stop: 12 }
/** At this pace, nobody can guess a four-digit PIN within a year. */
const TRIES_AT_DESK: readonly LimitRule[] = [
  { by: 'user', within: 15 * MINUTE, stop: 5 },
  { by: 'user', within: DAY, stop: 20 },
]
const CODES_PER_REQUESTER = perRequester({ minute: 1, quarter: 3, day: 6 })

/**
 * Wide enough for a mobile carrier, where one IPv4 address serves hundreds to thousands of patients.
 * About 50 of 500 bookings in the busiest hour of 43 clinics share one address (decisions 36, 38 and 46).
 */
export const LIMITS = {
  /** Past `code`, the patient continues without a hold. */
  hold: [
    { by: 'network', within: HOUR, code: 120 },
    { by: 'network', within: 'live', code: 30 },
    { by: 'number', within: 'live', code: HOLDS_OF_NUMBER },
    { by: 'number', within: 'live', proved: true, stop: HOLDS_OF_NUMBER },
    ...BOOKINGS_OF_NUMBER,
    ...SHARES_OF_DAY,
  ],
  booking: [
    { by: 'network', within: HOUR, code: 60, stop: 300 },
    { by: 'network', within: DAY, code: 300 },
    ...BOOKINGS_OF_NUMBER,
  ],
  /** A reschedule frees the old slot, so it counts only against the new day's share. */
  move: [{ by: 'network', within: HOUR, stop: 300 }, ...SHARES_OF_DAY],
  /** The per-network limits leave the number's owner some codes, whatever other people request. */
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
  /** A patient leaves about one new lead a day. No proof lifts this limit. */
  lead: [
    { by: 'network', within: HOUR, stop: 100 },
    { by: 'network', within: DAY, stop: 500 },
  ],
  /** A lead for the top of the call list. Further leads are called in turn. */
  urgent_lead: [{ by: 'network', within: DAY, stop: 5 }],
  /** Sized for three photos a patient, from one patient in three. */
  photo: [
    { by: 'draft', within: HOUR, stop: 20 },
    { by: 'network', within: HOUR, stop: 200 },
    { by: 'network', within: DAY, stop: 1000 },
    { by: 'site', within: 'draft_bytes', stop: 2 * GIB },
    { by: 'site', within: 'all_bytes', stop: 40 * GIB },
  ],
  /** One second of processing a network's photos. A usual phone photo rounds to zero. */
  photo_work: [{ by: 'network', within: HOUR, stop: 120 }],
  /** Sized for fifty patients an hour, and ten times as many visitors who only look. */
  event: [{ by: 'network', within: HOUR, stop: 5000 }],
  /** A user-pool code, also for a number without an account. The per-network limits leave the owner some codes. */
  code: [
    ...CODES_PER_REQUESTER,
    { by: 'number', within: DAY, stop: 10 },
    { by: 'network', within: 15 * MINUTE, stop: 100 },
    { by: 'network', within: DAY, stop: 1000 },
    PRESSED,
    ...spending(0.3),
  ],
  /** A code for a known browser or a signed-in user. Requests of others don't count here. */
  own_code: [
    ...CODES_PER_REQUESTER,
    { by: 'number', within: DAY, stop: 20 },
    { by: 'network', within: HOUR, stop: 300 },
    { by: 'network', within: DAY, stop: 2000 },
    BUDGET,
  ],
  password: [
    ...perRequester({ minute: 5, quarter: 10, day: 30 }),
    { by: 'number', within: DAY, stop: 60 },
    { by: 'network', within: 15 * MINUTE, stop: 60 },
    { by: 'network', within: DAY, stop: 600 },
  ],
  /** A sign-up without a password, which sends nothing. Every sign-in by code begins with one. */
  sign_up: [
    { by: 'network', within: 15 * MINUTE, stop: 150 },
    { by: 'network', within: DAY, stop: 1000 },
  ],
  /** A user-pool call without a session. A sign-in makes two to six calls. */
  call: [
    { by: 'network', within: 5 * MINUTE, stop: 400 },
    { by: 'browser', within: 5 * MINUTE, stop: 60 },
  ],
  /**
   * A notification about bookings with an unproved number; the rest waits for one summary.
   * The network rules count later notifications only, so a flood of changes cannot block a confirmation.
   */
  notice: [
    { by: 'number', within: HOUR, stop: 5 },
    { by: 'number', within: DAY, stop: 8 },
    { by: 'network', within: HOUR, stop: 60 },
    { by: 'network', within: DAY, stop: 300 },
    ...spending(0.3),
  ],
  /** A notification about an act of the number's owner: signed in, or with a proved number. */
  own_notice: [
    { by: 'number', within: HOUR, stop: 12 },
    { by: 'number', within: DAY, stop: 24 },
    { by: 'network', within: HOUR, stop: 600 },
    { by: 'network', within: DAY, stop: 3000 },
    BUDGET,
  ],
  /** Failed tries of a signed-in member of staff. A correct try clears them. */
  desk_code: TRIES_AT_DESK,
  desk_pin: TRIES_AT_DESK,
  /** Numbers that a member of staff looks up. The busiest desk books one caller a minute. */
  desk_look_up: [
    { by: 'user', within: 15 * MINUTE, stop: 60 },
    { by: 'user', within: DAY, stop: 500 },
  ],
  /**
   * Separate budgets, so that unproved bookings take no reminder from known patients. The network limit is
   * twice a day's bookings.
   */
  reminder: [REMINDERS_OF_NUMBER, { by: 'network', within: DAY, stop: 600 }, ACTION_BUDGET],
  own_reminder: [REMINDERS_OF_NUMBER, { by: 'network', within: DAY, stop: 3000 }, ACTION_BUDGET],
  question: [{ by: 'number', within: DAY, stop: 2 }, ACTION_BUDGET],
  recall: [
    { by: 'number', within: DAY, stop: 1 },
    { by: 'site', within: 'sent_day', stop: { share: 0.2, least: 1 } },
  ],
  /** Anybody can cause an offer by cancelling. `network` is the waiting booking's. */
  offer: [
    { by: 'number', within: DAY, stop: 3 },
    { by: 'network', within: DAY, stop: 60 },
    { by: 'site', within: 'sent_day', stop: { share: 0.2, least: 1 } },
  ],
  /** No limit: only staff cause these, and the patient has to know of a clinic's change. */
  clinic_notice: [],
  alarm: [{ by: 'line', within: DAY, stop: 1 }],
} as const satisfies Record<string, readonly LimitRule[]>

export type LimitName = keyof typeof LIMITS
export type Rules = Record<LimitName, readonly LimitRule[]>

export const LONGEST_WINDOW_MS = DAY

export const DESK_VERBS = [
  'book',
  'mark',
  'move',
  'cancel',
  'restore',
  'chair',
  'delay',
  'note',
  'correct',
  'recall_set',
  'recall_stopped',
  'money_taken',
  'money_given_back',
  'comment_refused',
  'comment_shown',
  'comment_replied',
  'call_claim',
  'call_put_back',
  'call_end',
  'bookings_saved',
  'money_saved',
  'calls_saved',
  'events_saved',
  'feed_made',
  'feed_removed',
  'set_up',
  'closure_opened',
  'closure_told',
  'closure_lifted',
  'closure_reached',
  'closure_no_answer',
  'closure_stays',
  'staff_saved',
  'staff_removed',
  'staff_pin',
  'staff_key',
] as const
export type DeskVerb = (typeof DESK_VERBS)[number]

/** Shown in this order. Moments are ISO 8601, days clinic-local. */
export const DESK_DETAILS = [
  'status',
  'visit',
  'seat',
  'minutes',
  'method',
  'paise',
  'startsAt',
  'kind',
  'day',
  'month',
  'from',
  'until',
  'outcome',
  'tries',
  'dueAt',
  'affected',
  'moved',
  'told',
  'staying',
  'seats',
  'hours',
  'planned',
  'offered',
  'rows',
  'feed',
  'role',
  'where',
] as const
export type DeskDetail = (typeof DESK_DETAILS)[number]

/** An undo needs these. */
export type EventDetail =
  | 'endsAt'
  | 'seatState'
  | 'version'
  | 'placeId'
  | 'arrivedAt'
  | 'seatedAt'
  | 'keptAt'
  | 'missedAt'
  | 'leftAt'
  | 'closure'

// The words of the list of what was done at the desk.
export const EVENTS = {
  title: 'What was done',
  heading: 'What was done: {day}',
  date: 'Day',
  place: 'Clinic',
  all: 'All clinics',
  what: 'What',
  anything: 'Anything',
  show: 'Show',
  earlier: 'The day before',
  later: 'The day after',
  more: 'Earlier on this day',
  time: 'Time',
  who: 'Who',
  booking: 'Booking',
  changes: 'Changes',
  reason: 'Why',
  operator: 'Operator',
  undone: 'taken back',
  nothing: 'Nothing was done on this day.',
} as const

/** By the verb of the event; one that is not here is shown as it is. */
export const VERBS = {
  book: 'Booked',
  mark: 'Marked',
  move: 'Moved',
  cancel: 'Cancelled',
  undo: 'Took back',
  call_claim: 'Took a call',
  call_put_back: 'Put a call back',
  call_end: 'Ended a call',
} as const

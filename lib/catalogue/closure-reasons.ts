// A fixed list, because patients read the reason.

export const CLOSURE_REASONS = [
  'dentist_away',
  'chair_down',
  'no_power',
  'holiday',
  'weather',
  'works',
  'other',
] as const
/** `new_hours`: a chain import left bookings without a slot. */
export type ClosureReason = (typeof CLOSURE_REASONS)[number] | 'new_hours'

// Why a clinic can't see patients: words of a list, because patients read them. What else there is to say, the desk says on the
// phone.

/** What a desk chooses from. */
export const CLOSURE_REASONS = [
  'dentist_away',
  'chair_down',
  'no_power',
  'holiday',
  'weather',
  'works',
  'other',
] as const
/** `new_hours`: the chain's file left bookings without a place. */
export type ClosureReason = (typeof CLOSURE_REASONS)[number] | 'new_hours'

// Why the front desk cancels, moves or overbooks: words of a list, so that no patient's own stand in a table that nobody
// can erase from (desk_events). What else there is to say goes into the booking's note.

export const DESK_REASONS = [
  'patient_asked',
  'patient_unwell',
  'in_pain',
  'running_late',
  'dentist_away',
  'chair_down',
  'booked_twice',
  'mistake',
  'other',
] as const
export type DeskReason = (typeof DESK_REASONS)[number]

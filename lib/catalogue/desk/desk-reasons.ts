// A fixed list: desk_events can't be erased, so it must not contain a patient's own words.

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

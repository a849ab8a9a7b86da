// Where a patient is on the day of the visit, and by which way a booking came. The database holds these words.

export const VISITS = ['expected', 'arrived', 'in_chair', 'kept', 'missed', 'left'] as const
export type Visit = (typeof VISITS)[number]

/** By the site, or written down at the front desk for a caller or for somebody who walked in. */
export type BookingSource = 'web' | 'phone' | 'walk_in'

/** Who acts at a front desk: a manager may set right what is past. */
export type DeskRole = 'desk' | 'manager'

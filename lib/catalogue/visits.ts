// The database stores these strings.

export const VISITS = ['expected', 'arrived', 'in_chair', 'kept', 'missed', 'left'] as const
export type Visit = (typeof VISITS)[number]

export type BookingSource = 'web' | 'phone' | 'walk_in'

/** Only a manager may correct the past. */
export type DeskRole = 'desk' | 'manager'

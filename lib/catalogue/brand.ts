// What is the same for every chain of the country that this site is for. What a chain says of itself is in its file.

/** Everybody's, of the country. */
export const EMERGENCY_NUMBERS = { national: '112', ambulance: '108' } as const

export const CURRENCY = 'INR'

/** National numbers in India, the same for every chain. */
export const EMERGENCY_NUMBERS = { national: '112', ambulance: '108' } as const

export const CURRENCY = 'INR'

export type ParkingPlace = 'free' | 'paid' | 'two_wheelers' | 'street'
/** Ways in for a patient who can't climb stairs. */
export type Access = 'step_free' | 'ground_floor' | 'lift' | 'wide_toilet'
export type Payment = 'upi' | 'card' | 'cash' | 'emi' | 'insurance'

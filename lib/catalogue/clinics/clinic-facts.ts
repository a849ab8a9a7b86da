// What can be said of any clinic of the chain, as codes: the chain's tables hold them, the words of the clinics say them.

/** Where a patient leaves a car or a scooter. */
export type ParkingPlace = 'free' | 'paid' | 'two_wheelers' | 'street'
/** How a patient who climbs no stairs gets in. */
export type Access = 'step_free' | 'ground_floor' | 'lift' | 'wide_toilet'
/** How a visit can be paid. */
export type Payment = 'upi' | 'card' | 'cash' | 'emi' | 'insurance'

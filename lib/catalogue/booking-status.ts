/** Where a booking stands, in the database as on its pages. */
export type BookingStatus = 'confirmed' | 'cancelled'

export type BookingStatus = 'confirmed' | 'cancelled'

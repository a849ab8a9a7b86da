/** Whose the seats are that are held for a booking on the waiting list: no browser's. */
export const waiterOf = (bookingId: string): string => `waitlist:${bookingId}`

export const waiterOf = (bookingId: string): string => `waitlist:${bookingId}`

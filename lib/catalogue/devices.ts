// The kinds of device that visits and bookings are counted by.
export const DEVICES = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof DEVICES)[number]

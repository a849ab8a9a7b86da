// Texts for a guest who removes their details from a shared phone or computer.

export const FORGET = {
  title: 'Shared phone or computer?',
  line: 'Remove your details, so the next person on this device can’t see them or your bookings. Your booking stays. To open it, use the link in our SMS.',
  button: 'Remove my details',
  done: 'Your details are removed from this device',
  doneLine:
    'Your booking has not changed. Open it with the link in our SMS, or sign in with the number you booked with.',
} as const

// The words of forgetting a guest's bookings on a shared phone or computer.

export const FORGET = {
  title: 'Shared phone or computer?',
  line: 'Remove your details, and nobody who uses this device after you sees what you typed or your bookings. Your booking stays: open it by the link in our SMS.',
  button: 'Remove my details here',
  done: 'This device has forgotten you',
  doneLine:
    'Your booking stays as it is. Open it by the link in our SMS, or sign in with the number that you booked with.',
} as const

// The words of forgetting a guest's bookings on a shared phone or computer.

export const FORGET = {
  title: 'Shared phone or computer?',
  line: 'Everything that was typed here and the bookings made or opened here can’t be opened on this device any more, with the Back button either. The booking stays: the link in our SMS opens it.',
  button: 'Remove my details from this device',
  done: 'This device has forgotten you',
  doneLine:
    'Your booking stays as it is. Open it by the link in our SMS, or sign in with the number that you booked with.',
} as const

// The words of a booking's own page.

export const MANAGE = {
  title: 'Your booking',
  cancel: 'Cancel this appointment',
  cancelLine: 'The place goes to someone else at once.',
  move: 'Move to another time',
  moveButton: 'Move to this time',
  moved: 'Your appointment is moved. The reference stays the same.',
  cancelled: 'This appointment is cancelled.',
  past: 'This appointment is in the past.',
  tooLate: 'It is less than 2 hours to the appointment, so it can’t be changed here any more. Call us and we help.',
  otherDay: 'Other days',
  again: 'Book another appointment',
}

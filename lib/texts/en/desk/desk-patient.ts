// The texts of the patient card: all visits of a phone number.
export const PATIENT = {
  title: 'Patient card',
  call: 'Call this number',
  erased: 'The name and the number were deleted.',
  only: 'The card shows the bookings at your clinics.',
  most: 'It shows the latest {count} only.',
  people: 'People with this number',
  counts: 'Seen: {kept}. No-shows: {missed}. Cancelled: {cancelled}.',
  again: 'Book again',
  ahead: 'Coming up',
  nothingAhead: 'No visit is booked.',
  past: 'Past and cancelled',
  nothingPast: 'No earlier visits.',
  states: {
    unmarked: 'Not marked yet',
    byDesk: 'Cancelled by {name}',
    byPatient: 'Cancelled by the patient',
    replaced: 'Replaced by another booking',
  },
  note: 'Note: {note}',
  messages: 'Messages to the patient',
  message: '{what}, for {when}',
} as const

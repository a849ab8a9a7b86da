// The words of reviewing and having booked, keyed by page.

export const REVIEW = {
  title: 'Check and confirm',
  held: 'This time is held for you until {until}.',
  unheld: 'This time is free, but not held for you yet: whoever confirms first has it.',
  change: 'Change',
  price: 'Price',
  when: 'When',
  where: 'Where',
  cancel: 'You can change or cancel without cost up to 2 hours before.',
  confirm: 'Book this appointment',
  already: 'This appointment is booked',
  alreadyLine: 'There is nothing left to do here.',
  see: 'See your booking',
} as const

export const SUCCESS = {
  title: 'Your appointment is booked',
  cancelled: 'This appointment is cancelled',
  reference: 'Reference',
  message: 'Note the reference. The link to your booking comes by SMS to {phone}.',
  calendar: 'Add to your calendar',
  directions: 'Open in maps',
  manage: 'Change or cancel',
  manageLine: 'The link in our SMS opens it on any phone.',
  invite: 'Invite a friend',
  bring: 'What to bring',
  bringList: ['An identity card', 'Earlier X-rays or reports, if you have any', 'A list of medicines that you take'],
  homeList: [
    'A table in good light',
    'Earlier X-rays or reports, if you have any',
    'A list of medicines that you take',
  ],
  videoLine: 'The dentist calls you on your mobile number at this time.',
  unknown: 'We can’t show this booking here',
  unknownLine: 'A booking is shown only on the phone or computer that made it, or through its own link.',
  again: 'Book an appointment',
  entry: '{brand}: {treatment}',
} as const

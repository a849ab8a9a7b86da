// The words of bringing more people to a booking, in the times beside its own.

export const FAMILY = {
  title: 'Bring family',
  lead: 'Up to {count} more people can come at the times beside yours. Everyone gets an appointment and a reference of their own.',
  person: 'Person {n}',
  name: 'Full name, person {n}',
  age: 'Age',
  ageHint: 'Age: whole years, 0 for a baby. Leave the rows empty that you don’t need.',
  next: 'See the times',
  nobody: 'Enter at least one name and age',
  /** A mistake of one of several people. */
  ofPerson: 'Person {n}: {cause}',
  choose: 'Choose your times',
  same: 'Each is booked like yours: {treatment}. The price for each: {price}. Somebody needs something else? Tell us at the visit.',
  stays: 'Your appointment stays at its time.',
  moves: 'Your appointment moves along.',
  range: '{day}, {start} to {end}',
  comer: '{time} · {name}',
  take: 'Book these times',
  change: 'Change the names',
  none: 'There are no times for all of you together around {day}. Bring fewer people at once, change the time of your booking first, or call us:',
  full: 'As many as can come together are booked already. For more, call us:',
  back: 'Back to your booking',
  causes: {
    taken: 'Somebody else was faster: one of these times is gone. Nothing is booked or changed. Choose again below',
    along: '{name} is booked with you already. Nothing more is booked or changed. Leave that row empty',
    too_many: 'Only five people can come together. Nothing is booked or changed',
    prove:
      'So many times can’t be booked for a number that nobody has confirmed. Nothing is booked or changed. Open your booking by the link of our SMS and try again, or call us',
    wait: 'Very many appointments were booked from your internet connection. Nothing is booked or changed. Try again later, or call us',
  },
} as const

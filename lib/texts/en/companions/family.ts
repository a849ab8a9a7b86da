// Texts of the page that books companions in slots near the patient's own.

export const FAMILY = {
  title: 'Book for family or friends',
  lead: 'You can book for up to {count} more people, in slots next to yours. Each person gets their own appointment and reference.',
  person: 'Person {n}',
  name: 'Full name, person {n}',
  age: 'Age',
  ageHint: 'Enter the age in whole years, 0 for a baby. Leave the rows you don’t need empty.',
  next: 'See times',
  nobody: 'Enter at least one name and age',
  /** An error in the details of one of several people. */
  ofPerson: 'Person {n}: {cause}',
  choose: 'Choose your times',
  same: 'Each person gets the same booking as yours: {treatment}. Price per person: {price}. If someone needs something else, tell us at the visit.',
  stays: 'Your own appointment stays at the same time.',
  moves: 'Your own appointment moves too.',
  range: '{day}, {start} to {end}',
  companion: '{time} · {name}',
  take: 'Book these times',
  change: 'Change names',
  none: 'We don’t have slots for all of you together around {day}. Book for fewer people, reschedule your appointment first, or call us:',
  full: 'No more people can be added to your visit. For more, call us:',
  back: 'Back to your booking',
  causes: {
    taken: 'Someone else has just taken one of these slots. We haven’t booked or changed anything. Choose again below',
    along: '{name} is already booked with you. We haven’t booked or changed anything more. Leave that row empty',
    too_many: 'Only five people can come together. We haven’t booked or changed anything',
    prove:
      'To book so many slots, first confirm your number. We haven’t booked or changed anything. Open your booking with the link in our SMS and try again, or call us',
    wait: 'Many people on your internet connection have booked just now. We haven’t booked or changed anything. Try again later, or call us',
  },
} as const

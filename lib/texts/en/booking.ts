// The words of choosing a time, reviewing and having booked, keyed by page.

export const SLOT = {
  title: 'When would you like to come?',
  homeTitle: 'When shall we come?',
  days: 'Days',
  earlier: 'Earlier days',
  later: 'Later days',
  free: (count: number) => (count === 0 ? 'Full' : count === 1 ? '1 time' : `${count} times`),
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  held: 'held for you',
  nearest: 'The nearest free times',
  none: 'No free times on this day. Choose another day.',
  noneAtAll: 'Nothing is free here in the next 30 days. Call us and we look for a place.',
}

export const CLINICS = {
  title: 'Choose a clinic and a time',
  search: 'Search by clinic, area or pincode',
  searchButton: 'Search',
  found: (count: number, city: string) => (count === 1 ? `1 clinic in ${city}` : `${count} clinics in ${city}`),
  notFound: (typed: string, city: string) => `Nothing in ${city} matches “${typed}”. Here are all our clinics there.`,
  distance: (km: number) => `${km.toFixed(1)} km`,
  centreDistance: (km: number) => `${km.toFixed(1)} km from the centre`,
  next: (clinic: string) => `Next free times at ${clinic}`,
  more: 'More times',
  moreAt: (clinic: string) => ` at ${clinic}`,
  full: 'No free times in the next 30 days',
  type: 'How',
  who: 'Who is it for?',
  maps: 'Open in maps',
  mapsTo: (clinic: string) => `: ${clinic}`,
}

export const REVIEW = {
  title: 'Check and confirm',
  held: (until: string) => `This time is held for you until ${until}.`,
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
  rows: {
    phone: 'Mobile number',
    name: 'Name',
    city: 'City',
    treatment: 'Treatment',
    concern: 'What it is about',
    concern_category: 'What it is about',
    location: 'Where',
    pincode: 'Pincode',
    address: 'Address',
    landmark: 'Landmark',
    apartmentNumber: 'Flat number',
    appointment_type: 'How',
    self_booked: 'For whom',
    skip_video: 'Video call first',
    purpose: 'Reason',
    slot: 'Date and time',
  } as Record<string, string>,
}

/** Proving the number at the review, and having to wait. */
export const PROOF = {
  title: 'Confirm your number',
  why: (ending: string) =>
    `Many times are being asked for right now. So that they go to people who come, we send a code of 6 digits to the number that ends in ${ending}.`,
  send: 'Send me the code',
  sent: (ending: string) =>
    `We have sent a code of 6 digits to the number that ends in ${ending}. It is good for 5 minutes.`,
  label: '6-digit code',
  hint: 'It is in the SMS from Muthu Dental',
  again: 'Send another code',
  from: (when: string) => `Another code can be sent from ${when}.`,
  call: 'No code? Call us and we book for you:',
  waitNetwork: (when: string) =>
    `From your internet connection more appointments were booked in the last hour than we take from one. Your answers are kept: you can book from ${when}.`,
  waitNumber: (when: string) =>
    `This number holds, or has booked, as many times as one number can. Confirm or cancel one, or go on from ${when}.`,
  waitCall: 'Or call us and we book for you:',
}

export const SUCCESS = {
  title: 'Your appointment is booked',
  cancelled: 'This appointment is cancelled',
  reference: 'Reference',
  message: (phone: string) => `Note the reference. The link to your booking comes by SMS to ${phone}.`,
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
  entry: (brand: string, treatment: string) => (treatment ? `${brand}: ${treatment}` : brand),
}

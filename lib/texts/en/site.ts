// The words of the pages outside the flows, of the shell and of the pages that say what went wrong.

export const SITE = {
  skip: 'Skip to the main part',
  home: 'Home',
  clinics: 'Clinics',
  membership: 'Membership',
  book: 'Book',
  help: 'Help',
  helpHours: 'Every day, 8 am to 9 pm',
  emergency: (national: string, ambulance: string) =>
    `In an emergency call ${national}, or ${ambulance} for an ambulance.`,
  privacy: 'Privacy',
  titleOf: (title: string, brand: string) => `${title} – ${brand}`,
}
export const HOME = {
  title: 'A dentist near you, at a time that suits you',
  lead: 'Consultations are free. Choose a clinic or a home visit, pick a time, and the place is yours.',
  book: 'Book an appointment',
  consult: 'Free smile consultation',
  consultLine: 'A dentist calls you and answers your questions',
  aligner: 'Aligner scan',
  implant: 'Implant scan',
  smile: 'Smile design',
  clinic: 'Clinic visit',
  from: (price: string) => `From ${price}`,
  member: 'Activate a membership',
  memberLine: 'One year of regular care',
  ways: 'What would you like to do?',
  atClinic: 'Book at a clinic you know',
  atClinicLine: 'All our clinics, by city',
}
export const CLINICS_PAGE = {
  title: 'Our clinics',
  lead: 'Choose a clinic to book there.',
  book: (clinic: string) => `Book at ${clinic}`,
}
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
export const PRIVACY = {
  title: 'Privacy',
  paragraphs: [
    'We ask for what a booking needs: your mobile number, your name, your city, what it is about and, for a home visit, your address. We use it to give you an appointment and to call or message you about it.',
    'We keep it on our own servers, show it to nobody outside Muthu Dental and never put it readable into a web address. What health law tells us to keep of a visit is kept as long as it says; the rest is erased when its purpose ends.',
    'You can ask what we hold about you, have it corrected or erased, and withdraw your consent at any time, as easily as you gave it: write to us or call. You can also complain to the Data Protection Board of India.',
  ],
}
export const FAULTS = {
  away: {
    title: 'We can’t reach our diary right now',
    line: 'Nothing that you typed is lost. Try again in a minute, or call us and we book for you.',
  },
  error: {
    title: 'Something went wrong on our side',
    line: 'It is noted and we look into it. Nothing that you booked is lost.',
  },
  too_large: { title: 'That was more than a form can hold', line: 'Go back and shorten what you typed.' },
  too_long: {
    title: 'This web address is too long',
    line: 'A part of it is longer than it can be. Start again from our first page.',
  },
  cross_site: { title: 'This form came from another website', line: 'Open the page here and send the form from it.' },
  unsupported: { title: 'This form could not be read', line: 'Open the page again and send the form from it.' },
  method: { title: 'This page can’t do that', line: 'Open the page again.' },
  notFound: { title: 'This page does not exist', line: 'The address may be mistyped, or the page has moved.' },
  retry: 'Try again',
  id: (id: string) => `If you call us, say this number: ${id}`,
  home: 'Go to the first page',
  call: 'Call us',
}

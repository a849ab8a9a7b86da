// The words of the first page.

export const HOME = {
  title: 'A dentist near you, at a time that suits you',
  description:
    'Book a free consultation, a clinic visit or a home visit with [brand] in southern and western India. Choose a time, and the place is yours.',
  /** To a patient who has just left. */
  notices: { signed_out: 'You are signed out.', deleted: 'Your account is deleted.' },
  lead: 'Choose a clinic or a home visit, pick a time, and the place is yours.',
  book: 'Book an appointment',
  consult: 'Free smile consultation',
  next: 'Next free chair in {city}: {day}, {time}, {locality}',
  /** While no city is known. */
  nextAnywhere: '{clinics} clinics in {cities} cities. Next free chair: {day}, {time}',
  facts: ['Consultations are free', 'You see every price before you book', 'Change or cancel up to 2 hours before'],
  urgent: 'In pain now?',
  urgentLine: 'See what to do and where a chair is free today.',
  urgentLink: 'Emergency care',
  needs: 'What would you like to have looked at?',
  allTreatments: 'All treatments',
  how: 'How booking works',
  steps: [
    { title: 'Tell us what you need', line: 'Your number, your city and what troubles you.' },
    {
      title: 'Choose a time',
      line: 'The times that are still open at clinics near you, or of a team that comes home.',
    },
    { title: 'See the dentist', line: 'At the clinic or at your home. You have seen the price before you booked.' },
  ],
  cities: 'Clinics in your city',
  allCities: 'All cities and clinics',
  visits: 'What a scan or a visit costs',
  visitsLine: 'You pay at the visit. Whatever is done after that is agreed with you first.',
  alignerLine: 'A 3D scan at home or at a clinic',
  implantLine: 'An examination and an X-ray, at home or at a clinic',
  smileLine: 'Shape, colour and line, planned together',
  clinicLine: 'A checkup with a small X-ray and a written report',
  member: 'Membership',
  memberLine: 'One year of regular care for one patient. Free to activate.',
  memberLink: 'See what it gives',
} as const

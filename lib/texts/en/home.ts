// The words of the first page.

export const HOME = {
  title: 'A dentist near you, at a time that suits you',
  description:
    'Book a free consultation, a clinic visit or a home visit with Muthu Dental in southern India. Choose a time, and the place is yours.',
  lead: 'Choose a clinic or a home visit, pick a time, and the place is yours. Consultations are free.',
  book: 'Book an appointment',
  consult: 'Free smile consultation',
  facts: ['Free consultations', 'Prices before you book', 'Change or cancel up to 2 hours before'],
  urgent: 'In pain now?',
  urgentLine: 'See what to do and where a chair is free today.',
  urgentLink: 'Emergency care',
  needs: 'What would you like to have looked at?',
  allTreatments: 'All treatments',
  free: 'Free consultation',
  how: 'How booking works',
  steps: [
    { title: 'Say what it is about', line: 'Your number, your city and what you would like to have looked at.' },
    { title: 'Choose a time', line: 'Real free times at clinics near you, or of a team that comes home.' },
    { title: 'Come, or stay at home', line: 'We hold the place for you. You see the price before you book.' },
  ],
  cities: 'Clinics in your city',
  allCities: 'All cities and clinics',
  visits: 'Paid visits, said beforehand',
  visitsLine: 'You pay at the visit. Whatever is done after that is agreed with you first.',
  alignerLine: 'A 3D scan at home or at a clinic',
  implantLine: 'A scan of the jaw and a plan',
  smileLine: 'Shape, colour and line, planned together',
  clinicLine: 'A check-up with a small X-ray and a written report',
  member: 'Membership',
  memberLine: 'One year of regular care: two check-ups, two cleanings, members’ prices.',
  memberLink: 'See what it gives',
} as const

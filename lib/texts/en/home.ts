// Texts of the home page.

export const HOME = {
  title: 'A dentist near you, at a time that suits you',
  description:
    'Book a free consultation[homeVisits|, a clinic visit or a home visit| or a clinic visit] with [brand]. Choose a time and the slot is yours.',
  /** Shown after a patient signs out or deletes the account. */
  notices: { signed_out: 'You are signed out.', deleted: 'Your account is deleted.' },
  lead: 'Choose a clinic[homeVisits| or a home visit], pick a time, and the slot is yours.',
  book: 'Book an appointment',
  consult: 'Free smile consultation',
  next: 'Next available slot in {city}: {day}, {time}, {locality}',
  /** While no city is known. */
  nextAnywhere: '{clinics} clinics in {cities} cities. Next available slot: {day}, {time}',
  facts: [
    'Consultations are free',
    'If there is a fee, you see it before you book',
    'Reschedule or cancel up to [changeHours] hours before your appointment',
  ],
  urgent: 'In pain now?',
  urgentLine: 'See what to do and where a dentist can see you today.',
  urgentLink: 'Emergency care',
  needs: 'What do you need help with?',
  allTreatments: 'All treatments',
  how: 'How booking works',
  steps: [
    { title: 'Tell us what you need', line: 'Your number, your city and what is bothering you.' },
    {
      title: 'Choose a time',
      line: 'Pick a time at a clinic near you[homeVisits|, or for a home visit].',
    },
    { title: 'See the dentist', line: 'At the clinic[homeVisits| or at your home]. You already know the fee.' },
  ],
  cities: 'Clinics in your city',
  allCities: 'All cities and clinics',
  visits: 'Scan and visit fees',
  visitsLine: 'You pay at the visit. We do other treatment only if you agree.',
  alignerLine: 'A 3D scan[homeVisits| at home or] at a clinic',
  implantLine: 'An examination and an X-ray,[homeVisits| at home or] at a clinic',
  smileLine: 'We plan the shape and shade of your teeth with you',
  clinicLine: 'A checkup with a small X-ray and a written report',
  member: 'Membership',
  memberLine:
    '[membershipPrice|Checkups and cleanings for one patient, for one year. It costs [membershipPrice], paid at the clinic on your first visit.|Free checkups and cleanings for one patient, for one year. Joining is free.]',
  memberLink: 'See the benefits',
} as const

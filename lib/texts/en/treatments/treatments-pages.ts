// The texts around the treatments: their list, and the common texts of every treatment's page.

export const TREATMENTS_PAGE = {
  title: 'Treatments',
  lead: 'See what each treatment is, who it is for and what to expect. A consultation is free. The dentist tells you what can be done and what it costs before you decide.',
  description:
    'Aligners, braces, implants, root canal, cleaning and more: what each treatment is, what to expect and what it costs, at [brand].',
  families: {
    care: 'Regular care and emergencies',
    straightening: 'Straighten teeth',
    looks: 'Cosmetic dentistry',
    replacing: 'Replace missing teeth',
    repair: 'Pain, infection and gums',
  },
} as const

export const TREATMENT_PAGE = {
  what: 'What it is',
  who: 'Who it is for',
  unless: 'Please note',
  how: 'What happens',
  price: 'Price',
  related: 'Other treatments',
  free: 'Free',
  rating: '{rating} of 5 · {source}, {day}',
  consultation: 'Consultation',
  call: 'Phone consultation',
  atClinic: '{service} at a clinic',
  atHome: '{service} at your home',
  pay: 'Pay at the visit. We’ll tell you the cost before any treatment starts.',
  freePay: 'After the examination, we’ll tell you the cost before any treatment starts.',
  book: 'Book a free consultation',
  bookScan: 'Book a scan',
  bookEmergency: 'Book an emergency visit',
  callLink: 'Or ask for a free call from a dentist',
  emergency: 'In an emergency: who to call and what to do',
  closing: 'Talk it over with a dentist',
  closingLine: 'Choose a time that suits you. You can reschedule or cancel up to [changeHours] hours before.',
} as const

export const TRAIL = { label: 'You are here', home: 'Home' } as const
export const FAQ = { title: 'Questions and answers' } as const

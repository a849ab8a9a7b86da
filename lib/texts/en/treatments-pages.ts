// The words around the treatments: their list, and what every treatment's page has in common.

export const TREATMENTS_PAGE = {
  title: 'Treatments',
  lead: 'What we treat, for whom it is and how it goes. A consultation is free: you hear what can be done and what it costs before you decide.',
  description:
    'Aligners, braces, implants, root canal, cleaning and more: what each treatment is, how it goes and what it costs, at Muthu Dental.',
  families: {
    care: 'Regular care and emergencies',
    straightening: 'Straighten teeth',
    looks: 'The looks of your teeth',
    replacing: 'Replace missing teeth',
    repair: 'Pain, infection and gums',
  },
} as const

export const TREATMENT_PAGE = {
  what: 'What it is',
  who: 'Who it is for',
  unless: 'When something else comes first',
  how: 'How it goes',
  price: 'Price',
  related: 'Other treatments',
  free: 'Free',
  freeCard: 'Free consultation',
  consultation: 'Consultation',
  scanClinic: 'Scan at a clinic',
  scanHome: 'Scan at your home',
  scan: 'Scan',
  scanCard: 'Scan {price}',
  scanFrom: 'Scan from {price}',
  pay: 'You pay at the visit. The price of a treatment is told before it begins.',
  freePay: 'The price of a treatment is told before it begins.',
  book: 'Book a free consultation',
  bookScan: 'Book a scan',
  bookEmergency: 'Book an emergency visit',
  call: 'Or ask for a free call from a dentist',
  emergency: 'In an emergency: who to call and what to do',
  closing: 'Talk it over with a dentist',
  closingLine: 'Choose a time that suits you. You can change or cancel it up to two hours before.',
} as const

export const TRAIL = { label: 'You are here', home: 'Home' } as const
export const FAQ = { title: 'Questions and answers' } as const

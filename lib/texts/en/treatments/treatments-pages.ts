// The words around the treatments: their list, and what every treatment's page has in common.

export const TREATMENTS_PAGE = {
  title: 'Treatments',
  lead: 'What we treat, for whom it is and how it goes. A consultation is free: you hear what can be done and what it costs before you decide.',
  ratings: 'The ratings are our own, from 1 to 5. They are not reviews by patients.',
  description:
    'Aligners, braces, implants, root canal, cleaning and more: what each treatment is, how it goes and what it costs, at [brand].',
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
  rating: 'Rated {rating} of 5 in our own catalogue',
  consultation: 'Consultation',
  call: 'Consultation by telephone',
  atClinic: '{service} at a clinic',
  atHome: '{service} at your home',
  pay: 'You pay at the visit. Treatment is priced after it, before it begins.',
  freePay: 'Treatment is priced after the examination, before it begins.',
  book: 'Book a free consultation',
  bookScan: 'Book a scan',
  bookEmergency: 'Book an emergency visit',
  callLink: 'Or ask for a free call from a dentist',
  emergency: 'In an emergency: who to call and what to do',
  closing: 'Talk it over with a dentist',
  closingLine: 'Choose a time that suits you. You can change or cancel it up to two hours before.',
} as const

export const TRAIL = { label: 'You are here', home: 'Home' } as const
export const FAQ = { title: 'Questions and answers' } as const

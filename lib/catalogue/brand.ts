// The chain's own facts, so that another chain can put its own in this one file. All of them are made up, on reserved
// domains; only the emergency numbers are real.

export const BRAND = {
  name: 'Muthu Dental',
  helpPhone: { display: '1800 000 6884', href: 'tel:18000006884' },
  emergency: { national: '112', ambulance: '108' },
  email: 'care@muthu-dental.example',
  address: 'Muthu Dental, 14 Lake View Road, Nungambakkam, Chennai 600034',
  currency: 'INR',
  /** The day on which privacy notice, terms and accessibility statement were changed last. */
  documentsChanged: '2026-11-21',
  /** Where the chain is found elsewhere. */
  profiles: ['https://social.example/muthu-dental', 'https://video.example/@muthu-dental'],
  /** Told while it has a proof that anybody can read, and until its day; who gave it, as the specification names them. */
  award: {
    year: '2025',
    newspaper: 'Business newspaper',
    forum: 'World Economic Forum',
    proof: 'https://awards.example/dental-chains/2025',
    until: '2027-12-31',
  },
} as const

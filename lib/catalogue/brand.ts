// The chain's own facts, so that another chain can put its own in this one file. All of them are made up, on reserved
// domains; only the emergency numbers are real.

export const BRAND = {
  name: 'Muthu Dental',
  helpPhone: { display: '1800 000 6884', href: 'tel:18000006884' },
  emergency: { national: '112', ambulance: '108' },
  email: 'care@muthu-dental.example',
  address: 'Muthu Dental, 14 Lake View Road, Nungambakkam, Chennai 600034',
  currency: 'INR',
} as const

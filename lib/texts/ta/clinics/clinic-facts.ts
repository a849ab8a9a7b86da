import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'பார்க்கிங்',
  access: 'வந்து செல்லும் வசதி',
  payments: 'பணம் செலுத்தும் வழி',
  languages: 'பேசும் மொழிகள்',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'கிளினிக்கில் இலவச பார்க்கிங்',
  paid: 'கிளினிக் அருகில் கட்டண பார்க்கிங்',
  two_wheelers: 'இரு சக்கர வாகன பார்க்கிங்',
  street: 'தெருவில் பார்க்கிங்',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'படி ஏறாமல் உள்ளே வரலாம்',
  ground_floor: 'தரைத் தளத்தில் உள்ளது',
  lift: 'நுழைவாயிலிலிருந்து லிஃப்ட்',
  wide_toilet: 'சக்கர நாற்காலி செல்லும் கழிப்பறை',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'யுபிஐ',
  card: 'டெபிட், கிரெடிட் கார்டுகள்',
  cash: 'ரொக்கம்',
  emi: 'மாதத் தவணை (EMI)',
  insurance: 'இன்சூரன்ஸ் கிளெய்முக்கு உதவி',
}

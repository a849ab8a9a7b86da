import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'ಪಾರ್ಕಿಂಗ್',
  access: 'ಒಳಗೆ ಬರುವ ಸೌಲಭ್ಯ',
  payments: 'ಹಣ ಕೊಡುವ ವಿಧಾನ',
  languages: 'ಮಾತನಾಡುವ ಭಾಷೆಗಳು',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'ಕ್ಲಿನಿಕ್‌ನಲ್ಲಿ ಉಚಿತ ಪಾರ್ಕಿಂಗ್',
  paid: 'ಕ್ಲಿನಿಕ್ ಪಕ್ಕದಲ್ಲಿ ಹಣ ಕೊಡುವ ಪಾರ್ಕಿಂಗ್',
  two_wheelers: 'ಟೂ ವೀಲರ್ ಪಾರ್ಕಿಂಗ್',
  street: 'ರಸ್ತೆ ಬದಿ ಪಾರ್ಕಿಂಗ್',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'ಮೆಟ್ಟಿಲು ಹತ್ತದೆ ಒಳಗೆ ಬರಬಹುದು',
  ground_floor: 'ಗ್ರೌಂಡ್ ಫ್ಲೋರ್‌ನಲ್ಲಿದೆ',
  lift: 'ಬಾಗಿಲಿನಿಂದಲೇ ಲಿಫ್ಟ್ ಇದೆ',
  wide_toilet: 'ವೀಲ್‌ಚೇರ್ ಹೋಗುವ ಟಾಯ್ಲೆಟ್',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'ಯುಪಿಐ',
  card: 'ಡೆಬಿಟ್ ಮತ್ತು ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್‌ಗಳು',
  cash: 'ನಗದು',
  emi: 'ತಿಂಗಳ ಕಂತುಗಳು (EMI)',
  insurance: 'ವಿಮೆ ಕ್ಲೇಮ್‌ಗೆ ಸಹಾಯ',
}

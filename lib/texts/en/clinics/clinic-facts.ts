// The texts of a clinic's facts. Only the server reads them, and sends a page the ones that it needs.
import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'Parking',
  access: 'Access',
  payments: 'Ways to pay',
  languages: 'We speak',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'Free parking at the clinic',
  paid: 'Paid parking beside the clinic',
  two_wheelers: 'Two-wheeler parking',
  street: 'Street parking',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'No steps on the way in',
  ground_floor: 'On the ground floor',
  lift: 'Lift from the entrance',
  wide_toilet: 'Wheelchair-accessible toilet',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'UPI',
  card: 'Debit and credit cards',
  cash: 'Cash',
  emi: 'Monthly payments (EMI)',
  insurance: 'Help with insurance claims',
}

// The words of what a clinic tells of itself; the server alone reads them, and hands over those that a clinic needs.
import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'Parking',
  access: 'Getting in',
  payments: 'Ways to pay',
  languages: 'We speak',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'Free parking at the clinic',
  paid: 'Paid car park beside the clinic',
  two_wheelers: 'Room for two-wheelers',
  street: 'Parking on the street',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'No steps on the way in',
  ground_floor: 'On the ground floor',
  lift: 'Lift from the entrance',
  wide_toilet: 'A toilet that a wheelchair can use',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'UPI',
  card: 'Debit and credit cards',
  cash: 'Cash',
  emi: 'Monthly payments (EMI)',
  insurance: 'We fill in the papers for your insurer',
}

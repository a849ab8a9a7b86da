import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'పార్కింగ్',
  access: 'లోపలికి వచ్చే సౌకర్యం',
  payments: 'డబ్బు చెల్లించే విధానాలు',
  languages: 'మేము మాట్లాడే భాషలు',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'క్లినిక్ వద్ద ఉచిత పార్కింగ్',
  paid: 'క్లినిక్ పక్కన పెయిడ్ పార్కింగ్',
  two_wheelers: 'టూ వీలర్ పార్కింగ్',
  street: 'రోడ్డు మీద పార్కింగ్',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'లోపలికి వచ్చే దారిలో మెట్లు లేవు',
  ground_floor: 'గ్రౌండ్ ఫ్లోర్‌లో',
  lift: 'ఎంట్రన్స్ దగ్గర నుంచే లిఫ్ట్',
  wide_toilet: 'వీల్‌చైర్ వెళ్లగలిగే టాయిలెట్',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'యూపీఐ',
  card: 'డెబిట్, క్రెడిట్ కార్డులు',
  cash: 'నగదు',
  emi: 'నెలవారీ వాయిదాలు (EMI)',
  insurance: 'ఇన్సూరెన్స్ క్లెయిమ్‌లలో సాయం',
}

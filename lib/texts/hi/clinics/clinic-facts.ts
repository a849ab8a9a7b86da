import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'पार्किंग',
  access: 'अंदर आने की सुविधा',
  payments: 'पैसे देने के तरीके',
  languages: 'हम बोलते हैं',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'क्लिनिक पर मुफ़्त पार्किंग',
  paid: 'क्लिनिक के बगल में पैसे वाली पार्किंग',
  two_wheelers: 'दोपहिया पार्किंग',
  street: 'सड़क पर पार्किंग',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'अंदर आने के रास्ते में सीढ़ी नहीं',
  ground_floor: 'ग्राउंड फ़्लोर पर',
  lift: 'अंदर आते ही लिफ़्ट',
  wide_toilet: 'टॉयलेट जिसमें व्हीलचेयर जा सके',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'यूपीआई',
  card: 'डेबिट और क्रेडिट कार्ड',
  cash: 'कैश',
  emi: 'हर महीने की किस्त (EMI)',
  insurance: 'बीमा क्लेम में मदद',
}

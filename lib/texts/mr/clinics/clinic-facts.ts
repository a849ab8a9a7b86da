import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'पार्किंग',
  access: 'आत येण्याची सोय',
  payments: 'पैसे देण्याचे प्रकार',
  languages: 'आम्ही या भाषा बोलतो',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'क्लिनिकपाशीच मोफत पार्किंग',
  paid: 'क्लिनिकशेजारी पैसे देऊन पार्किंग',
  two_wheelers: 'टू-व्हीलर पार्किंग',
  street: 'रस्त्यावर पार्किंग',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'आत येताना पायऱ्या नाहीत',
  ground_floor: 'तळमजल्यावर',
  lift: 'दारापासून लिफ्ट',
  wide_toilet: 'व्हीलचेअर जाईल असे टॉयलेट',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'यूपीआय',
  card: 'डेबिट आणि क्रेडिट कार्ड',
  cash: 'रोख',
  emi: 'दर महिन्याला हप्ते (EMI)',
  insurance: 'विमा क्लेमसाठी मदत',
}

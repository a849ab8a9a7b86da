import type { Access, ParkingPlace, Payment } from '@/lib/catalogue/clinics/clinic-facts'

export const FACT_TITLES = {
  parking: 'പാർക്കിങ്',
  access: 'പ്രവേശന സൗകര്യം',
  payments: 'പണം അടയ്ക്കാനുള്ള വഴികൾ',
  languages: 'ഞങ്ങൾ സംസാരിക്കുന്ന ഭാഷകൾ',
} as const

export const PARKING: Readonly<Record<ParkingPlace, string>> = {
  free: 'ക്ലിനിക്കിൽ സൗജന്യ പാർക്കിങ്',
  paid: 'ക്ലിനിക്കിനടുത്ത് പണം കൊടുത്തുള്ള പാർക്കിങ്',
  two_wheelers: 'ടൂവീലർ പാർക്കിങ്',
  street: 'റോഡരികിൽ പാർക്കിങ്',
}

export const ACCESS: Readonly<Record<Access, string>> = {
  step_free: 'അകത്തേക്കുള്ള വഴിയിൽ പടികളില്ല',
  ground_floor: 'താഴത്തെ നിലയിൽ',
  lift: 'വാതിൽക്കൽത്തന്നെ ലിഫ്റ്റ്',
  wide_toilet: 'വീൽചെയറിൽ ഉപയോഗിക്കാവുന്ന ടോയ്‌ലറ്റ്',
}

export const PAYMENT: Readonly<Record<Payment, string>> = {
  upi: 'യുപിഐ',
  card: 'ഡെബിറ്റ്, ക്രെഡിറ്റ് കാർഡുകൾ',
  cash: 'പണം (ക്യാഷ്)',
  emi: 'മാസത്തവണ (EMI)',
  insurance: 'ഇൻഷുറൻസ് ക്ലെയിമിന് സഹായം',
}

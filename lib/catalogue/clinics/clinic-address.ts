import { cityById } from '@/lib/catalogue/clinics/cities'

type ClinicAddress = { cityId: string; address: string | null; pincode: string | null }

const joined = (parts: readonly (string | null | undefined)[], by: string): string => parts.filter(Boolean).join(by)

type Name = (text: string) => string
const asGiven: Name = (text) => text

/** `29 Brindavan Road, Bengaluru 560001`. `named` puts the chain's texts into the reader's language. */
export const clinicAddress = ({ cityId, address, pincode }: ClinicAddress, named = asGiven): string =>
  joined([named(address ?? ''), joined([named(cityById(cityId)?.name ?? ''), pincode], ' ')], ', ')

export const clinicPlace = (clinic: ClinicAddress & { name: string }, named = asGiven): string =>
  `${named(clinic.name)}, ${clinicAddress(clinic, named)}`

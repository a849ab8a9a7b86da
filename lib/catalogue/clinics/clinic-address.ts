import { cityById } from '@/lib/catalogue/clinics/cities'

type ClinicAddress = { cityId: string; address: string | null; pincode: string | null }

const joined = (parts: readonly (string | null | undefined)[], by: string): string => parts.filter(Boolean).join(by)

/** `29 Brindavan Road, Bengaluru 560001`. */
export const clinicAddress = ({ cityId, address, pincode }: ClinicAddress): string =>
  joined([address, joined([cityById(cityId)?.name, pincode], ' ')], ', ')

export const clinicPlace = (clinic: ClinicAddress & { name: string }): string =>
  `${clinic.name}, ${clinicAddress(clinic)}`

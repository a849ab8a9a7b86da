// The house of a home visit in one line, for whoever may know it.

type HomeAddress = Partial<Record<'apartmentNumber' | 'address' | 'landmark' | 'pincode', string | undefined>>

const joined = (parts: readonly (string | undefined)[], by: string): string => parts.filter(Boolean).join(by)

/** Flat, street, landmark and pincode, as a team reads them; for the patient with the city before the pincode. */
export const homeAddressLine = ({ apartmentNumber, address, landmark, pincode }: HomeAddress, city?: string): string =>
  joined([apartmentNumber, address, landmark, joined([city, pincode], ' ')], ', ')

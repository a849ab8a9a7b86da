type HomeAddress = Partial<Record<'apartmentNumber' | 'address' | 'landmark' | 'pincode', string | undefined>>

const joined = (parts: readonly (string | undefined)[], by: string): string => parts.filter(Boolean).join(by)

export const homeAddressLine = ({ apartmentNumber, address, landmark, pincode }: HomeAddress, city?: string): string =>
  joined([apartmentNumber, address, landmark, joined([city, pincode], ' ')], ', ')

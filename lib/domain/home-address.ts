// The house of a home visit in one line, for whoever may know it.

type HomeAddress = { pincode: string; address: string; landmark?: string; apartmentNumber?: string }

/** Flat, street, landmark and pincode, as a team reads them. */
export const homeAddressLine = ({ apartmentNumber, address, landmark, pincode }: HomeAddress): string =>
  [apartmentNumber, address, landmark, pincode].filter(Boolean).join(', ')

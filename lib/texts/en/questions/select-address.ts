// Asks for the address of a home visit.
import type { Sentences } from '@/flows/causes'

export const ADDRESS = {
  title: 'What is your address?',
  pincode: 'Pincode',
  pincodeHint: '6 digits, like 600017',
  address: 'House and street',
  apartment: 'Flat number',
  landmark: 'Landmark',
  landmarkHint: 'A place nearby that everyone knows',
  locate: 'Use my location',
  located: 'Your location is filled in',
  locating: 'Finding your location',
  notLocated: 'We couldn’t find your location. Type your pincode and address',
  clinics: 'See clinics instead',
  /** The labels of the answers in a summary. */
  rows: {
    pincode: 'Pincode',
    address: 'Address',
    landmark: 'Landmark',
    apartmentNumber: 'Flat number',
  },
  causes: {
    pincode: {
      empty: 'Enter your 6-digit pincode',
      characters: 'Enter digits only, like 600017',
      length: 'Enter 6 digits, like 600017',
      zero: 'A pincode doesn’t start with 0. Check the first digit',
      not_served: 'We don’t visit homes in this pincode yet. Choose a clinic instead, or enter another pincode',
      other_city: 'This pincode is not in the city you chose. Change the city, or enter another pincode',
    },
    latLng: {
      unknown: 'We couldn’t read your location. Tap Continue again and we’ll use your pincode',
      outside:
        'Your location is outside the city you chose. Change the city, or tap Continue again and we’ll use your pincode',
    },
    address: {
      empty: 'Enter your house and street',
      short: 'Enter your full address, at least 5 characters',
      long: 'Enter an address of 200 characters or fewer',
    },
    landmark: { long: 'Enter a landmark of 100 characters or fewer' },
    apartmentNumber: { long: 'Enter a flat number of 40 characters or fewer' },
  } satisfies Sentences<'pincode' | 'latLng' | 'address' | 'landmark' | 'apartmentNumber'>,
} as const

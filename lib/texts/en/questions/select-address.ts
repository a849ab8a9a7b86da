// Asks the address of a home visit.
import type { Sentences } from '@/flows/causes'

export const ADDRESS = {
  title: 'Where shall we come to?',
  pincode: 'Pincode',
  pincodeHint: '6 digits, like 600017',
  address: 'House and street',
  apartment: 'Flat number',
  landmark: 'Landmark',
  landmarkHint: 'Something nearby that everyone knows',
  locate: 'Use where I am now',
  located: 'Your position is filled in',
  locating: 'Asking your phone for its position',
  notLocated: 'Your phone did not give its position. Your pincode is enough',
  clinics: 'See clinics instead',
  /** What the answers are called where they are shown. */
  rows: {
    pincode: 'Pincode',
    address: 'Address',
    landmark: 'Landmark',
    apartmentNumber: 'Flat number',
  },
  causes: {
    pincode: {
      empty: 'Enter your 6-digit pincode',
      characters: 'A pincode has digits only, like 600017',
      length: 'A pincode has 6 digits, like 600017',
      zero: 'A pincode does not begin with 0. Check the first digit',
      not_served: 'We do not visit homes in this pincode yet. Choose a clinic instead, or enter another pincode',
      other_city: 'This pincode is in another city than the one you chose. Change the city, or enter another pincode',
    },
    latLng: {
      unknown: 'Your position could not be read. Send the form again and we use your pincode',
      outside:
        'Your position is outside the city you chose. Change the city, or send the form again and we use your pincode',
    },
    address: {
      empty: 'Enter the street and the house',
      short: 'Enter the whole address: at least 5 characters',
      long: 'An address can have at most 200 characters',
    },
    landmark: { long: 'A landmark can have at most 100 characters' },
    apartmentNumber: { long: 'A flat number can have at most 40 characters' },
  } satisfies Sentences<'pincode' | 'latLng' | 'address' | 'landmark' | 'apartmentNumber'>,
} as const

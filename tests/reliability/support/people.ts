// Patients with values of their own.
import { newPhone } from '@/tests/reliability/support/slots'
import type { Person } from '@/tests/reliability/support/walks'

/** Somebody in the zone of Bengaluru South, with a number of their own. */
export const newPerson = (): Person => ({
  phone: newPhone(),
  name: 'Lakshmi Menon',
  pincode: '560004',
  address: '12 Lake Road',
  landmark: 'Behind the bakery',
  apartmentNumber: 'B 4',
  latLng: '',
})

import { newPhone } from '@/tests/reliability/support/slots'
import type { Person } from '@/tests/reliability/support/walks'

/** A patient in the zone of Bengaluru South with a new number. */
export const newPerson = (): Person => ({
  phone: newPhone(),
  name: 'Lakshmi Menon',
  pincode: '560004',
  address: '12 Lake Road',
  landmark: 'Behind the bakery',
  apartmentNumber: 'B 4',
  latLng: '',
})

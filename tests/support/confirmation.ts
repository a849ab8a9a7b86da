import type { Confirmation } from '@/lib/db/queries/booking/confirmations'
import { NOW, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { PHONE, TEN } from '@/tests/support/put-rows'

export const CONFIRMATION: Confirmation = {
  language: 'en',
  owner: 'ann',
  placeId: THREE_CHAIRS,
  startsAt: TEN,
  now: NOW,
  sid: null,
  visitMinutes: null,
  date: TOMORROW,
  references: ['R1', 'R2'],
  name: 'Ann Mary',
  age: 8,
  phone: PHONE,
  flow: 'ORGANIC',
  appointmentType: 'clinic',
  selfBooked: true,
  treatment: null,
  concern: null,
  service: 'consultation',
  treatmentKey: 'other',
  procedure: null,
  pricePaise: 19_900,
  address: null,
  attribution: {},
  device: null,
  uid: null,
  proved: false,
}

import { expect, test } from 'vitest'
import { matchesClinic, readPincode } from '@/lib/domain/clinics/clinic-search'

const clinic = {
  name: 'Muthu Dental T. Nagar',
  locality: 'T. Nagar',
  address: '27 Muthu Towers, North Usman Road',
  pincode: '600017',
}

test.each([
  ['t nagar', true],
  ['T. NAGAR', true],
  ['tnagar', true],
  ['usman', true],
  ['usman road north', true],
  ['  muthu  towers ', true],
  ['600', true],
  ['600017', true],
  ['600 017', true],
  ['6000-1', true],
  ['', true],
  ['roa', true],
  ['sman', true],
  ['anna nagar', false],
  ['600018', false],
  ['u', true],
  ['s', false],
  ['17', false],
  ['தி. நகர்', false],
])('the search text %j finds T. Nagar: %s', (query, found) => expect(matchesClinic(clinic, query)).toBe(found))

test('a combining mark belongs to its letter', () => {
  expect(matchesClinic({ ...clinic, locality: 'தி. நகர்' }, 'நகர்')).toBe(true)
})

test.each([
  ['600017', '600017'],
  ['600 017', '600017'],
  ['600-017', '600017'],
  ['60001', null],
  ['0600017', null],
  ['000017', null],
  ['road', null],
])('the search text %j is the pincode %s', (query, pincode) => expect(readPincode(query)).toBe(pincode))

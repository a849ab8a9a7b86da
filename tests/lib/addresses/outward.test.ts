import { expect, test } from 'vitest'
import { mapsHref, telHref } from '@/lib/addresses/outward'

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['044 4000 1109', 'tel:04440001109'],
  ['(080) 4000-1109', 'tel:08040001109'],
])('a link dials the phone number %s as %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

test('a map link searches for the clinic’s name and address', () => {
  const place = 'Muthu Dental & Sons, 29 Brindavan Road, Bengaluru 560001'
  expect(new URL(mapsHref(place)).searchParams.get('query')).toBe(place)
})

import { expect, test } from 'vitest'
import { mapsHref, telHref } from '@/lib/addresses/outward'

test.each([
  ['+91 98765 43210', 'tel:+919876543210'],
  ['044 4000 1109', 'tel:04440001109'],
  ['(080) 4000-1109', 'tel:08040001109'],
])('%s is dialled by %s', (phone, href) => {
  expect(telHref(phone)).toBe(href)
})

test('a point is opened in a map by latitude and longitude', () => {
  expect(mapsHref({ lat: 13.0827, lng: 80.2707 })).toMatch(/[?&]query=13\.0827,80\.2707$/)
})

import { expect, test } from 'vitest'
import { distanceKm } from '@/lib/domain/clinics/distance'

const chennai = { lat: 13.0827, lng: 80.2707 }
const bengaluru = { lat: 12.9716, lng: 77.5946 }

test.each([
  ['the same point', chennai, chennai, 0],
  ['Chennai to Bengaluru', chennai, bengaluru, 290],
  ['a degree of latitude', { lat: 10, lng: 78 }, { lat: 11, lng: 78 }, 111],
  ['a degree of longitude at the equator', { lat: 0, lng: 78 }, { lat: 0, lng: 79 }, 111],
  ['half round the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20015],
])('the distance is right for %s', (_, a, b, km) => {
  expect(Math.round(distanceKm(a, b))).toBe(km)
  expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 9)
})

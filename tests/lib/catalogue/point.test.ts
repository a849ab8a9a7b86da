import { expect, test } from 'vitest'
import { readPoint, writePoint } from '@/lib/catalogue/clinics/point'

test('a point is written and read to about a metre', () => {
  expect(writePoint({ lat: 12.9716, lng: -77.594561 })).toBe('12.97160,-77.59456')
  expect(readPoint(writePoint({ lat: 12.9716, lng: 77.5946 }))).toEqual({ lat: 12.9716, lng: 77.5946 })
})

test.each([undefined, '', '12', 'a,b', '12,Infinity'])('readPoint rejects %s', (written) => {
  expect(readPoint(written)).toBeNull()
})

import { expect, test } from 'vitest'
import { secondsUntil } from '@/lib/http/calls/retry-after'

const NOW = new Date('2026-11-23T10:00:00Z')

test.each([
  [60_000, '60'],
  // A client that returns a second earlier would be refused again.
  [60_001, '61'],
  [60_999, '61'],
  [1, '1'],
  [0, '1'],
  [-5000, '1'],
])('a wait of %i ms is %s seconds', (ms, seconds) => {
  expect(secondsUntil(new Date(NOW.getTime() + ms), NOW)).toBe(seconds)
})

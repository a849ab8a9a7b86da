import { expect, test } from 'vitest'
import { canReportArrival, showsArrival } from '@/lib/domain/booking/arrival'
import { instantOf } from '@/lib/domain/clinic-time'

const NOW = instantOf('2026-11-23', '10:00')

test.each([
  [-61, false],
  [-60, true],
  [0, true],
  [15, true],
  [16, false],
])('%i minutes after the start, the patient can say “I’m here”: %s', (minutes, expected) => {
  expect(canReportArrival(NOW, new Date(NOW.getTime() + minutes * 60_000))).toBe(expected)
})

test.each([
  [-61, false],
  [180, true],
  [181, false],
])('%i minutes after the start, the page shows that the patient is there: %s', (minutes, expected) => {
  expect(showsArrival(NOW, new Date(NOW.getTime() + minutes * 60_000))).toBe(expected)
})

import { expect, test } from 'vitest'
import { canChange } from '@/lib/domain/cancellation'
import { instantOf } from '@/lib/domain/clinic-time'

test.each([
  ['07:59', true],
  ['08:00', true],
  ['08:01', false],
  ['10:00', false],
  ['11:00', false],
])('an appointment at 10:00 at %s', (time, allowed) => {
  expect(canChange(instantOf('2026-11-24', '10:00'), instantOf('2026-11-24', time))).toBe(allowed)
})

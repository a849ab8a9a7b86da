import { expect, test } from 'vitest'
import { VISITS } from '@/lib/catalogue/visits'
import { canChange } from '@/lib/domain/booking/cancellation'
import { instantOf } from '@/lib/domain/clinic-time'

test.each([
  ['07:59', true],
  ['08:00', true],
  ['08:01', false],
  ['10:00', false],
  ['11:00', false],
])('a patient may change an appointment at 10:00 at %s: %s', (time, allowed) => {
  const booking = { starts_at: instantOf('2026-11-24', '10:00'), visit: 'expected' as const }
  expect(canChange(booking, instantOf('2026-11-24', time))).toBe(allowed)
})

test.each(VISITS)(
  'a patient (%s) may change a displaced appointment until it begins if the visit is still due',
  (visit) => {
    const at = (time: string) =>
      canChange({ starts_at: instantOf('2026-11-24', '10:00'), visit }, instantOf('2026-11-24', time), true)
    expect(at('09:59')).toBe(visit === 'expected' || visit === 'arrived')
    expect(at('10:00')).toBe(false)
  },
)

test.each(VISITS.filter((visit) => visit !== 'expected'))(
  'an appointment whose visit is %s can’t be changed',
  (visit) => {
    expect(canChange({ starts_at: instantOf('2026-11-24', '10:00'), visit }, instantOf('2026-11-24', '07:00'))).toBe(
      false,
    )
  },
)

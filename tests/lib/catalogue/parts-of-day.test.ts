import { expect, test } from 'vitest'
import { partOfDay } from '@/lib/catalogue/parts-of-day'
import { isPreferred } from '@/lib/domain/calendar/slot-wishes'
import { callHours } from '@/lib/domain/leads/call-back'
import { byPart } from '@/lib/page-handlers/calendar/slot-view'

test.each([
  ['00:30', 'night', 'early'],
  ['05:59', 'dawn', 'early'],
  ['11:30', 'morning', 'morning'],
  ['15:59', 'afternoon', 'afternoon'],
  ['16:00', 'evening', 'evening'],
  ['20:00', 'late', 'night'],
  ['24:00', 'night', 'early'],
] as const)('%s is named %s and listed under %s', (start, part, list) => {
  expect(partOfDay(start)).toBe(part)
  expect(byPart([{ start }]).map((group) => group.part)).toEqual([list])
})

test.each([
  ['15:59', false],
  ['16:00', true],
  ['20:30', true],
])('a wish for an evening takes %s: %s', (start, isTaken) => {
  const slot = { date: '2026-11-23', start, end: '21:00' }
  expect(isPreferred(slot, 'evening', { window: ['2026-11-23'], team: [], last: '' })).toBe(isTaken)
})

test.each(['morning', 'afternoon', 'evening'] as const)('the hours of a call in the %s begin in it', (best) => {
  expect(partOfDay(callHours()[best]?.from ?? '')).toBe(best)
})

test('the hours of a call leave no gap in the day', () => {
  const { morning, afternoon, evening } = callHours()
  expect([morning?.until, afternoon?.until]).toEqual([afternoon?.from, evening?.from])
})

import { expect, test } from 'vitest'
import { endOfPage, nextAsk } from '@/lib/domain/payments/page-times'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'

const minutesOf = (at: Date | null): number | null => at && (at.getTime() - NOW.getTime()) / 60_000

test.each([
  ['a visit in five minutes', 5, false, 20],
  ['a visit in three hours', 180, false, 180],
  ['a visit in two weeks', 14 * 1440, false, 1440],
  ['a visit that must be paid first', 14 * 1440, true, 20],
])('the page for %s', (_what, ahead, required, minutes) => {
  expect(minutesOf(endOfPage({ startsAt: minutesAfter(ahead), required }, NOW))).toBe(minutes)
})

const ask = (age: number, { isOpen = true, lasts = 1440 } = {}): number | null => {
  const now = minutesAfter(age)
  const at = nextAsk({ createdAt: NOW, expiresAt: minutesAfter(lasts), isOpen }, now)
  return at && (at.getTime() - now.getTime()) / 60_000
}

test('an open page is asked for after as long again as it is old, from a minute to an hour', () => {
  expect([0, 1, 2, 4, 30, 300].map((age) => ask(age))).toEqual([1, 1, 2, 4, 30, 60])
})

test('the last question about an open page comes a minute after its end', () => {
  expect(ask(15, { lasts: 20 })).toBe(6)
  expect(ask(20, { lasts: 20 })).toBe(5)
})

test('late money is asked for on three days, and not after', () => {
  const ended = (days: number) => ask(20 + days * 1440, { isOpen: false, lasts: 20 })
  expect([0, 1, 2, 3, 4].map(ended)).toEqual([1440, 1440, 1440, null, null])
})

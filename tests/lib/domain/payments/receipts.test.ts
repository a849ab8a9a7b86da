import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditNoteSeries, receiptNumber, receiptSeries, taxParts } from '@/lib/domain/payments/receipts'

test.each([
  ['2027-03-31T23:59:59+05:30', 0, 'KA/2627/B'],
  ['2027-04-01T00:00:00+05:30', 18, 'KA/2728/T'],
  ['2026-12-31T10:00:00+05:30', 0, 'KA/2627/B'],
])('a receipt of %s with a tax of %i percent is in the series %s', (moment, percent, series) => {
  expect(receiptSeries('KA', percent, new Date(moment))).toBe(series)
  expect(receiptNumber({ series, n: 999_999 })).toBe(`${series}/999999`)
  expect(receiptNumber({ series, n: 999_999 }).length).toBeLessThanOrEqual(16)
})

test('a credit note is numbered in the year in which the money is back, for tax invoices only', () => {
  const now = new Date('2027-04-01T00:00:00+05:30')
  expect(creditNoteSeries({ series: 'KA/2627/T' }, now)).toBe('KA/2728/C')
  expect(creditNoteSeries({ series: 'KA/2627/B' }, now)).toBeNull()
})

test.each([
  [118_00, 18, 100_00, 9_00],
  [199_00, 18, 168_64, 15_18],
  [499_00, 18, 422_88, 38_06],
  [199_00, 5, 189_52, 4_74],
  [1, 18, 1, 0],
])('%i paise with a tax of %i percent are %i and twice %i', (paise, percent, taxable, half) => {
  expect(taxParts(paise, percent)).toEqual({ taxable, half })
})

test('the taxable value and both halves of the tax add up to the amount, and the rate is right to a paisa', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 28 }), (paise, percent) => {
      const { taxable, half } = taxParts(paise, percent)
      expect(taxable + 2 * half).toBe(paise)
      expect(Math.abs(half - (taxable * percent) / 200)).toBeLessThanOrEqual(0.65)
    }),
  )
})

// The variants are those of spec sections 3 and 4.
import { expect, test } from 'vitest'
import { EXPERIMENTS, unifiedBookingVariant, VARIANTS } from '@/lib/catalogue/variants'

test('the catalogue has three experiments with two variants each', () => {
  expect(EXPERIMENTS).toEqual(['unified_booking', 'ppr', 'dashboard'])
  expect(VARIANTS).toEqual(['variant_A', 'variant_B'])
})

test.each([
  [{ utm_lead_type: 'google' }, 'variant_A'],
  [{ utm_lead_type: '0' }, 'variant_A'],
  [{ utm_lead_type: '' }, 'variant_B'],
  [{ utm_lead_type: null }, 'variant_B'],
  [{ utm_lead_type: undefined }, 'variant_B'],
  [{}, 'variant_B'],
])('the input %j gets the variant %s', (input, variant) => {
  expect(unifiedBookingVariant(input)).toBe(variant)
})

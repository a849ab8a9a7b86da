import { expect, test } from 'vitest'
import { POPULAR_CITIES } from '@/lib/catalogue/popular-cities'
import { SAMPLE } from '@/tests/support/sample-chain'

test('the popular cities are those with the most clinics of the sample chain', () => {
  const counts = new Map<string, number>()
  for (const { city: cityId } of SAMPLE.clinics) counts.set(cityId, (counts.get(cityId) ?? 0) + 1)
  const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, POPULAR_CITIES.length)
  expect(POPULAR_CITIES.map(({ id }): string => id).sort()).toEqual(most.map(([id]) => id).sort())
})

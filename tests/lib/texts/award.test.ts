import { expect, test } from 'vitest'
import { AWARD } from '@/lib/texts/en/shell'

test('the award has the caption and the two lines of spec section 2', () => {
  expect(AWARD.caption).toBe('Best dental chain in the south, 2025')
  expect(AWARD.lines).toHaveLength(2)
  expect(AWARD.lines[0]).toMatch(/business newspaper/i)
  expect(AWARD.lines[1]).toMatch(/world economic forum.*technology pioneer/i)
})

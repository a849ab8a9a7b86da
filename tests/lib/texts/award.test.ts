import { describe, expect, test } from 'vitest'
import { type Award, announcedAward } from '@/lib/catalogue/award'
import { SAMPLE_AWARD } from '@/tests/support/chain/sample-chain'

test('the sample’s award has the specification’s caption and one line from each giver', () => {
  expect(SAMPLE_AWARD.title).toMatch(/^best dental chain in the south, 2025$/i)
  expect(SAMPLE_AWARD.lines[0]).toMatch(/business newspaper/i)
  expect(SAMPLE_AWARD.lines[1]).toMatch(/world economic forum.*technology pioneer/i)
})

describe('the award’s display', () => {
  const award: Award = { ...SAMPLE_AWARD, proof: 'https://awards.example/1', until: '2027-12-31' }
  test.each([
    ['on its last day', award, '2027-12-31', award],
    ['not on the day after', award, '2028-01-01', null],
    ['not without a proof', { ...award, proof: '' }, '2026-01-01', null],
  ])('the site shows the award %s', (_when, given, today, told) => {
    expect(announcedAward(given, today)).toEqual(told)
  })
})

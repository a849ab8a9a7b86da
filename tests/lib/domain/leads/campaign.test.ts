import { expect, test } from 'vitest'
import { campaignName } from '@/lib/domain/leads/campaign'

test.each([
  ['spring', 'spring'],
  [' Spring Sale ', 'spring-sale'],
  ['spring+sale_2026', 'spring-sale_2026'],
  ['20312345678', '20312345678'],
  ['a'.repeat(61), 'a'.repeat(60)],
  ['', null],
  [null, null],
  ['asha@mail.example', null],
  ['+91 98100 00001', null],
  ['9810000001', null],
  ['+919810000001', null],
  ['09810000001', null],
  ['asha-9810000001', null],
  ['चेन्नई', null],
  ["x'; --", null],
])('the campaign %j is counted as %j', (said, name) => {
  expect(campaignName(said)).toBe(name)
})

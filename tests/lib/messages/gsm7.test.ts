import { describe, expect, test } from 'vitest'
import { segmentsOf } from '@/lib/messages/gsm7'

describe('the segments of an SMS', () => {
  test.each([
    ['', 'GSM-7', 1],
    ['a'.repeat(160), 'GSM-7', 1],
    ['a'.repeat(161), 'GSM-7', 2],
    ['a'.repeat(306), 'GSM-7', 2],
    ['€'.repeat(80), 'GSM-7', 1],
    ['€'.repeat(81), 'GSM-7', 2],
    ['’'.repeat(70), 'UCS-2', 1],
    ['’'.repeat(71), 'UCS-2', 2],
  ])('the segments of text %# are right', (text, encoding, count) => {
    expect(segmentsOf(text)).toEqual({ encoding, count })
  })
})

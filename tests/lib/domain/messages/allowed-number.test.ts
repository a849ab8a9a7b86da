import { describe, expect, test } from 'vitest'
import { isAllowedNumber } from '@/lib/domain/messages/allowed-number'

const INDIA = ['91']

test.each(['+919876543210', '+916000012345', '+917012345678', '+918012345678'])(
  'the number %s is an Indian mobile',
  (number) => {
    expect(isAllowedNumber(number, INDIA)).toBe(true)
  },
)

test.each([
  ['+918023456789', 'a landline in Bengaluru'],
  ['+915123456789', 'no series of mobiles'],
  ['+91987654321', 'a digit short'],
  ['+9198765432100', 'a digit long'],
  ['+882130123456', 'a satellite network'],
  ['+992372123456', 'Tajikistan'],
  ['+3725123456', 'Estonia'],
  ['+447700900123', 'the United Kingdom'],
  ['919876543210', 'without a plus'],
  [' +919876543210', 'a space before'],
  ['+919876543210\n', 'a line after'],
  ['+91९८७६५४३२१०', 'digits of another script'],
  ['asha@example.in', 'an address'],
  ['', 'nothing'],
])('the number %j gets no message: %s', (number) => {
  expect(isAllowedNumber(number, INDIA)).toBe(false)
})

describe('numbers of other countries', () => {
  test('every number of an allowed country is allowed', () => {
    expect(isAllowedNumber('+971501234567', ['91', '971'])).toBe(true)
    expect(isAllowedNumber('+966501234567', ['91', '971'])).toBe(false)
  })

  test('an Indian number is not allowed when the list leaves out India’s code', () => {
    expect(isAllowedNumber('+919876543210', ['971'])).toBe(false)
  })
})

import { describe, expect, test } from 'vitest'
import { passwordCause } from '@/lib/browser/sign-in/new-password'
import { readCode } from '@/lib/browser/sign-in/typed-code'

describe('a code', () => {
  test.each([
    ['123456', { code: '123456' }],
    [' 123 456 ', { code: '123456' }],
    ['123-456', { code: '123456' }],
    ['12–34\u00a056', { code: '123456' }],
    ['\u200b012345', { code: '012345' }],
    ['१२३४५६', { code: '123456' }],
    ['', { cause: 'empty' }],
    ['  ', { cause: 'empty' }],
    ['12345', { cause: 'length' }],
    ['1234567', { cause: 'length' }],
    ['12345O', { cause: 'letters' }],
  ])('%o is %o', (typed, expected) => {
    expect(readCode(typed)).toEqual(expected)
  })
})

describe('a new password', () => {
  test.each([
    ['Longer-Pass-1', null],
    ['Päss wörd 1', null],
    ['', 'empty'],
    [' Longer-Pass-1', 'space'],
    ['Sh0rt-1', 'short'],
    [`Aa1!${'a'.repeat(253)}`, 'long'],
    ['UPPER-1-UPPER', 'lower'],
    ['lower-1-lower', 'upper'],
    ['No-Digit-Here', 'digit'],
    ['NoSignHere1', 'sign'],
  ])('%o: %s', (typed, cause) => {
    expect(passwordCause(typed)).toBe(cause)
  })
})

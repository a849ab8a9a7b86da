import { describe, expect, test } from 'vitest'
import { readCode } from '@/flows/code'
import { isEmail } from '@/flows/email'
import { passwordCause } from '@/flows/password'

describe('a code', () => {
  test.each([
    ['123456', { value: '123456' }],
    [' 123 456 ', { value: '123456' }],
    ['123-456', { value: '123456' }],
    ['12–34\u00a056', { value: '123456' }],
    ['\u200b012345', { value: '012345' }],
    ['१२३४५६', { value: '123456' }],
    ['', { cause: 'empty' }],
    ['  ', { cause: 'empty' }],
    ['12345', { cause: 'length' }],
    ['1234567', { cause: 'length' }],
    ['12345O', { cause: 'letters' }],
  ])('the code %o is read as %o', (typed, expected) => {
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
  ])('the new password %o has the cause %s', (typed, cause) => {
    expect(passwordCause(typed)).toBe(cause)
  })
})

describe('an e-mail address', () => {
  test.each([
    ['meera@example.in', true],
    ['meera.sample+dental@mail.example.co.in', true],
    ['meera@example', false],
    ['meera@example..in', false],
    ['meera example@example.in', false],
    ['Meera <meera@example.in>', false],
    [`${'m'.repeat(65)}@example.in`, false],
    [`m@${'example.'.repeat(31)}asia`, true],
    [`m@${'example.'.repeat(31)}india`, false],
    ['', false],
  ])('the e-mail address %o is valid: %s', (typed, expected) => {
    expect(isEmail(typed)).toBe(expected)
  })
})

import { expect, test } from 'vitest'
import { readAge } from '@/flows/age'

test.each([
  ['8', 8],
  [' 63 ', 63],
  ['0', 0],
  ['007', 7],
  ['120', 120],
  ['௮', 8],
])('%s is a valid age', (typed, value) => {
  expect(readAge(typed)).toEqual({ value })
})

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['eight', 'characters'],
  ['8.5', 'characters'],
  ['-1', 'characters'],
  ['121', 'range'],
  ['9'.repeat(400), 'range'],
])('“%s” is not a valid age', (typed, cause) => {
  expect(readAge(typed)).toEqual({ cause })
})

import { expect, test } from 'vitest'
import { areaNames } from '@/lib/domain/clinics/place-search'
import { respelt } from '@/lib/domain/clinics/spelling'
import { SAMPLE } from '@/tests/support/chain/sample-chain'

const NAMES = [
  ...SAMPLE.cities.flatMap(({ name, aliases }) => [name, ...aliases]),
  ...SAMPLE.clinics.map(({ locality }) => locality),
  ...areaNames(),
]

test.each([
  ['whitefeild', 'Whitefield'],
  ['WHITEFEILD', 'Whitefield'],
  ['whitefild', 'Whitefield'],
  ['hwitefield', null],
  ['kormangala', 'Koramangala'],
  ['indranagar', 'Indiranagar'],
  ['adiyar', 'Adyar'],
  ['mylapur', 'Mylapore'],
  ['anna nager', 'Anna Nagar'],
  ['jpnager', 'JP Nagar'],
  ['chenai', 'Chennai'],
  // The beginning of a misspelt name is corrected too; a short word needs nearly all its letters.
  ['kormanga', 'Koramangala'],
  ['mylapu', 'Mylapore'],
  ['korman', null],
  ['patna', null],
  // The name is right, or the beginning of a right name, so nothing is guessed.
  ['whitefield', null],
  ['whitef', null],
  ['', null],
  ['600017', null],
  // Too short, or similar to no name.
  ['adr', null],
  ['zzzz', null],
  ['delhi', null],
  ['kolkata', null],
  ['jaipur', null],
  ['chennai zzzz', null],
  ['x'.repeat(100), null],
])('the spelling %j is corrected to %j', (typed, meant) => expect(respelt(typed, NAMES)).toBe(meant))

test('respelt prefers the name with the fewest slips, then the name of the same length', () => {
  expect(respelt('mangaluri', ['Mangaluruside', 'Mangaluru'])).toBe('Mangaluru')
  expect(respelt('kadrii', ['Kadar', 'Kadri'])).toBe('Kadri')
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newReference, parseReference, REFERENCE_ALPHABET } from '@/lib/domain/booking/references'

test('a reference has eight characters and no look-alikes or vowels', () => {
  for (let n = 0; n < 500; n += 1) expect(newReference()).toMatch(/^[^0ODQ1IL2Z5S8B6GUVAE]{8}$/)
})

test('each character of a reference is equally likely: 15 of 255 bytes give it, and byte 255 is drawn again', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 255; byte += 1) {
    const reference = newReference((length) => new Uint8Array(length).fill(byte))
    counts.set(reference, (counts.get(reference) ?? 0) + 1)
  }
  expect(Object.fromEntries(counts)).toEqual(
    Object.fromEntries([...REFERENCE_ALPHABET].map((char) => [char.repeat(8), 15])),
  )

  const draws = [255, 0]
  const first = REFERENCE_ALPHABET[0] as string
  expect(newReference((length) => new Uint8Array(length).fill(draws.shift() as number))).toBe(first.repeat(8))
})

test.each([
  ['CFHJ KMNP', 'CFHJKMNP'],
  ['cfhj-kmnp', 'CFHJKMNP'],
  ['  c f h j–k m n p\u200b', 'CFHJKMNP'],
  ['CFHJKMN', null],
  ['CFHJKMNPR', null],
  ['CFHJKMN0', null],
  ['', null],
  ['ßßßß', null],
])('parseReference reads %j as %s', (typed, reference) => expect(parseReference(typed)).toBe(reference))

test('parseReference reads every new reference and never throws', () => {
  fc.assert(
    fc.property(fc.constant(null), () => {
      const reference = newReference()
      expect(parseReference(`${reference.slice(0, 4).toLowerCase()} - ${reference.slice(4)}`)).toBe(reference)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(parseReference(typed) ?? 'CFHJKMNP').toMatch(/^[A-Z0-9]{8}$/)
    }),
  )
})
